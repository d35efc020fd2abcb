import { Field, londonDay, TextInput } from '@app/ui';

interface DayInputProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** Today or earlier, with the browser's date picker: '2026-11-21', or ''. */
export const DayInput = ({ label, value, onChange }: DayInputProps) => (
  <Field label={label}>
    {(control) => (
      <TextInput
        {...control}
        type="date"
        value={value}
        max={londonDay()}
        onChange={({ target }) => onChange(target.value)}
        className="num"
      />
    )}
  </Field>
);
