import { depositOf, sumPence, toPence, toPounds } from '@app/pricing';
import type { LockedQuote } from '../actions/locked-quote';
import type { QuoteRow } from '../read/quote-row';

type CountedRow = Pick<QuoteRow, 'replaces_quote_id' | 'total_price'> & LockedQuote;

const states = ['paid', 'review', 'open'];

/** Recalculates the current quote of each top and the expected deposits independently of the code under test. */
export async function recount(
  read: (sql: string) => Promise<unknown[]>,
): Promise<{ standing: Map<string, string>; expected: string }> {
  const rows = (await read(
    `SELECT * FROM quote ORDER BY split_part(reference, '-', 3)::bigint`,
  )) as CountedRow[];
  const standing = standingOf(rows);
  const expected = rows
    .filter((row) => standing.get(row.id) === row.id && row.status !== 'declined')
    .map(({ total_price }) => depositOf(toPence(total_price)));
  return { standing, expected: toPounds(sumPence(expected)) };
}

/** The current quote for each candidate; given the oldest first. */
function standingOf(rows: readonly CountedRow[]): Map<string, string> {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const firstOf = ({ id, replaces_quote_id }: CountedRow): string => {
    const previous = replaces_quote_id === null ? undefined : rowOf.get(replaces_quote_id);
    return previous ? firstOf(previous) : id;
  };
  const isOrdered = ({ status }: CountedRow) => status === 'approved' || status === 'completed';
  const isKnown = (row: CountedRow) =>
    isOrdered(row) ||
    (!row.customer_from_link &&
      [row.customer_name, row.customer_email, row.customer_phone].some((detail) => detail !== null));
  const ordered = new Set(rows.filter(isOrdered).map(firstOf));
  const known = new Set(rows.filter(isKnown).map(firstOf));
  const rankOf = (row: CountedRow) => {
    const isPassedOver =
      (row.deposit_state === 'open' && ordered.has(firstOf(row))) ||
      (row.deposit_state === 'review' && known.has(firstOf(row)) && !isKnown(row));
    const place = isPassedOver ? -1 : states.indexOf(row.deposit_state);
    return place === -1 ? states.length : place;
  };
  const standingOfTop = new Map<string, CountedRow>();
  const candidates = rows.filter(
    (row) => !row.deleted_at && row.standing !== 'superseded' && row.standing !== 'proposed',
  );
  for (const row of candidates) {
    const best = standingOfTop.get(firstOf(row));
    if (!best || rankOf(row) <= rankOf(best)) standingOfTop.set(firstOf(row), row);
  }
  return new Map(candidates.map((row) => [row.id, standingOfTop.get(firstOf(row))?.id ?? row.id]));
}
