import type { LedgerLine, QuoteLedger } from '@app/contracts';
import { orderBalanceOf, pence, toPence, toPounds } from '@app/pricing';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { findLastPlacedOrder } from '../../orders';
import { Quote } from '../../quotes';

/**
 * SQL: the ledger entries of an order: those of staff, and card payments of its deposit and balance. Of a card payment, only
 * the charge that counts and its refunds are counted.
 */
export const entriesOfOrderSql = (orderId: string) => `
  SELECT entry.*, true AS is_counted, NULL AS purpose FROM ledger_entry AS entry WHERE entry.order_id = ${orderId}
  UNION ALL
  SELECT entry.*, attempt.state = 'paid' AND attempt.transaction_id IS NOT DISTINCT FROM entry.transaction_id,
    deposit.purpose
  FROM deposit
  JOIN ledger_entry AS entry ON entry.deposit_id = deposit.id
  JOIN payment_attempt AS attempt ON attempt.id = entry.attempt_id
  WHERE deposit.order_id = ${orderId}`;

type EntryRow = InDatabase<Omit<LedgerLine, 'receivedAfter' | 'canBeUndone'>, 'movedAt' | 'recordedAt'> & {
  depositId: string | null;
};

const readEntriesSql = `
  SELECT entry.id, kind, method, (pence / 100.00)::numeric(20, 2)::text AS amount, deposit_id AS "depositId",
    is_counted AS "isCounted", moved_at AS "movedAt", paid_on AS "paidOn", recorded_at AS "recordedAt", staff_user.first_name AS by, note,
    EXISTS (SELECT FROM ledger_entry AS correction
      WHERE correction.corrects_id = entry.id AND correction.pence = -entry.pence) AS "isUndone"
  FROM (${entriesOfOrderSql('$1')}) AS entry LEFT JOIN staff_user ON staff_user.id = entry.recorded_by
  ORDER BY recorded_at, entry.id`;

/** The price of a cancelled order is the received amount, so it has no balance and no credit. */
const readOrderSql = `
  SELECT coalesce(order_price(id), received)::text AS price, lowered_by::text AS "loweredBy"
  FROM customer_order WHERE id = $1`;

export type FoundLedger = Omit<QuoteLedger, 'entries'> & {
  entries: InDatabase<LedgerLine, 'movedAt' | 'recordedAt'>[];
};

export async function ledgerOfOrder(runner: StatementRunner, orderId: string): Promise<FoundLedger> {
  const [order] = await runner.run<{ price: string; loweredBy: string }>(readOrderSql, [orderId]);
  const entries = await runner.run<EntryRow>(readEntriesSql, [orderId]);
  let received = pence(0);
  const lines = entries.map(({ depositId, ...entry }) => {
    if (entry.isCounted) received = pence(received + toPence(entry.amount));
    return {
      ...entry,
      receivedAfter: toPounds(received),
      canBeUndone: entry.kind !== 'correction' && depositId === null && !entry.isUndone,
    };
  });
  return { ...accountFor(order?.price, order?.loweredBy, toPounds(received)), entries: lines.reverse() };
}

/** The ledger of the quote's order; for a quote that was not ordered, its price without entries. */
export async function ledgerOfQuote(runner: StatementRunner, quoteId: string): Promise<FoundLedger> {
  const orderId = await findLastPlacedOrder(runner, quoteId);
  if (orderId !== null) return ledgerOfOrder(runner, orderId);
  const quote = await runner.manager.findOne(Quote, { select: { totalPrice: true }, where: { id: quoteId } });
  return { ...accountFor(quote?.totalPrice), entries: [] };
}

function accountFor(price = '0.00', loweredBy = '0.00', received = '0.00') {
  const account = orderBalanceOf(toPence(price), toPence(received), toPence(loweredBy));
  return {
    price,
    loweredBy,
    received,
    balance: toPounds(account.balance),
    credit: toPounds(account.credit),
    missingDeposit: toPounds(account.missingDeposit),
  };
}
