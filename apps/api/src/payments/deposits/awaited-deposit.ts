import type { AwaitedDeposit, DepositWay } from '@app/contracts';
import { orderBalanceOf, toPence, toPounds } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { londonDateOf } from '../../platform/clock/london-day';

interface TopRow {
  orderId: string;
  reference: string;
  method: DepositWay;
  dueBefore: Date | null;
  deliveryAmount: string;
  isDepositPaid: boolean;
  received: string;
  price: string;
  loweredBy: string;
  quoteId: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  deliveryAddress: string | null;
}

export interface FoundDepositOfOrder extends AwaitedDeposit {
  orderId: string;
  reference: string;
  dueBefore: Date | null;
  tops: readonly Pick<TopRow, 'quoteId' | 'name' | 'email' | 'phone' | 'deliveryAddress'>[];
  needsDelivery: boolean;
  total: string;
  /** Nothing was received, so the deposit can be paid by card, which charges the whole amount. */
  isNothingPaid: boolean;
}

const findTopsSql = `
  SELECT placed.id AS "orderId", placed.reference, deposit_by AS method, deposit_due_before AS "dueBefore",
    delivery_amount::text AS "deliveryAmount", placed.deposit_state IN ('paid', 'review') AS "isDepositPaid",
    placed.received::text AS received, order_price(placed.id)::text AS price, lowered_by::text AS "loweredBy",
    quote.id AS "quoteId", quote.customer_name AS name, quote.customer_email AS email, quote.customer_phone AS phone,
    quote.delivery_address AS "deliveryAddress"
  FROM quote AS requested
  JOIN order_item AS ordered ON ordered.top_id = requested.top_id AND ordered.is_placed
  JOIN customer_order AS placed ON placed.id = ordered.order_id AND deposit_by <> 'none'
  JOIN order_item AS item ON item.order_id = placed.id AND item.is_placed
  JOIN quote ON quote.id = item.agreed_id
  WHERE requested.id = $1 AND item.stage IS NOT NULL
  ORDER BY item.position`;

type AwaitedRow = Pick<TopRow, 'method' | 'dueBefore' | 'isDepositPaid' | 'received' | 'price' | 'loweredBy'>;

/** Null if the deposit was paid or none is required. */
export function toAwaitedDeposit(order: AwaitedRow, now: Date): AwaitedDeposit | null {
  const { method, dueBefore, isDepositPaid, price, received, loweredBy } = order;
  if (isDepositPaid) return null;
  const amount = orderBalanceOf(toPence(price), toPence(received), toPence(loweredBy)).missingDeposit;
  if (amount === 0) return null;
  return {
    amount: toPounds(amount),
    method,
    dueOn: dueBefore && londonDateOf(new Date(dueBefore.getTime() - 1)),
    isLate: dueBefore !== null && dueBefore <= now,
  };
}

/** The deposit that is due for the order of a quote. Null if it was paid or none is required. */
export async function awaitedDepositOf(
  runner: StatementRunner,
  quoteId: string,
  now: Date,
): Promise<FoundDepositOfOrder | null> {
  const tops = await runner.run<TopRow>(findTopsSql, [quoteId]);
  const [order] = tops;
  const awaited = order ? toAwaitedDeposit(order, now) : null;
  if (!order || !awaited) return null;
  return {
    ...awaited,
    orderId: order.orderId,
    reference: order.reference,
    dueBefore: order.dueBefore,
    tops,
    needsDelivery: toPence(order.deliveryAmount) > 0,
    total: order.price,
    isNothingPaid: toPence(order.received) === 0,
  };
}
