import type { AdminQuote } from '@app/contracts';
import { Badge } from '@app/ui';
import { pounds } from '../../lib/pounds';
import { PaymentBadge } from '../../lib/status/payment-badge';
import { paymentStatusOf } from './quote-words';
import { text } from './text';

/** How a quote's deposit stands (specification §4), and what has come in of what is expected. */
export function DepositCell({ quote }: { quote: AdminQuote }) {
  const { deposit, receivedDeposit, expectedDeposit } = quote;
  const status = paymentStatusOf(quote);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.25 gap-y-0.5 whitespace-nowrap full:flex-nowrap">
      {status ? (
        <PaymentBadge status={status} />
      ) : (
        <Badge isSmall tone="neutral">
          {text.noDeposit}
        </Badge>
      )}
      <span className="text-caption leading-tight text-ink-3">
        <span className="block">
          {status ? pounds(deposit?.depositAmount ?? receivedDeposit) : text.needsFollowUp}
        </span>
        <span className="block">{text.received(pounds(receivedDeposit), pounds(expectedDeposit))}</span>
      </span>
    </span>
  );
}
