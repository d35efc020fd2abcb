import { delivery } from '@app/content';
import { paths, type QuoteResponse, type TakenOrder, type TakeOrderRequest } from '@app/contracts';
import { basketTotal, toPence, toPounds } from '@app/pricing';
import { newIdempotencyKey, withKey } from '../../payments/testing/a-deposit';
import { saveAQuote } from './a-basket';
import type { StaffCalls } from '../as-staff';
import { expectSuccess } from '../expect-success';
import type { TestApi } from '../servers/start-api';

interface QuoteToOrder {
  id: string;
  totalPrice: string;
}

/** Takes an order by phone, without a deposit by default. */
export function takeAnOrder(
  staff: Pick<StaffCalls, 'post'>,
  quotes: readonly QuoteToOrder[],
  details: Partial<TakeOrderRequest> = {},
): Promise<TakenOrder> {
  const needsDelivery = details.needsDelivery ?? false;
  const { total } = basketTotal(
    quotes.map(({ totalPrice }) => toPence(totalPrice)),
    { needsDelivery, deliveryFee: delivery.fee },
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
  return expectSuccess(staff.post(paths.adminOrders, request, withKey(newIdempotencyKey())));
}

export async function takeAnOrderOf(
  api: TestApi,
  staff: Pick<StaffCalls, 'post'>,
  tops: number,
  details: Partial<TakeOrderRequest> = {},
): Promise<QuoteResponse[]> {
  const quotes: QuoteResponse[] = [];
  for (let saved = 0; saved < tops; saved += 1) quotes.push(await saveAQuote(api));
  await takeAnOrder(staff, quotes, details);
  return quotes;
}
