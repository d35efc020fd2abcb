import type { QuoteResponse, QuoteStatus } from '@app/contracts';
import { Badge, type BadgeTone } from '@app/ui';
import type { QuoteValidity } from '../quote-validity';
import { revisionText } from '../revision-text';
import { isOngoingOrder } from '../deposit-of-quote';
import { text } from '../text';

const tones: Record<QuoteStatus, BadgeTone> = {
  pending: 'warn',
  approved: 'action',
  declined: 'bad',
  completed: 'ok',
};

interface QuoteBadgesProps {
  quote: QuoteResponse;
  validity: QuoteValidity;
}

export const QuoteBadges = (props: QuoteBadgesProps) => (
  <div className="mt-3.5 flex flex-wrap gap-2 tablet:mt-0">
    <StatusBadge {...props} />
  </div>
);

/** The quote's status; before any decision, how long its price holds. */
function StatusBadge({ quote, validity }: QuoteBadgesProps) {
  const { status } = quote;
  const revisionStatus = revisionStatusOf(quote);
  if (revisionStatus) return <Badge tone="warn">{revisionStatus}</Badge>;
  if (isOngoingOrder(quote)) return <Badge tone="ok">{text.ordered}</Badge>;
  if (status !== 'pending') return <Badge tone={tones[status]}>{text.statuses[status]}</Badge>;
  if (validity.isExpired) return <Badge tone="warn">{text.expiredOn(validity.lastDay)}</Badge>;
  return <Badge tone="ok">{text.validFor(validity.daysLeft)}</Badge>;
}

/** The status of a measured quote; null for any other. */
function revisionStatusOf({ revision, supersededBy }: QuoteResponse): string | null {
  if (supersededBy) return revisionText.replaced;
  return revision && revision.state !== 'agreed' ? revisionText.badges[revision.state] : null;
}
