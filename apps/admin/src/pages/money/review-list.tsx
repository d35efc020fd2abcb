import { maxReviewsListed, paths, type PaymentReview } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Badge, fullDateAndTime } from '@app/ui';
import { toLoadState } from '@app/web-client';
import { ReviewDecisions } from '../../features/deposits/decisions';
import { OrderLinks } from '../../features/quotes/order-links';
import { useAdminQuery } from '../../lib/api';
import { PhoneLink } from '../../lib/contact-links';
import { Card, DescriptionList, FailedState } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { text } from './text';

export function ReviewList() {
  const reviews = toLoadState(useAdminQuery<PaymentReview[]>(paths.paymentReviews));
  if (reviews.kind === 'failed') {
    return (
      <Card title={text.reviews}>
        <FailedState {...reviews} />
      </Card>
    );
  }
  if (reviews.kind === 'loading' || reviews.data.length === 0) return null;
  return (
    <Card
      title={text.reviews}
      detail={text.reviewsDetail}
      aside={<Badge tone="bad">{countOf(reviews.data)}</Badge>}
    >
      <ul className="grid gap-3">
        {reviews.data.map((review) => (
          <li
            key={review.attemptId}
            className="grid gap-3 border-t border-line pt-3.5 wide:grid-cols-[minmax(0,1fr)_auto] wide:items-center"
          >
            <div className="num grid gap-2">
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="font-strong">{review.reasonText}</span>
                <OrderLinks {...review} />
              </p>
              <DescriptionList
                rows={[
                  [text.customer, review.customerName],
                  [text.phone, <PhoneLink key="phone" value={review.customerPhone} />],
                  [text.asked, formatPounds(review.askedAmount)],
                  [text.charged, chargedText(review)],
                  [text.transaction, review.transactionCode],
                  [text.since, shortTime(review.since)],
                  [text.due, review.dueAt && <Due key="due" at={review.dueAt} />],
                ]}
              />
            </div>
            <ReviewDecisions review={review} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function chargedText({ chargedAmount, currency }: PaymentReview): string {
  if (chargedAmount === null) return text.unknown;
  return currency === 'GBP' ? formatPounds(chargedAmount) : `${chargedAmount} ${currency}`;
}

const countOf = ({ length }: readonly PaymentReview[]) =>
  length < maxReviewsListed ? length : `${maxReviewsListed}+`;

const Due = ({ at }: { at: string }) => (
  <span title={fullDateAndTime(at)}>
    {shortTime(at)}
    {isPast(at) && <span className="ml-2 font-label text-bad">{text.overdue}</span>}
  </span>
);

const isPast = (iso: string, now = new Date()): boolean => new Date(iso) < now;
