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

/** The quote's status; before any decision, how long its price holds. */
export function QuoteBadges({ quote, validity }: QuoteBadgesProps) {
  const { status } = quote;
  const revisionStatus = revisionStatusOf(quote);
  if (revisionStatus)
    return (
      <div className="mt-3.5 flex flex-wrap gap-2 tablet:mt-0">
        <Badge tone="warn">{revisionStatus}</Badge>
      </div>
    );
  return (
    <div className="mt-3.5 flex flex-wrap gap-2 tablet:mt-0">
      {isOngoingOrder(quote) ? (
        <Badge tone="ok">{text.ordered}</Badge>
      ) : status === 'pending' ? (
        <Badge tone={validity.isExpired ? 'warn' : 'ok'}>
          {validity.isExpired ? text.expiredOn(validity.lastDay) : text.validFor(validity.daysLeft)}
        </Badge>
      ) : (
        <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
      )}
    </div>
  );
}

/** The status of a measured quote; null for any other. */
function revisionStatusOf({ revision, supersededBy }: QuoteResponse): string | null {
  if (supersededBy) return revisionText.replaced;
  return revision && revision.state !== 'agreed' ? revisionText.badges[revision.state] : null;
}
