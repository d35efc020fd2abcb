import type { BankLine, BankLineState } from '@app/contracts';
import { toPounds } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { findCandidates } from './find-candidates';
import { type MatchedLine, matchLines } from './match-lines';
import { findPayoutsOf, type Payout } from './match-payouts';
import type { StatementLine } from './read-statement';
import { recordedTransfersSql } from './recorded-transfers';
import { isUndecidedSql } from './undecided-lines';

/** What a line of a file and a stored line have in common. */
export type LineToMatch = Pick<StatementLine, 'key' | 'bookedOn' | 'pence' | 'text'>;

interface StoredLine {
  key: string;
  /** Null: the line is for no order, or staff have not decided. */
  orderId: string | null;
  reference: string | null;
  customerName: string | null;
  isUndecided: boolean;
}

const findStoredSql = `
  SELECT key, entry.order_id AS "orderId", placed.reference, first.customer_name AS "customerName",
    ${isUndecidedSql} IS TRUE AS "isUndecided"
  FROM bank_line
  LEFT JOIN ledger_entry AS entry ON entry.id = entry_id
  LEFT JOIN customer_order AS placed ON placed.id = entry.order_id
  LEFT JOIN LATERAL (
    SELECT customer_name FROM order_item JOIN quote ON quote.id = agreed_id
    WHERE order_item.order_id = placed.id ORDER BY customer_name IS NULL, position LIMIT 1) AS first ON true
  WHERE key = ANY($1)`;

interface SimilarLine {
  bookedOn: string;
  pence: string;
  /** Null: the line is for no order, or staff have not decided. */
  orderId: string | null;
}

/** Lines with the same day and amount as one of the given lines. They come from other files, or from the same file in another format. */
const findSimilarSql = `
  SELECT booked_on AS "bookedOn", bank_line.pence::text, order_id AS "orderId"
  FROM bank_line LEFT JOIN ledger_entry AS entry ON entry.id = entry_id
  WHERE (booked_on, bank_line.pence) IN (SELECT * FROM unnest($1::text[], $2::bigint[])) AND key <> ALL($3)`;

/** For each line, the orders on which staff recorded a transfer of the same amount. */
const findRecordedSql = `
  SELECT wanted.key, array_agg(DISTINCT entry.order_id) AS "orderIds"
  FROM unnest($1::text[], $2::text[], $3::bigint[]) AS wanted (key, day, pence)
  JOIN LATERAL (SELECT order_id, pence FROM ${recordedTransfersSql('wanted.day')}) AS entry USING (pence)
  GROUP BY wanted.key`;

/** Finds for each line what it may be: imported before, a payout, recorded by staff, or a payment for an order. */
export async function describeBankLines(
  runner: StatementRunner,
  lines: readonly LineToMatch[],
): Promise<BankLine[]> {
  const keys = lines.map(({ key }) => key);
  const days = lines.map(({ bookedOn }) => bookedOn);
  const amounts = lines.map((line) => line.pence);
  const storedLines = await runner.run<StoredLine>(findStoredSql, [keys]);
  const storedByKey = new Map(storedLines.map((stored) => [stored.key, stored]));
  const similarLines = await runner.run<SimilarLine>(findSimilarSql, [days, amounts, keys]);
  const recorded = await runner.run<{ key: string; orderIds: string[] }>(findRecordedSql, [
    keys,
    days,
    amounts,
  ]);
  const recordedByKey = new Map(recorded.map(({ key, orderIds }) => [key, orderIds]));

  const withoutOrder = lines.filter(({ key }) => {
    const stored = storedByKey.get(key);
    return !stored?.orderId || stored.isUndecided;
  });
  const payouts = await findPayoutsOf(runner, withoutOrder);
  const linesToMatch = withoutOrder.filter((line) => !payouts.has(line));
  const matches = matchLines(linesToMatch, await findCandidates(runner, linesToMatch));

  return lines.map((line) =>
    toBankLine(line, {
      stored: storedByKey.get(line.key) ?? null,
      payout: payouts.get(line) ?? null,
      match: matches[linesToMatch.indexOf(line)] ?? { isCertain: false, orders: [] },
      similarLines: similarLines.filter(
        (similar) => similar.bookedOn === line.bookedOn && Number(similar.pence) === line.pence,
      ),
      recordedOrderIds: recordedByKey.get(line.key) ?? [],
    }),
  );
}

interface FoundForLine {
  stored: StoredLine | null;
  payout: Payout | null;
  match: MatchedLine;
  similarLines: readonly SimilarLine[];
  recordedOrderIds: readonly string[];
}

function toBankLine(line: LineToMatch, found: FoundForLine): BankLine {
  const { stored, payout, recordedOrderIds } = found;
  const { orders } = found.match;
  const decided = stored?.isUndecided ? null : stored;
  const recordedOrder = orders.find(({ order }) => order && recordedOrderIds.includes(order.id));
  const isPerhapsImported = !decided && !payout && isSimilarToOther(found);
  const state = stateOf(found, { decided, isRecorded: recordedOrder !== undefined, isPerhapsImported });
  return {
    id: line.key,
    paidOn: line.bookedOn,
    amount: toPounds(line.pence),
    text: line.text,
    state,
    orders: state === 'recorded' && recordedOrder ? [recordedOrder] : orders,
    payout: payout && { reference: payout.reference, amount: toPounds(payout.pence) },
    isKept: stored?.isUndecided ?? false,
    recordedOn: decided && toRecordedOn(decided),
    isPerhapsImported,
  };
}

const isSimilarToOther = ({ similarLines, match }: FoundForLine): boolean =>
  similarLines.some(
    ({ orderId }) => orderId === null || match.orders.some(({ order }) => order?.id === orderId),
  );

interface StateInput {
  decided: StoredLine | null;
  isRecorded: boolean;
  isPerhapsImported: boolean;
}

function stateOf(
  { payout, match }: FoundForLine,
  { decided, isRecorded, isPerhapsImported }: StateInput,
): BankLineState {
  if (payout) return 'payout';
  if (decided) return decided.orderId ? 'imported' : 'set-aside';
  if (isRecorded) return 'recorded';
  if (match.isCertain && !isPerhapsImported) return 'matched';
  return match.orders.length > 0 ? 'suggested' : 'unknown';
}

const toRecordedOn = ({ orderId, reference, customerName }: StoredLine): BankLine['recordedOn'] =>
  orderId && reference ? { order: { id: orderId, reference }, customerName } : null;
