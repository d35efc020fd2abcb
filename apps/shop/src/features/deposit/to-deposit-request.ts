import { depositLimits, type CreateDepositRequest, type QuoteResponse } from '@app/contracts';
import { delivery } from '@app/content';
import { basketTotal, quantityPrefix, toPence, toPounds, type BasketTotal } from '@app/pricing';
import type { SentDeposit } from './deposit-form';

/** What a deposit is for. */
export interface DepositOrder {
  quotes: readonly QuoteResponse[];
  basketSessionId: string | null;
}

/** The order's total with or without delivery, priced with the server's own function (D5). */
export const depositTotals = ({ quotes }: DepositOrder, needsDelivery: boolean): BasketTotal =>
  basketTotal(
    quotes.map(({ totalPrice }) => toPence(totalPrice)),
    { needsDelivery, deliveryFee: delivery.fee },
  );

/** The body of `POST /api/deposit-payments` (specification §3), with the amounts shown on screen. */
export function toDepositRequest(order: DepositOrder, values: SentDeposit): CreateDepositRequest {
  const { needsDelivery, postcode, address, ...customer } = values;
  const { total, deposit } = depositTotals(order, needsDelivery);
  const quoteIds = order.quotes.map(({ id }) => id);
  return {
    quoteId: quoteIds[0] ?? null,
    quoteIds,
    basketSessionId: order.basketSessionId,
    ...customer,
    totalAmount: toPounds(total),
    depositAmount: toPounds(deposit),
    needsDelivery,
    deliveryAddress: needsDelivery ? `${address}, ${postcode.toUpperCase()}` : null,
    quotesDescription: describeTops(order.quotes),
  };
}

function describeTops(quotes: readonly QuoteResponse[]): string {
  const tops = quotes
    .map(
      ({ quantity, material, color, length, width }) =>
        `${quantityPrefix(quantity)}${material.name} ${color.name} ${length} × ${width} mm`,
    )
    .join(', ');
  return tops === '' || tops.length > depositLimits.quotesDescription ? 'Multiple items' : tops;
}
