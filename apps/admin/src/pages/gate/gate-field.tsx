import { Field, TextInput } from '@app/ui';
import type { ComponentProps, ReactNode } from 'react';

interface GateFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string;
  hint?: ReactNode;
}

/** A field of the gate: 44 px at every width, never under 16 px of type. */
export const GateField = ({ label, error, hint, ...input }: GateFieldProps) => (
  <Field label={label} error={error} aside={hint}>
    {(control) => (
      <TextInput {...control} {...input} required frameClassName="min-h-11!" className="text-body!" />
    )}
  </Field>
);
