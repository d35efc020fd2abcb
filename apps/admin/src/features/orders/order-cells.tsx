import type { AdminQuote } from '@app/contracts';
import { formatPounds, toPence } from '@app/pricing';
import { Badge, cx, wholeReferences } from '@app/ui';
import { Paperclip } from 'lucide-react';
import { StoneThumbnail } from '../../lib/quotes/stone-thumbnail';
import { stoneDetail, stoneWords } from '../../lib/quotes/stone-words';
import { meansInShort } from '../../lib/status/means-words';
import { PaymentBadge } from '../../lib/status/payment-badge';
import { dayInSentence } from '../../lib/status/short-time';
import { QuoteLink } from './related-quotes';
import { contactOf, countsAsWords, isOver, paymentStatusOf } from './quote-words';
import { text } from './text';

export function CustomerLines({ quote, below }: { quote: AdminQuote; below?: string }) {
  const [first, contact] = contactOf(quote);
  const second = below ?? contact;
  return (
    <span className={cx('block max-w-37 leading-tight', !below && 'wide:max-[1240px]:max-w-27')}>
      {first ? (
        <span className="block truncate font-label">{first}</span>
      ) : (
        <span className="block text-ink-3">{text.noContact}</span>
      )}
      {second && <span className="block truncate text-caption text-ink-3">{second}</span>}
    </span>
  );
}

export const StoneCell = ({ quote }: { quote: AdminQuote }) => (
  <span className="flex items-center gap-2.75">
    <span className="size-9.5 flex-none">
      <StoneThumbnail color={quote.color} />
    </span>
    <span className="max-w-32 leading-tight wide:max-[1240px]:max-w-24">
      <span className="block truncate font-label">{stoneWords(quote)}</span>
      <span className="flex items-center gap-x-1.5 text-caption text-ink-3">
        <span className="truncate">{stoneDetail(quote)}</span>
        <FilesNote quote={quote} />
      </span>
    </span>
  </span>
);

export const FilesNote = ({ quote: { attachmentCount } }: { quote: Pick<AdminQuote, 'attachmentCount'> }) =>
  attachmentCount > 0 && (
    <span className="inline-flex flex-none items-center gap-0.5 text-caption text-ink-3">
      <Paperclip aria-hidden className="size-3.5" strokeWidth={1.75} />
      <span className="sr-only">{text.files(attachmentCount)}</span>
      <span aria-hidden>{attachmentCount}</span>
    </span>
  );

/** How a quote's deposit stands (specification §4), and what has come in of what is expected, or is due of the balance. */
export function DepositCell({ quote }: { quote: AdminQuote }) {
  const status = paymentStatusOf(quote);
  return (
    <span className="block leading-tight wide:whitespace-nowrap">
      <span className="flex items-center gap-x-2.25 gap-y-0.5 max-wide:flex-wrap wide:max-full:flex-col wide:max-full:items-start">
        {status ? <PaymentBadge status={status} /> : <Badge tone="neutral">{text.noDeposit}</Badge>}
        {/* Three means in one line would push the actions out of sight. */}
        <span className="text-caption whitespace-normal text-ink-3">{asideOf(quote, status)}</span>
      </span>
      <span className="mt-0.5 block text-micro text-ink-3">
        <Received quote={quote} />
      </span>
    </span>
  );
}

function Received({
  quote: { receivedDeposit, expectedDeposit, balanceDue, unpaidAfterHandOver, isSuperseded, countsAs },
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
        {wholeReferences(countsAsWords(countsAs))}
      </QuoteLink>
    );
  }
  if (balanceDue) {
    const [amount, day] = [formatPounds(balanceDue.amount), dayInSentence(balanceDue.dueOn)];
    return balanceDue.isOverdue ? (
      <span className="text-bad">{text.balanceOverdue(amount, day)}</span>
    ) : (
      text.balanceDue(amount, day)
    );
  }
  if (unpaidAfterHandOver)
    return <span className="text-bad">{text.handedOverUnpaid(formatPounds(unpaidAfterHandOver))}</span>;
  if (toPence(receivedDeposit) > toPence(expectedDeposit))
    return text.receivedAll(formatPounds(receivedDeposit));
  return (
    <>
      {text.received(formatPounds(receivedDeposit), formatPounds(expectedDeposit))}{' '}
      <span className="wide:max-full:sr-only">{text.receivedAfter}</span>
    </>
  );
}

/** Beside the badge: the amount, how it was paid where not online, or what is to be done. */
function asideOf(quote: AdminQuote, status: string | null): string {
  const { deposit, payment, receivedDeposit, recordedMeans = [], order } = quote;
  if (!status) return isOver(quote) ? '' : order ? text.depositAwaited : text.needsFollowUp;
  if (payment === 'paid' && deposit?.paymentStatus !== 'paid' && recordedMeans.length > 0)
    return meansInShort(recordedMeans);
  return formatPounds(deposit?.depositAmount ?? receivedDeposit);
}
