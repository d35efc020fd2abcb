import type { BasketResponse } from '@app/contracts';
import { depositOf, formatGbp, formatPounds, toPence } from '@app/pricing';
import { Button, wholeReferencesAndAmounts } from '@app/ui';
import type { ReactNode } from 'react';
import { text } from '../text';

interface PayAction {
  isPayable: boolean;
  onPay: () => void;
}

interface SummaryProps {
  basket: BasketResponse;
  pay: PayAction;
  /** The form that emails all of it. */
  email?: ReactNode;
  /** The form that makes all of it one job. */
  job?: ReactNode;
}

export function BasketSummary({ basket, pay, email, job }: SummaryProps) {
  const total = toPence(basket.totalAmount);
  return (
    <aside
      aria-label={text.total}
      className="num rounded-2 border border-line bg-surface px-6.5 py-6 desktop:sticky desktop:top-0"
    >
      <h3 className="mb-2.5 font-display text-h3">{text.quotes(basket.count)}</h3>
      <dl className="text-label">
        <Amount name={text.tops}>
          <span translate="no">{formatGbp(total)}</span>
        </Amount>
        <Amount name={text.delivery} hint={text.deliveryLater}>
          <span translate="no">{formatPounds('0.00')}</span>
        </Amount>
      </dl>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 pt-4">
        <span className="font-strong whitespace-nowrap">
          {text.total} <span className="text-small font-normal text-ink-3">{text.vat}</span>
        </span>
        <b translate="no" className="font-display text-amount">
          {formatGbp(total)}
        </b>
      </p>
      <p className="mt-2.5 flex justify-between gap-4 text-label text-ink-2">
        <span>{text.deposit}</span>
        <span translate="no">{formatGbp(depositOf(total))}</span>
      </p>
      <Button
        size="large"
        isFullWidth
        isDisabled={!pay.isPayable}
        onClick={pay.onPay}
        className="mt-5 max-tablet:hidden"
      >
        {text.pay}
      </Button>
      {email}
      {job}
      <p className="mt-4 text-small text-ink-3">
        {wholeReferencesAndAmounts(!pay.isPayable ? text.settleFirst : text.finePrint)}
      </p>
    </aside>
  );
}

const Amount = ({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-b border-line py-2.5">
    <dt className="text-ink-2">
      {name}
      {hint && <span className="block text-small text-ink-3">{hint}</span>}
    </dt>
    <dd className="text-right">{children}</dd>
  </div>
);

/** On phones: total, deposit and button stay at the bottom. */
export function PayBar({ basket, pay }: Pick<SummaryProps, 'basket' | 'pay'>) {
  const total = toPence(basket.totalAmount);
  return (
    <div className="num grid flex-none grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-line bg-surface px-5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-bar tablet:hidden">
      <p>
        <b translate="no" className="block font-display text-title">
          {formatGbp(total)}
        </b>
        <span className="block text-small text-ink-3">
          {wholeReferencesAndAmounts(text.depositShort(formatGbp(depositOf(total))))}
        </span>
      </p>
      <Button isDisabled={!pay.isPayable} onClick={pay.onPay}>
        {text.pay}
      </Button>
    </div>
  );
}
