import type { AdminQuoteDeposit } from '@app/contracts';

const pendingRefundMs = 3_000;
const openCardPageMs = 15_000;

/** How often to refetch while a refund is being sent or a card page is open; false: not at all. */
export function depositPollingMs({ deposits }: { deposits: readonly AdminQuoteDeposit[] }): number | false {
  if (deposits.some(({ refunds }) => refunds.some(({ state }) => state === 'pending')))
    return pendingRefundMs;
  return deposits.some(({ paymentStatus }) => paymentStatus === 'pending') && openCardPageMs;
}
