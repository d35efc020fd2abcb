import { countTops, needsAnotherDelivery } from '@app/pricing';
import { cx, wholeReferencesAndAmounts } from '@app/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { LookupKind } from '../api/look-up-postcode';
import type { DepositForm } from '../hooks/use-deposit-form';
import { text } from '../text';
import { DeliveryAddress } from './delivery-address';

interface DeliveryChoiceProps {
  form: DepositForm;
  lookup: LookupKind;
}

/** Delivery or collection; for delivery, the address. */
export function DeliveryChoice({ form, lookup }: DeliveryChoiceProps) {
  const id = useId();
  const { needsDelivery } = form;
  const tops = countTops(form.order.quotes);
  return (
    <div
      className={cx(
        'rounded-2 border px-4 py-4',
        needsDelivery ? 'border-chalk bg-surface ring-1 ring-chalk ring-inset' : 'border-line',
      )}
    >
      <label
        className={cx(
          'relative flex cursor-pointer items-start gap-3.5 rounded-2',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-chalk',
        )}
      >
        <input
          type="checkbox"
          name="needsDelivery"
          aria-label={text.deliver()}
          aria-describedby={id}
          checked={needsDelivery}
          onChange={(event) => form.setNeedsDelivery(event.target.checked)}
          className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className="mt-0.5 grid size-6 flex-none place-items-center rounded-[3px] border-[1.5px] border-line-strong bg-surface text-surface peer-checked:border-chalk peer-checked:bg-chalk"
        >
          <Check className={cx('size-4', !needsDelivery && 'opacity-0')} strokeWidth={2.5} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="num block font-strong">{wholeReferencesAndAmounts(text.deliver())}</span>
          <span id={id} className="mt-0.5 block text-label text-ink-2">
            {text.deliverHint}
            {needsAnotherDelivery(tops) && (
              <span className="mt-1 block font-label text-ink">{text.severalDeliveries(tops)}</span>
            )}
          </span>
        </span>
      </label>
      {needsDelivery && <DeliveryAddress form={form} lookup={lookup} />}
    </div>
  );
}
