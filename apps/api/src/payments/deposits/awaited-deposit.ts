import type { AwaitedDeposit, DepositWay } from '@app/contracts';
import { owedTogether, sumPence, toPence, toPounds } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { londonDateOf } from '../../platform/clock/london-day';
import { quotesOfPlace, standsForTop } from '../../quotes';

interface TopRow {
  orderId: string;
  reference: string;
  by: DepositWay;
  dueBefore: Date | null;
  deliveryAmount: string;
  quoteId: string;
  position: number;
  isDepositPaid: boolean;
  received: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  deliveryAddress: string | null;
  price: string;
}

/** The deposit of an order that staff took, with what a card page for it needs. */
export interface FoundDepositOfOrder extends AwaitedDeposit {
  orderId: string;
  reference: string;
  dueBefore: Date | null;
  tops: readonly Pick<TopRow, 'quoteId' | 'name' | 'email' | 'phone' | 'deliveryAddress'>[];
  needsDelivery: boolean;
  /** Tops and delivery. */
  total: string;
  /** Nothing of it has come in, so that a card page can take the whole of it. */
  isWhole: boolean;
}

/** The tops of the placed order of $1, a quote, that go on. */
const findTops = `
  SELECT placed.id AS "orderId", placed.reference, deposit_by AS by, deposit_due_before AS "dueBefore",
    delivery_amount AS "deliveryAmount", quote.id AS "quoteId", place.position, quote.deposit_state IN ('paid', 'review') AS "isDepositPaid",
    quote.received::text AS received, quote.customer_name AS name, quote.customer_email AS email, quote.customer_phone AS phone,
    quote.delivery_address AS "deliveryAddress", order_price(quote.id)::text AS price
  FROM quote AS asked
  JOIN order_item AS own ON own.top_id = asked.top_id AND own.is_placed
  JOIN customer_order AS placed ON placed.id = own.order_id AND deposit_by <> 'none'
  JOIN order_item AS place ON place.order_id = placed.id AND place.is_placed ${quotesOfPlace}
  WHERE asked.id = $1 AND ${standsForTop('quote')} AND quote.stage IS NOT NULL
  ORDER BY place.position`;

/** What is awaited of the deposit of the order that a quote is in; null: it was paid, or none is asked for. */
export async function awaitedDepositOf(
  runner: StatementRunner,
  quoteId: string,
  now: Date,
): Promise<FoundDepositOfOrder | null> {
  const tops = await runner.run<TopRow>(findTops, [quoteId]);
  const [first] = tops;
  if (!first || tops.every(({ isDepositPaid }) => isDepositPaid)) return null;
  const amounts = tops.map(({ price, received, isDepositPaid }) => ({
    price: toPence(price),
    received: toPence(received),
    isDepositPaid,
  }));
  const amount = owedTogether(amounts).missingDeposit;
  if (amount === 0) return null;
  const { orderId, reference, by, dueBefore } = first;
  return {
    orderId,
    reference,
    by,
    dueBefore,
    dueOn: dueBefore && londonDateOf(new Date(dueBefore.getTime() - 1)),
    isLate: dueBefore !== null && dueBefore <= now,
    amount: toPounds(amount),
    tops,
    // It goes with the first top (decision 55).
    needsDelivery: first.position === 1 && toPence(first.deliveryAmount) > 0,
    total: toPounds(sumPence(amounts.map(({ price }) => price))),
    isWhole: amounts.every(({ received, isDepositPaid }) => received === 0 && !isDepositPaid),
  };
}
