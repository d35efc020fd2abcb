import { depositLimits } from '@app/contracts';
import { Field, TextInput } from '@app/ui';
import type { ComponentProps } from 'react';
import type { LookupKind } from '../api/look-up-postcode';
import type { DepositField } from '../deposit-form';
import type { DepositForm } from '../hooks/use-deposit-form';
import { text } from '../text';
import { DeliveryChoice } from './delivery-choice';

interface DepositFieldsProps {
  form: DepositForm;
  lookup: LookupKind;
}

/** Who pays, and where the tops go. */
export function DepositFields({ form, lookup }: DepositFieldsProps) {
  return (
    <div className="grid grid-cols-1 items-end gap-5 tablet:grid-cols-2">
      <div className="tablet:col-span-full">
        <DepositInput form={form} field="customerName" autoComplete="name" />
      </div>
      <DepositInput
        form={form}
        field="customerPhone"
        hint={text.phoneHint}
        type="tel"
        autoComplete="tel"
        className="num"
      />
      <DepositInput
        form={form}
        field="customerEmail"
        hint={text.emailHint}
        type="email"
        autoComplete="email"
      />
      <div className="tablet:col-span-full">
        <DeliveryChoice form={form} lookup={lookup} />
      </div>
    </div>
  );
}

interface DepositInputProps extends Omit<ComponentProps<'input'>, 'form'> {
  form: DepositForm;
  field: DepositField;
  hint?: string;
}

/** One field, tied to the form. On a phone a bar with the button stands at the foot: nothing may hide behind it. */
export function DepositInput({ form, field, hint, className, ...input }: DepositInputProps) {
  return (
    <Field id={form.idOf(field)} label={text.labels[field]} hint={hint} error={form.errorOf(field)}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={field}
          required
          maxLength={depositLimits[field]}
          value={form.values[field]}
          onChange={(event) => form.enter({ [field]: event.target.value })}
          className={`max-tablet:scroll-mb-30 ${className ?? ''}`}
        />
      )}
    </Field>
  );
}
