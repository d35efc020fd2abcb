import { orderBalanceOf, pence, proRata, sumPence, toPence, toPounds, type Pence } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { cancellationOfSql, refreshStages } from '../../orders';
import { type QuoteDepositState, refreshTops } from '../../quotes';
import { syncCreditTask } from '../../staff-tasks';
import { entriesOfOrderSql } from './order-ledger';

interface OrderRow {
  price: string | null;
  deposit_amount: string;
  lowered_by: string;
  received: string;
  paid_otherwise: string;
  is_paid: boolean;
  is_in_review: boolean;
  is_open: boolean;
  is_begun: boolean;
  due_before: Date | null;
  is_settled: boolean | null;
  is_erased: boolean;
  has_credit_task: boolean;
  is_placed: boolean;
  delivery_amount: string;
  quote_ids: string[];
  /** For a cancelled top, what is kept of its price. */
  prices: string[];
  /** For each quote: false if the top was cancelled. */
  is_active: boolean[];
}

/** SQL: the customer's bank took back the whole payment of this `deposit`. */
const isChargedBackSql = `EXISTS (
  SELECT FROM ledger_entry WHERE deposit_id = deposit.id
  HAVING bool_or(kind = 'chargeback') AND sum(pence) <= 0)`;

const readOrderSql = `
  SELECT order_price(placed.id)::text AS price, placed.deposit_amount::text, lowered_by::text,
    delivery_amount::text, placed_at IS NOT NULL AS is_placed,
    EXISTS (SELECT FROM staff_task WHERE kind = 'refund-credit' AND key = placed.id) AS has_credit_task,
    money.received, money.paid_otherwise, card.*,
    request.due_before, request.is_settled, items.*
  FROM customer_order AS placed
  LEFT JOIN balance_request AS request ON request.order_id = placed.id
  CROSS JOIN LATERAL (
    SELECT (coalesce(sum(pence) FILTER (WHERE is_counted), 0) / 100)::numeric(20, 2)::text AS received,
      (coalesce(sum(pence) FILTER (WHERE is_counted AND purpose IS DISTINCT FROM 'deposit'), 0) / 100)::numeric(20, 2)::text
        AS paid_otherwise
    FROM (${entriesOfOrderSql('placed.id')}) AS entry) AS money
  CROSS JOIN LATERAL (
    SELECT coalesce(bool_or(status = 'paid' AND NOT ${isChargedBackSql}), false) AS is_paid, coalesce(bool_or(status = 'review'), false) AS is_in_review,
      coalesce(bool_or(is_open), false) AS is_open, count(*) > 0 AS is_begun
    FROM deposit WHERE order_id = placed.id AND purpose = 'deposit') AS card
  CROSS JOIN LATERAL (
    SELECT array_agg(quote.id ORDER BY position) AS quote_ids,
      array_agg(quote.status <> 'declined' ORDER BY position) AS is_active,
      array_agg((CASE WHEN quote.status <> 'declined' THEN total_price ELSE coalesce(ended.kept, 0) END)::text
        ORDER BY position) AS prices,
      bool_or(erased_at IS NOT NULL) AS is_erased
    FROM order_item JOIN quote ON quote.id = agreed_id ${cancellationOfSql('order_item')}
    WHERE order_id = placed.id) AS items
  WHERE placed.id = $1`;

/**
 * Updates an order, its ordered quotes and their revisions. A paid quote is approved if it was pending (D23), and restored
 * if it was deleted (D22). A quote may be in several orders, at most one of which is paid.
 */
const writeOrderSql = `
  WITH ordered AS (
    UPDATE customer_order SET received = $4, deposit_state = $5, balance_due = $6, balance_due_before = $7, price = $8
    WHERE id = $1 AND (received, deposit_state, balance_due, balance_due_before, price)
      IS DISTINCT FROM ($4::numeric, $5, $6::numeric, $7, $8::numeric)
  ), affected AS (
    SELECT quote.id, quote.standing NOT IN ('superseded', 'proposed') AS is_agreed, share.received
    FROM order_item AS item
    CROSS JOIN LATERAL (SELECT * FROM quote WHERE top_id = item.top_id OFFSET 0) AS quote
    LEFT JOIN unnest($2::text[], $3::numeric[]) AS share (id, received) ON share.id = quote.id
    WHERE item.order_id = $1
      AND (quote.id = item.quote_id OR EXISTS (SELECT FROM quote_revision WHERE quote_id = quote.id))
  ), target AS (
    SELECT quote.id, is_agreed, orders.state,
      CASE WHEN NOT orders.is_placed THEN quote.received WHEN is_agreed THEN coalesce(affected.received, 0) ELSE 0 END AS received
    FROM affected JOIN quote ON quote.id = affected.id CROSS JOIN LATERAL (
      SELECT CASE WHEN bool_or(state = 'paid') THEN 'paid'
          WHEN bool_or(state = 'review') THEN 'review'
          WHEN bool_or(state = 'open') THEN 'open'
          WHEN bool_or(state = 'failed') THEN 'failed' ELSE 'none' END AS state,
        bool_or(item.is_placed AND item.order_id = $1) OR NOT bool_or(item.is_placed) AS is_placed
      FROM quote AS own JOIN order_item AS item ON item.top_id = own.top_id
      CROSS JOIN LATERAL (
        SELECT CASE WHEN item.order_id = $1 THEN $5 ELSE (
          SELECT deposit_state FROM customer_order WHERE customer_order.id = item.order_id) END AS state) AS deposit
      WHERE own.id = affected.id
        AND (item.quote_id = own.id OR EXISTS (SELECT FROM quote_revision WHERE quote_id = own.id))) AS orders
  )
  UPDATE quote SET
    deposit_state = target.state,
    received = target.received,
    status = CASE WHEN target.state = 'paid' AND quote.status = 'pending' AND is_agreed THEN 'approved' ELSE quote.status END,
    deleted_at = CASE WHEN target.state IN ('none', 'failed') THEN quote.deleted_at END
  FROM target
  WHERE quote.id = target.id
    AND (quote.deposit_state, quote.received) IS DISTINCT FROM (target.state, target.received)
  RETURNING quote.id,
    EXISTS (SELECT FROM quote AS other WHERE other.top_id = quote.top_id AND other.id <> quote.id) AS has_other_quotes`;

interface WrittenQuote {
  id: string;
  has_other_quotes: boolean;
}

/** A settled request gets no reminders after a later refund, unless staff request the balance again. */
const settleRequestSql = `
  UPDATE balance_request SET is_settled = $2,
    reminded_at = coalesce(reminded_at, $3), overdue_told_at = coalesce(overdue_told_at, $3)
  WHERE order_id = $1`;

/**
 * Payments that were not made on the deposit's card page count as the deposit once they reach its amount. That is a tenth of the
 * ordered price, or of a later, lower price.
 */
function depositStateOf(order: OrderRow, price: Pence): QuoteDepositState {
  const paidOtherwise = toPence(order.paid_otherwise);
  const { missingDeposit } = orderBalanceOf(price, paidOtherwise, toPence(order.lowered_by));
  const isEnough = order.price !== null && missingDeposit === 0;
  const isPaidOtherwise = paidOtherwise > 0 && (isEnough || paidOtherwise >= toPence(order.deposit_amount));
  if (order.is_paid || isPaidOtherwise) return 'paid';
  if (order.is_in_review) return 'review';
  if (order.is_open) return 'open';
  return order.is_begun ? 'failed' : 'none';
}

/**
 * Updates everything that derives from an order's price and payments: received, deposit state, balance due, its quotes, stages,
 * and the task to refund a credit. Call this in the transaction that changes them, with the quotes locked. Idempotent.
 */
export async function refreshOrder(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const [order] = await tx.run<OrderRow>(readOrderSql, [orderId]);
  if (!order) throw new Error(`there is no order ${orderId}`);
  const received = toPence(order.received);
  const price = order.price === null ? received : toPence(order.price);
  const { balance, credit } = orderBalanceOf(price, received);
  const isDue = order.due_before !== null && balance > 0;
  const shares = splitReceived(order, received);
  const written = await tx.run<WrittenQuote>(writeOrderSql, [
    orderId,
    order.quote_ids,
    shares.map(toPounds),
    order.received,
    depositStateOf(order, price),
    isDue ? toPounds(balance) : '0.00',
    isDue ? order.due_before : null,
    // Negative if more was refunded on a cancelled order than received.
    toPounds(pence(Math.max(price, 0))),
  ]);
  const quotesWithOthers = written.filter(({ has_other_quotes }) => has_other_quotes).map(({ id }) => id);
  if (quotesWithOthers.length > 0) await refreshTops(tx, quotesWithOthers);
  if (order.is_placed) await refreshStages(tx, orderId, at);
  const isSettled = received >= price;
  if (order.is_settled !== null && order.is_settled !== isSettled)
    await tx.run(settleRequestSql, [orderId, isSettled, at]);
  const creditToRefund = order.is_erased ? pence(0) : credit;
  const [quoteId = ''] = order.quote_ids;
  if (creditToRefund > 0 || order.has_credit_task)
    await syncCreditTask(tx, { orderId, quoteId, credit: creditToRefund, at });
}

/** Splits the received amount among the quotes in proportion to their price. Delivery is added to the first. */
function splitReceived({ prices, is_active, delivery_amount }: OrderRow, received: Pence): Pence[] {
  const first = Math.max(is_active.indexOf(true), 0);
  const weights = prices.map((price, index) =>
    sumPence([toPence(price), index === first ? toPence(delivery_amount) : pence(0)]),
  );
  if (received >= 0 && weights.some((weight) => weight > 0)) return proRata(weights, received);
  return weights.map((_, index) => (index === first ? received : pence(0)));
}
