import { useState } from 'react';
import { Field } from '../field/field';
import { UnitInput } from '../field/unit-input';
import { layoutText } from './layout-text';

interface DistanceInputProps {
  label: string;
  valueMm: number;
  onChange: (mm: number) => void;
}

const wholeMm = /^-?\d{1,4}$/;

/** Whole millimetres. Other input is ignored, and removed on blur. */
export function DistanceInput({ label, valueMm, onChange }: DistanceInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && !wholeMm.test(typed.trim());
  return (
    <Field label={label} error={isInvalid && layoutText.wholeMm}>
      {(control) => (
        <UnitInput
          {...control}
          unit="mm"
          value={typed ?? String(valueMm)}
          onChange={({ target }) => {
            setTyped(target.value);
            if (wholeMm.test(target.value.trim())) onChange(Number(target.value));
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
