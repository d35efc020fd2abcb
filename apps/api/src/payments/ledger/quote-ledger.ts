import type { LedgerLine, QuoteLedger } from '@app/contracts';
import { accountOf, pence, spreadRefunds, sumPence, toPence, toPounds, type Pence } from '@app/pricing';
import type { InDatabase, StatementRunner } from '../../database/statements';

type EntryRow = InDatabase<
  Omit<LedgerLine, 'ofTotal' | 'receivedAfter' | 'canBeUndone'>,
  'movedAt' | 'recordedAt'
> & {
  depositId: string | null;
  total: string;
  borneBy: string | null;
};

interface Share {
  quoteId: string;
  depositId: string;
  isOurs: boolean;
  share: string;
}

/**
 * SQL: the quote and those in whose place it stands, as its customer agreed (decision 41): what was paid there counts here;
 * and the deposits on these.
 */
export const countedQuotes = `
  RECURSIVE counted AS (
    SELECT $1::text AS id
    UNION
    SELECT original.original_id
    FROM counted CROSS JOIN LATERAL (
      SELECT original_id FROM quote_revision WHERE quote_id = counted.id AND state = 'agreed' OFFSET 0) AS original
  ), covering AS (
    SELECT DISTINCT deposit_id AS id
    FROM counted CROSS JOIN LATERAL (SELECT deposit_id FROM deposit_quote WHERE quote_id = counted.id OFFSET 0) AS held)`;

/** SQL: whether an entry is of the same payment as another one: it is that one, or another order's part of it. */
export const isOfPayment = (entry: string, other: string) =>
  `(${entry}.id = ${other}.id OR (${entry}.job_payment_id = ${other}.job_payment_id AND ${entry}.kind = ${other}.kind))`;

const readEntries = `
  WITH ${countedQuotes}, found AS (
    SELECT entry.* FROM counted
    CROSS JOIN LATERAL (SELECT * FROM ledger_entry WHERE quote_id = counted.id OFFSET 0) AS entry
    UNION ALL
    SELECT entry.* FROM covering
    CROSS JOIN LATERAL (SELECT * FROM ledger_entry WHERE deposit_id = covering.id OFFSET 0) AS entry)
  SELECT found.id, found.kind, means, (pence / 100.00)::numeric(20, 2)::text AS amount, found.deposit_id AS "depositId",
    ((SELECT sum(pence) FROM ledger_entry AS part WHERE ${isOfPayment('part', 'found')}) / 100.00)::numeric(20, 2)::text
      AS total,
    refund.quote_id AS "borneBy",
    CASE
      WHEN found.quote_id IS NOT NULL THEN true
      WHEN found.kind = 'payment'
        THEN attempt.state = 'paid' AND attempt.transaction_id IS NOT DISTINCT FROM found.transaction_id
      ELSE coalesce(refund.is_of_deposit, false)
    END AS "isCounted",
    moved_at AS "movedAt", recorded_at AS "recordedAt", staff_user.first_name AS by, note,
    (SELECT count(*) FROM ledger_entry AS correction
      WHERE correction.corrects_id = found.id AND correction.pence = -found.pence) > 0 AS "isUndone"
  FROM found
  LEFT JOIN LATERAL (
    SELECT state, transaction_id FROM payment_attempt WHERE id = found.attempt_id OFFSET 0) AS attempt ON true
  LEFT JOIN LATERAL (SELECT is_of_deposit, quote_id FROM refund WHERE id = found.refund_id OFFSET 0) AS refund ON true
  LEFT JOIN staff_user ON staff_user.id = found.recorded_by
  ORDER BY recorded_at, found.id`;

/** The price, with delivery where it is paid for with this top, the first of a deposit (decision 55); and all shares. */
const readOrder = `
  WITH ${countedQuotes}
  SELECT order_price($1)::text AS price, lowered_by::text AS "loweredBy",
    ARRAY(
      SELECT json_build_object('depositId', deposit_id, 'quoteId', quote_id, 'share', share::text,
        'isOurs', quote_id IN (SELECT counted.id FROM counted))
      FROM covering CROSS JOIN LATERAL (SELECT * FROM deposit_quote WHERE deposit_id = covering.id OFFSET 0) AS held
      ORDER BY deposit_id, position) AS shares
  FROM quote WHERE id = $1`;

export type FoundLedger = Omit<QuoteLedger, 'entries'> & {
  entries: InDatabase<LedgerLine, 'movedAt' | 'recordedAt'>[];
};

/** What was paid on a quote in whichever way, newest first, and how it stands by that. */
export async function ledgerOfQuote(runner: StatementRunner, quoteId: string): Promise<FoundLedger> {
  const entries = await runner.run<EntryRow>(readEntries, [quoteId]);
  const [order] = await runner.run<{ price: string; loweredBy: string; shares: Share[] }>(readOrder, [
    quoteId,
  ]);
  const price = toPence(order?.price ?? '0.00');
  const loweredBy = toPence(order?.loweredBy ?? '0.00');
  const parts = partsOf(entries, order?.shares ?? []);
  let received = pence(0);
  const lines = entries.map(({ depositId, total, borneBy: _bearer, ...entry }) => {
    const part = parts.get(entry.id) ?? toPence(entry.amount);
    if (entry.isCounted) received = pence(received + part);
    return {
      ...entry,
      amount: toPounds(part),
      ofTotal: part === toPence(total) ? null : total,
      receivedAfter: toPounds(received),
      canBeUndone: entry.kind !== 'correction' && depositId === null && !entry.isUndone,
    };
  });
  const { balance, credit, missingDeposit } = accountOf(price, received, loweredBy);
  return {
    entries: lines.reverse(),
    price: toPounds(price),
    loweredBy: toPounds(loweredBy),
    received: toPounds(received),
    balance: toPounds(balance),
    credit: toPounds(credit),
    missingDeposit: toPounds(missingDeposit),
  };
}

/** What of each entry that counts for a deposit on several quotes is this quote's: as its share, and by that of refunds. */
function partsOf(entries: readonly EntryRow[], shares: readonly Share[]): Map<string, Pence> {
  const parts = new Map<string, Pence>();
  for (const depositId of new Set(shares.map((share) => share.depositId))) {
    const ofDeposit = shares.filter((share) => share.depositId === depositId);
    const ours = (all: readonly Pence[]) => sumPence(all.filter((_, index) => ofDeposit[index]?.isOurs));
    const shared = ofDeposit.map(({ share }) => toPence(share));
    const counted = entries.filter((entry) => entry.depositId === depositId && entry.isCounted);
    const refunds = counted.filter(({ kind }) => kind === 'refund' || kind === 'chargeback');
    const given = refunds.map(({ amount, borneBy }) => ({
      amount: pence(0 - toPence(amount)),
      only: borneBy === null ? null : ofDeposit.findIndex(({ quoteId }) => quoteId === borneBy),
    }));
    for (const { id, kind } of counted) if (kind === 'payment') parts.set(id, ours(shared));
    for (const [index, borne] of spreadRefunds(shared, given).entries())
      parts.set(refunds[index]?.id ?? '', pence(0 - ours(borne)));
  }
  return parts;
}
