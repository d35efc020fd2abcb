import { planOfQuote } from '@app/configuration';
import { countTops, formatGbp, formatPounds } from '@app/pricing';
import { cx, wholeReferencesAndAmounts } from '@app/ui';
import type { ReactNode } from 'react';
import { text } from '../text';
import { depositTotals, type DepositOrder } from '../to-deposit-request';

interface DepositAmountsProps {
  order: DepositOrder;
  needsDelivery: boolean;
}

export function DepositAmounts({ order, needsDelivery }: DepositAmountsProps) {
  const { topsTotal, delivery, total, deposit } = depositTotals(order, needsDelivery);
  const count = countTops(order.quotes);
  return (
    <>
      <dl className="num text-label">
        {order.quotes.map((quote) => (
          <Row key={quote.id} name={text.orderedTop(quote, planOfQuote(quote))}>
            <span translate="no">{formatPounds(quote.totalPrice)}</span>
          </Row>
        ))}
      </dl>
      <dl className="num text-label" aria-live="polite" aria-atomic="true">
        {order.quotes.length > 1 && (
          <Row name={text.tops(count)}>
            <span translate="no">{formatGbp(topsTotal)}</span>
          </Row>
        )}
        {needsDelivery ? (
          <Row name={text.delivery}>
            <span translate="no">{formatGbp(delivery)}</span>
          </Row>
        ) : (
          <Row name={text.collection}>{text.free}</Row>
        )}
        <Row name={`${text.total}, ${text.vat}`} isStrong>
          <span translate="no">{formatGbp(total)}</span>
        </Row>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
          <dt className="font-strong">{text.deposit}</dt>
          <dd translate="no" className="font-display text-amount text-chalk">
            {formatGbp(deposit)}
          </dd>
        </div>
      </dl>
      <p className="num mt-2.5 text-small text-ink-2">
        <span>{wholeReferencesAndAmounts(text.youOrder(formatGbp(total), formatGbp(deposit), count))}</span>
      </p>
    </>
  );
}

const Row = ({ name, isStrong, children }: { name: string; isStrong?: boolean; children: ReactNode }) => (
  <div
    className={cx(
      'flex justify-between gap-4 border-b border-line py-2.25',
      isStrong && 'font-strong text-ink',
    )}
  >
    <dt className={isStrong ? undefined : 'text-ink-2'}>{name}</dt>
    <dd className="text-right whitespace-nowrap">{children}</dd>
  </div>
);
