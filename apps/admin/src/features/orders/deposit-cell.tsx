import type { AdminQuote } from '@app/contracts';
import { toPence } from '@app/pricing';
import { Badge } from '@app/ui';
import { pounds } from '../../lib/pounds';
import { PaymentBadge } from '../../lib/status/payment-badge';
import { paymentStatusOf } from './quote-words';
import { text } from './text';

/** How a quote's deposit stands (specification §4), and what has come in of what is expected. */
export function DepositCell({ quote }: { quote: AdminQuote }) {
  const status = paymentStatusOf(quote);
  return (
    <span className="block leading-tight wide:whitespace-nowrap">
      <span className="flex items-center gap-x-2.25 gap-y-0.5 max-wide:flex-wrap wide:max-full:flex-col wide:max-full:items-start">
        {status ? (
          <PaymentBadge status={status} />
        ) : (
          <Badge isSmall tone="neutral">
            {text.noDeposit}
          </Badge>
        )}
        <span className="text-caption text-ink-3">{asideOf(quote, status)}</span>
      </span>
      <span className="mt-0.5 block text-[12.5px] text-ink-3">
        <Received quote={quote} />
      </span>
    </span>
  );
}

/** What has come in of what is expected; what was paid on a quote that was superseded counts elsewhere. */
function Received({ quote: { receivedDeposit, expectedDeposit, isSuperseded } }: { quote: AdminQuote }) {
  if (isSuperseded) return text.countsForNewer;
  if (toPence(receivedDeposit) > toPence(expectedDeposit)) return text.receivedAll(pounds(receivedDeposit));
  return (
    <>
      {text.received(pounds(receivedDeposit), pounds(expectedDeposit))}{' '}
      <span className="wide:max-full:sr-only">{text.receivedAfter}</span>
    </>
  );
}

/** Beside the badge: the amount, or what is to be done; a deposit that was paid and given back stays paid. */
function asideOf({ deposit, receivedDeposit, isSuperseded }: AdminQuote, status: string | null): string {
  if (!status) return isSuperseded ? '' : text.needsFollowUp;
  if (status === 'paid' && !isSuperseded && toPence(receivedDeposit) === 0) return text.refunded;
  return pounds(deposit?.depositAmount ?? receivedDeposit);
}
