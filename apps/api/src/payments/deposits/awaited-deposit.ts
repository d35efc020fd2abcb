import type { AwaitedDeposit, DepositWay } from '@app/contracts';
import { accountOf, toPence, toPounds } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { londonDateOf } from '../../platform/clock/london-day';

interface TopRow {
  orderId: string;
  reference: string;
  by: DepositWay;
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
  /** Nothing of it has come in: a card page takes the whole of it. */
  isNothingPaid: boolean;
}

const findTops = `
  SELECT placed.id AS "orderId", placed.reference, deposit_by AS by, deposit_due_before AS "dueBefore",
    delivery_amount::text AS "deliveryAmount", placed.deposit_state IN ('paid', 'review') AS "isDepositPaid",
    placed.received::text AS received, order_price(placed.id)::text AS price, lowered_by::text AS "loweredBy",
    quote.id AS "quoteId", quote.customer_name AS name, quote.customer_email AS email, quote.customer_phone AS phone,
    quote.delivery_address AS "deliveryAddress"
  FROM quote AS asked
  JOIN order_item AS own ON own.top_id = asked.top_id AND own.is_placed
  JOIN customer_order AS placed ON placed.id = own.order_id AND deposit_by <> 'none'
  JOIN order_item AS place ON place.order_id = placed.id AND place.is_placed
  JOIN quote ON quote.id = place.agreed_id
  WHERE asked.id = $1 AND place.stage IS NOT NULL
  ORDER BY place.position`;

type AwaitedRow = Pick<TopRow, 'by' | 'dueBefore' | 'isDepositPaid' | 'received' | 'price' | 'loweredBy'>;

/** Null: it was paid, or none is required. */
export function toAwaitedDeposit(order: AwaitedRow, now: Date): AwaitedDeposit | null {
  const { by, dueBefore, isDepositPaid, price, received, loweredBy } = order;
  if (isDepositPaid) return null;
  const amount = accountOf(toPence(price), toPence(received), toPence(loweredBy)).missingDeposit;
  if (amount === 0) return null;
  return {
    amount: toPounds(amount),
    by,
    dueOn: dueBefore && londonDateOf(new Date(dueBefore.getTime() - 1)),
    isLate: dueBefore !== null && dueBefore <= now,
  };
}

/** Of the order that the quote is in. Null: it was paid, or none is required. */
export async function awaitedDepositOf(
  runner: StatementRunner,
  quoteId: string,
  now: Date,
): Promise<FoundDepositOfOrder | null> {
  const tops = await runner.run<TopRow>(findTops, [quoteId]);
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
