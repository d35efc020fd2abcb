import { errorCatalogue, type DepositResponse, type RetryDepositResponse } from '@app/contracts';
import type { BegunPayment } from './begin-payment';
import type { DepositRow } from './deposit-statements';

/** A deposit as whoever has just set it up sees it, with what they entered. */
export function toDepositResponse(row: DepositRow, { paymentUrl, trouble }: BegunPayment): DepositResponse {
  return {
    id: row.id,
    quoteId: row.quote_ids[0] ?? '',
    quoteIds: row.quote_ids,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    totalAmount: row.total_amount,
    depositAmount: row.deposit_amount,
    paymentStatus: row.status,
    sumupCheckoutId: row.checkout_id,
    needsDelivery: row.needs_delivery,
    deliveryAddress: row.delivery_address,
    createdAt: row.created_at.toISOString(),
    paymentUrl,
    ...(trouble && { error: errorCatalogue[trouble].sentence }),
  };
}

export const toRetryResponse = ({ depositId, paymentUrl, trouble }: BegunPayment): RetryDepositResponse => ({
  id: depositId,
  paymentUrl,
  ...(trouble && { error: errorCatalogue[trouble].sentence }),
});
