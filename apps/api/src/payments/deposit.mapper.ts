import { errorCatalogue, type DepositResponse, type RetryDepositResponse } from '@app/contracts';
import type { BegunPayment } from './begin-payment';
import type { DepositRow } from './deposit-statements';

/**
 * A deposit as whoever has just set it up sees it, with what they entered: what is stored by now may be what somebody
 * else said about the same quotes.
 */
export function toDepositResponse(
  row: DepositRow,
  entered: Pick<DepositResponse, 'customerName' | 'customerEmail' | 'customerPhone' | 'deliveryAddress'>,
  { paymentUrl, trouble }: BegunPayment,
): DepositResponse {
  return {
    id: row.id,
    quoteId: row.quote_ids[0] ?? '',
    quoteIds: row.quote_ids,
    customerName: entered.customerName,
    customerEmail: entered.customerEmail,
    customerPhone: entered.customerPhone,
    totalAmount: row.total_amount,
    depositAmount: row.deposit_amount,
    paymentStatus: row.status,
    sumupCheckoutId: row.checkout_id,
    needsDelivery: row.needs_delivery,
    deliveryAddress: entered.deliveryAddress,
    createdAt: row.created_at.toISOString(),
    paymentUrl,
    ...(trouble && { error: errorCatalogue[trouble].sentence, code: trouble }),
  };
}

export const toRetryResponse = ({ depositId, paymentUrl, trouble }: BegunPayment): RetryDepositResponse => ({
  id: depositId,
  paymentUrl,
  ...(trouble && { error: errorCatalogue[trouble].sentence, code: trouble }),
});
