import type { PaymentReview } from '@app/contracts';

/** What has to be known of a payment under review to decide it: a line of the Money page, or an attempt of an order. */
export interface ReviewCase extends Pick<
  PaymentReview,
  'attemptId' | 'words' | 'askedAmount' | 'chargedAmount' | 'decisions'
> {
  customerName?: string | null;
}
