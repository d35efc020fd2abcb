import type { AdminQuote } from '@app/contracts';
import { Badge } from '@app/ui';
import { currentQuoteText } from '../../../features/orders/quote-text';
import { text } from '../../../features/orders/text';

/** Absent for replaced and ended quotes, which are not cut. */
export function MeasuredBadge({
  quote: { isMeasured, isSuperseded, isRefunded, status },
}: {
  quote: Pick<AdminQuote, 'isMeasured' | 'isSuperseded' | 'isRefunded' | 'status'>;
}) {
  if (isSuperseded) return null;
  const mayBeCut = isMeasured && !isRefunded && status !== 'declined';
  return <Badge tone={mayBeCut ? 'ok' : 'neutral'}>{mayBeCut ? text.measured : text.notConfirmed}</Badge>;
}

export const QuoteBadges = ({ quote, supersededBy }: { quote: AdminQuote; supersededBy: string | null }) => (
  <span className="flex basis-full flex-wrap gap-1.5 empty:hidden">
    {quote.deletedAt !== null && <Badge tone="bad">{text.deleted}</Badge>}
    {quote.isSuperseded && (
      <Badge tone="neutral">{supersededBy ? text.supersededBy(supersededBy) : text.superseded}</Badge>
    )}
    {quote.currentQuote && <Badge tone="neutral">{currentQuoteText(quote.currentQuote)}</Badge>}
    {quote.isAdjusted && <Badge tone="neutral">{text.adjusted}</Badge>}
  </span>
);
