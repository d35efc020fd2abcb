import type { AdminQuoteDetail, DepositWay } from '@app/contracts';
import { countTops, formatGbp, pence, toPence, type BasketTotal, type Pence } from '@app/pricing';
import { Button, cx } from '@app/ui';
import { Check } from 'lucide-react';
import { sizeText, stoneText } from '../../features/quotes/stone-text';
import { text } from './text';

interface OrderSumProps {
  quotes: readonly AdminQuoteDetail[];
  total: BasketTotal;
  depositBy: DepositWay;
  email: string;
  isSaving: boolean;
}

export function OrderSum({ quotes, total, depositBy, email, isSaving }: OrderSumProps) {
  const { steps } = text;
  const hasDeposit = depositBy !== 'none';
  return (
    <aside
      aria-label={text.sum}
      className="rounded-3 border border-line bg-surface px-4 pt-1 pb-4 max-wide:sticky max-wide:bottom-14 max-wide:z-2 wide:sticky wide:top-4 wide:px-5.5 wide:pt-5 wide:pb-5"
    >
      <h2 className="text-label font-strong max-wide:sr-only">{text.tops(countTops(quotes))}</h2>
      <dl className="num wide:mt-2">
        {quotes.map((quote) => (
          <Line
            key={quote.id}
            label={stoneText(quote)}
            note={`${sizeText(quote)} mm`}
            amount={toPence(quote.totalPrice)}
            isDetail
          />
        ))}
        {total.delivery > 0 && <Line label={text.deliveryLine} amount={total.delivery} isDetail />}
        <Line label={text.price} amount={total.total} isStrong />
        {hasDeposit && (
          <Line label={text.depositLine} note={text.depositNote} amount={total.deposit} isStrong />
        )}
        {hasDeposit && <Line label={text.balance} amount={pence(total.total - total.deposit)} isDetail />}
      </dl>
      <h3 className="mt-4 text-small font-strong max-wide:hidden">{text.next}</h3>
      <ul className="mt-1.5 grid gap-1.5 text-small text-ink-2 max-wide:hidden">
        {nextStepsOf(depositBy, email.trim(), formatGbp(total.deposit)).map((step) => (
          <li key={step} className="flex gap-2">
            <Check className="mt-0.5 size-4 flex-none text-ink-3" strokeWidth={1.75} />
            <span className="min-w-0 [overflow-wrap:anywhere]">{step}</span>
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        kind="primary"
        isPending={isSaving}
        isDisabled={quotes.length === 0}
        className="mt-4 w-full max-wide:mt-2"
      >
        {text.submit}
      </Button>
    </aside>
  );

  function nextStepsOf(by: DepositWay, to: string, deposit: string): string[] {
    switch (by) {
      case 'none':
        return [steps.starts, steps.callNow];
      case 'cash':
      case 'card-counter':
        return [steps.recorded(deposit), steps.starts, steps.callNow];
      case 'card-phone':
        return [steps.awaits, steps.page, steps.callAfter];
      case 'card-link':
        return [steps.awaits, ...(to ? [steps.link(to)] : []), steps.callAfter];
      case 'bank-transfer':
        return [steps.awaits, to ? steps.details(to) : steps.byPhone, steps.callAfter];
    }
  }
}

interface LineProps {
  label: string;
  note?: string;
  amount: Pence;
  isStrong?: boolean;
  isDetail?: boolean;
}

const Line = ({ label, note, amount, isStrong = false, isDetail = false }: LineProps) => (
  <div
    className={cx(
      'flex justify-between gap-4 py-1.5 wide:border-b wide:border-line wide:py-2',
      isStrong && 'font-strong',
      isDetail && 'max-wide:hidden',
    )}
  >
    <dt className="min-w-0 [overflow-wrap:anywhere]">
      {label}
      {note && <span className="block text-caption font-normal text-ink-3 max-wide:hidden">{note}</span>}
    </dt>
    <dd translate="no" className="whitespace-nowrap">
      {formatGbp(amount)}
    </dd>
  </div>
);
