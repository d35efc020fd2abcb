import type { LookupKind } from '../api/look-up-postcode';
import type { DepositForm } from '../hooks/use-deposit-form';
import { text } from '../text';
import { DeliveryChoice } from './delivery-choice';
import { DepositInput } from './deposit-input';

interface DepositFieldsProps {
  form: DepositForm;
  lookup: LookupKind;
}

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
