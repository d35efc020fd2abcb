/** Look at one attempt. The row says whether that is still due: a job that is lost, late or there twice does no harm. */
export const checkPayment = {
  queue: 'payment-status',
  name: 'check-payment',
  /** Looks at the provider that one worker has under way at once. */
  concurrency: 8,
} as const;

export interface CheckPaymentPayload {
  attemptId: string;
  /** What the row says as long as nobody has looked; after that time the work is handed out anew. */
  handedOutUntil: string;
}
