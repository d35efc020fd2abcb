import type { PaymentPurpose } from '@app/contracts';
import type { Transaction } from '../../database/statements';
import { lockSequenceSql, topsOfSql } from '../../quotes';
import { refreshOrder } from '../ledger/refresh-order';
import { liveStatesSql } from './attempt-transitions';

/**
 * Every change to a deposit first locks all quotes of its tops, in a fixed order and before any other row. This serialises
 * payments for a top and avoids deadlocks. Only an opened page is stored without these locks (decision 111). A deposit covers
 * the quotes that will be produced.
 */
export const lockQuotesOfAttemptSql = `
  WITH covered AS (
    SELECT agreed_id AS id
    FROM payment_attempt AS attempt
    JOIN deposit ON deposit.id = attempt.deposit_id
    JOIN order_item ON order_item.order_id = deposit.order_id
    WHERE attempt.id = $1
  )
  SELECT quote.id, quote.id = ANY(ARRAY(SELECT covered.id FROM covered)) AS is_covered, quote.status,
    quote.deposit_state
  FROM quote WHERE top_id = ANY(${topsOfSql('ARRAY(SELECT covered.id FROM covered)')})
  ORDER BY ${lockSequenceSql}
  FOR NO KEY UPDATE`;

export async function lockCoveredQuotes(tx: Transaction, attemptId: string): Promise<string[]> {
  const locked = await tx.run<{ id: string; is_covered: boolean }>(lockQuotesOfAttemptSql, [attemptId]);
  return locked.filter(({ is_covered }) => is_covered).map(({ id }) => id);
}

const writeDepositSql = `
  WITH decided AS (
    SELECT
      CASE
        WHEN bool_or(state = 'paid') THEN 'paid'
        WHEN bool_or(state = 'review') THEN 'review'
        WHEN bool_or(state IN ('creating', 'open')) THEN 'pending'
        ELSE 'failed'
      END AS status,
      bool_or(payment_attempt.state IN (${liveStatesSql})) AS is_live
    FROM payment_attempt
    WHERE deposit_id = $1
  )
  UPDATE deposit SET
    status = decided.status,
    is_open = decided.is_live AND decided.status <> 'paid',
    paid_at = CASE WHEN decided.status = 'paid' THEN coalesce(paid_at, $2) END
  FROM decided
  WHERE id = $1
  RETURNING order_id`;

export async function refreshDeposit(tx: Transaction, depositId: string, at: Date): Promise<string> {
  const [deposit] = await tx.run<{ order_id: string }>(writeDepositSql, [depositId, at]);
  if (!deposit) throw new Error(`there is no deposit ${depositId}`);
  await refreshOrder(tx, deposit.order_id, at);
  return deposit.order_id;
}

const joinOrderSql = `
  WITH own AS (
    SELECT deposit.order_id FROM deposit WHERE deposit.id = $1 AND purpose = 'deposit'
  ), placed AS (
    SELECT other.order_id FROM own JOIN order_item AS item ON item.order_id = own.order_id
    JOIN order_item AS other ON other.top_id = item.top_id AND other.is_placed AND other.order_id <> own.order_id
    GROUP BY other.order_id
    HAVING count(*) = (SELECT count(*) FROM order_item JOIN own ON own.order_id = order_item.order_id)
      AND ($2 OR count(*) = (SELECT count(*) FROM order_item WHERE order_id = other.order_id AND is_placed))
  )
  UPDATE deposit SET order_id = placed.order_id, is_open = false FROM placed, own WHERE deposit.id = $1
  RETURNING own.order_id AS previous`;

/**
 * Moves a deposit to another placed order that contains its tops. A payment under review may come from a stranger, so it only
 * joins an order of exactly the same tops. Otherwise its payer would see other tops.
 */
export async function joinPlacedOrder(
  tx: Transaction,
  depositId: string,
  { isPaid, at }: { isPaid: boolean; at: Date },
): Promise<void> {
  const [joined] = await tx.run<{ previous: string }>(joinOrderSql, [depositId, isPaid]);
  if (joined) await refreshOrder(tx, joined.previous, at);
}

interface DepositFigures {
  purpose: PaymentPurpose;
  orderId: string;
  customerName: string;
  customerEmail: string;
  needsDelivery: boolean;
  depositAmount: string;
  topCount: number;
  isErased: boolean;
}

const readFiguresSql = `
  SELECT purpose, order_id AS "orderId", customer_name AS "customerName", customer_email AS "customerEmail",
    needs_delivery AS "needsDelivery", deposit_amount AS "depositAmount",
    erased_at IS NOT NULL AND customer_email LIKE '%.invalid' AS "isErased",
    (SELECT sum(quantity)::integer FROM order_item JOIN quote ON quote.id = agreed_id
      WHERE order_item.order_id = deposit.order_id) AS "topCount"
  FROM deposit WHERE id = $1`;

/** `customer` is null if the person was erased. They then get no mail. */
export async function readDepositFigures(tx: Transaction, depositId: string) {
  const [row] = await tx.run<DepositFigures>(readFiguresSql, [depositId]);
  if (!row) throw new Error(`there is no deposit ${depositId}`);
  const { customerName: name, customerEmail: address, isErased, ...figures } = row;
  return { ...figures, customer: isErased ? null : { name, address } };
}
