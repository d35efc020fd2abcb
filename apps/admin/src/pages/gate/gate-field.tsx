import type { ComponentProps, ReactNode } from 'react';
import { fieldFrame, fieldInput } from '../../lib/form/field-class';
import { FieldRow } from '../../lib/form/field-row';

interface GateFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string;
  hint?: ReactNode;
}

/** A field of the gate: 44 px at every width, never under 16 px of type. */
export const GateField = ({ label, error, hint, ...input }: GateFieldProps) => (
  <FieldRow label={label} error={error} hint={hint}>
    {(control) => (
      <div className={`${fieldFrame} min-h-11!`}>
        <input {...control} {...input} required className={`${fieldInput} text-[16px]!`} />
      </div>
    )}
  </FieldRow>
);
