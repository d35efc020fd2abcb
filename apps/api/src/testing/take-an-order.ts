import { paths, type TakenOrder, type TakeOrderRequest } from '@app/contracts';
import { basketTotal, toPence, toPounds } from '@app/pricing';
import { aKey, withKey } from '../payments/testing/a-deposit';
import type { StaffCalls } from './as-staff';
import { expectSuccess } from './expect-success';

interface QuoteToOrder {
  id: string;
  totalPrice: string;
}

/** Takes an order of quotes as staff do on the phone; no deposit is asked for. */
export function takeAnOrder(
  staff: Pick<StaffCalls, 'post'>,
  quotes: readonly QuoteToOrder[],
  details: Partial<TakeOrderRequest> = {},
): Promise<TakenOrder> {
  const needsDelivery = details.needsDelivery ?? false;
  const { total } = basketTotal(
    quotes.map(({ totalPrice }) => toPence(totalPrice)),
    { needsDelivery },
  );
  const request: TakeOrderRequest = {
    quoteIds: quotes.map(({ id }) => id),
    channel: 'phone',
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@example.com',
    customerPhone: '0118 496 0123',
    needsDelivery,
    deliveryAddress: needsDelivery ? '14 Abbey Street, Reading RG1 3BA' : null,
    totalAmount: toPounds(total),
    depositBy: 'none',
    ...details,
  };
  return expectSuccess(staff.post(paths.adminOrders, request, withKey(aKey())));
}
