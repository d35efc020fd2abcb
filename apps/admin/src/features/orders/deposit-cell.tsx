import type { AdminQuote } from '@app/contracts';
import { formatPounds, toPence } from '@app/pricing';
import { Badge } from '@app/ui';
import { PaymentBadge } from '../../lib/status/payment-badge';
import { QuoteLink } from './quote-link';
import { countsAsWords, paymentStatusOf } from './quote-words';
import { text } from './text';

/** How a quote's deposit stands (specification §4), and what has come in of what is expected. */
export function DepositCell({ quote }: { quote: AdminQuote }) {
  const status = paymentStatusOf(quote);
  return (
    <span className="block leading-tight wide:whitespace-nowrap">
      <span className="flex items-center gap-x-2.25 gap-y-0.5 max-wide:flex-wrap wide:max-full:flex-col wide:max-full:items-start">
        {status ? <PaymentBadge status={status} /> : <Badge tone="neutral">{text.noDeposit}</Badge>}
        <span className="text-caption text-ink-3">{asideOf(quote, status)}</span>
      </span>
      <span className="mt-0.5 block text-micro text-ink-3">
        <Received quote={quote} />
      </span>
    </span>
  );
}

function Received({
  quote: { receivedDeposit, expectedDeposit, isSuperseded, countsAs },
}: {
  quote: AdminQuote;
}) {
  if (isSuperseded) return text.countsForNewer;
  if (countsAs) {
    return (
      // On a phone the whole card is a target, and this one lies above it.
      <QuoteLink
        id={countsAs.id}
        className="max-wide:relative max-wide:z-1 max-wide:-my-2.5 max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
      >
        {countsAsWords(countsAs)}
      </QuoteLink>
    );
  }
  if (toPence(receivedDeposit) > toPence(expectedDeposit))
    return text.receivedAll(formatPounds(receivedDeposit));
  return (
    <>
      {text.received(formatPounds(receivedDeposit), formatPounds(expectedDeposit))}{' '}
      <span className="wide:max-full:sr-only">{text.receivedAfter}</span>
    </>
  );
}

/** Beside the badge: the amount, or what is to be done. Nobody is followed up about a quote in whose place another one stands. */
function asideOf(
  { deposit, receivedDeposit, isSuperseded, countsAs }: AdminQuote,
  status: string | null,
): string {
  if (!status) return isSuperseded || countsAs ? '' : text.needsFollowUp;
  return formatPounds(deposit?.depositAmount ?? receivedDeposit);
}
