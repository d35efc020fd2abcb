import { FormField } from '../../../lib/form/form-field';
import type { LookupKind } from '../api/look-up-postcode';
import type { DepositForm } from '../hooks/use-deposit-form';
import { DeliveryChoice } from './delivery-choice';

interface DepositFieldsProps {
  form: DepositForm;
  lookup: LookupKind;
}

/** On a phone the scroll margin keeps the focused field clear of the bar at the bottom. */
export function DepositFields({ form, lookup }: DepositFieldsProps) {
  const { field } = form;
  return (
    <div className="grid grid-cols-1 items-end gap-5 tablet:grid-cols-2 max-tablet:[&_input]:scroll-mb-30">
      <FormField field={field('customerName')} autoComplete="name" isWide />
      <FormField field={field('customerPhone')} type="tel" autoComplete="tel" className="num" />
      <FormField field={field('customerEmail')} type="email" autoComplete="email" />
      <div className="tablet:col-span-full">
        <DeliveryChoice form={form} lookup={lookup} />
      </div>
    </div>
  );
}
