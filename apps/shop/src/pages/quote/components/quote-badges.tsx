import type { QuoteStatus } from '@app/contracts';
import { Badge, type BadgeTone } from '@app/ui';
import type { QuoteValidity } from '../quote-validity';
import { text } from '../text';

const tones: Record<QuoteStatus, BadgeTone> = {
  pending: 'warn',
  approved: 'action',
  declined: 'bad',
  completed: 'ok',
};

interface QuoteBadgesProps {
  status: QuoteStatus;
  validity: QuoteValidity;
}

/** Where the quote stands. While nobody has decided anything, that is how long its price holds. */
export function QuoteBadges({ status, validity }: QuoteBadgesProps) {
  return (
    <div className="mt-3.5 flex flex-wrap gap-2 tablet:mt-0">
      {status === 'pending' ? (
        <Badge tone={validity.isExpired ? 'warn' : 'ok'}>
          {validity.isExpired ? text.expiredOn(validity.lastDay) : text.validFor(validity.daysLeft)}
        </Badge>
      ) : (
        <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
      )}
    </div>
  );
}
