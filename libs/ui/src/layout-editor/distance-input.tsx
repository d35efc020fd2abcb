import { useState, useTransition } from 'react';
import { Field } from '../field/field';
import { UnitInput } from '../field/unit-input';
import { layoutText } from './layout-text';

interface MmInputProps<Mm> {
  label: string;
  valueMm: Mm;
  /** null: not accepted. */
  read: (text: string) => Mm | null;
  onChange: (mm: Mm) => void;
}

/**
 * Whole millimetres. Other input is ignored, and removed on blur. The field itself is painted first: a phone needs longer
 * for plan, price and rules.
 */
export function MmInput<Mm extends number | undefined>({ label, valueMm, read, onChange }: MmInputProps<Mm>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isPending, startTransition] = useTransition();
  const change = (text: string) => {
    const mm = read(text.trim());
    if (mm !== null) onChange(mm);
  };
  return (
    <Field label={label} error={typed !== null && read(typed.trim()) === null && layoutText.wholeMm}>
      {(control) => (
        <UnitInput
          {...control}
          unit="mm"
          value={typed ?? valueMm ?? ''}
          onChange={({ target }) => {
            setTyped(target.value);
            startTransition(() => change(target.value));
          }}
          onBlur={({ target }) => {
            setTyped(null);
            // What is pressed next must know of it.
            if (isPending) change(target.value);
          }}
        />
      )}
    </Field>
  );
}

const wholeMm = /^-?\d{1,4}$/;

export const DistanceInput = (props: Omit<MmInputProps<number>, 'read'>) => (
  <MmInput {...props} read={(text) => (wholeMm.test(text) ? Number(text) : null)} />
);
