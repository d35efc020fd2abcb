import { depositLimits } from '@app/contracts';
import { Field, lengthProblem, TextInput } from '@app/ui';
import type { ComponentProps } from 'react';
import type { DepositField } from '../deposit-form';
import type { DepositForm } from '../hooks/use-deposit-form';
import { text } from '../text';

interface DepositInputProps extends Omit<ComponentProps<'input'>, 'form'> {
  form: DepositForm;
  field: DepositField;
  hint?: string;
}

/** A field bound to the form. On a phone its scroll margin keeps it clear of the bar at the bottom. */
export function DepositInput({ form, field, hint, className, ...input }: DepositInputProps) {
  const error = form.errorOf(field) ?? lengthProblem(form.values[field], depositLimits[field]);
  return (
    <Field id={form.idOf(field)} label={text.labels[field]} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={field}
          required
          value={form.values[field]}
          onChange={(event) => form.enter({ [field]: event.target.value })}
          className={`max-tablet:scroll-mb-30 ${className ?? ''}`}
        />
      )}
    </Field>
  );
}
