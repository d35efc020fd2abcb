import { quoteStatuses, type PaymentFilter, type PaymentStatus, type QuoteChannel } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { orderBy, readPage } from '../../platform/lists/read-page';
import { countsInPlace, type PayableQuote } from '../../quotes';
import type { QuoteSort, WantedQuotes } from './quote-filters';
import { wantedQuotes } from './wanted-quotes';

/** A quote as staff's list shows it, with its latest deposit. */
export interface QuoteLineRow extends PayableQuote {
  id: string;
  reference: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  material: string;
  color: string;
  hex_code: string;
  image_url: string | null;
  thickness: string;
  sink: string | null;
  cutout: string | null;
  notes: string | null;
  length: number;
  width: number;
  total_price: string;
  created_at: Date;
  channel: QuoteChannel;
  is_adjusted: boolean;
  measured_at: Date | null;
  counts_as: { id: string; reference: string; isNewer: boolean } | null;
  deposit_id: string | null;
  deposit_status: PaymentStatus | null;
  deposit_amount: string | null;
  deposit_created_at: Date | null;
  attachment_count: number;
  payment: PaymentFilter;
}

const newestFirst = 'quote.created_at DESC, quote.id DESC';
const statuses = `ARRAY['${quoteStatuses.join("', '")}']`;

/** References go by their number, which may outgrow its five digits (D8). */
const numberOf = (quote: string) => `split_part(${quote}.reference, '-', 3)::bigint`;

/** What each column is sorted by. */
const columns: Record<QuoteSort, string> = {
  created: 'quote.created_at',
  total: 'quote.total_price',
  reference: numberOf('quote'),
  status: `array_position(${statuses}, quote.status)`,
};

export const orderOf = (sort: WantedQuotes['sort']): string => orderBy(sort, columns, newestFirst);

/** The quote that counts in the place of `quote`; most have none. */
export const countsAs = `(
      SELECT jsonb_build_object('id', counted.id, 'reference', counted.reference,
        'isNewer', ${numberOf('counted')} > ${numberOf('quote')})
      FROM quote AS counted WHERE ${countsInPlace})`;

/** What is told of a quote. */
const quoteLineColumns = `quote.id, quote.reference, quote.status,
    customer_name, customer_email, customer_phone,
    snapshot -> 'material' ->> 'name' AS material, snapshot -> 'color' ->> 'name' AS color,
    snapshot -> 'color' ->> 'hexCode' AS hex_code, snapshot -> 'color' -> 'images' -> 0 ->> 'url' AS image_url,
    snapshot -> 'thickness' ->> 'displayName' AS thickness, snapshot -> 'sinkType' ->> 'name' AS sink,
    snapshot -> 'cutouts' -> 0 ->> 'name' AS cutout,
    notes, length, width, quote.total_price, quote.created_at, valid_until,
    channel, received, snapshot ? 'adjustment' AS is_adjusted, measured_at, superseded_at, deleted_at, deposit_state, is_proposal,
    quote.payment,
    ${countsAs} AS counts_as,
    latest.deposit_id, deposit_status, deposit_amount, deposit_created_at,
    (SELECT count(*)::integer FROM attachment WHERE attachment.quote_id = quote.id) AS attachment_count`;

/** With its latest deposit. */
const latestDeposit = `
  LEFT JOIN LATERAL (
    SELECT deposit.id AS deposit_id, deposit.status AS deposit_status, deposit_amount, deposit.created_at AS deposit_created_at
    FROM deposit_quote JOIN deposit ON deposit.id = deposit_id
    WHERE quote_id = quote.id ORDER BY deposit.created_at DESC, deposit.id LIMIT 1) AS latest ON true`;

/**
 * The ids of a page. By status, the page is put together from the first of each status: so each is read in the order of
 * an index, whichever way statuses are sorted.
 */
function pageOf(condition: string, sort: WantedQuotes['sort'], limit: string, offset: string): string {
  if (sort?.by !== 'status')
    return `SELECT quote.id FROM quote WHERE ${condition} ORDER BY ${orderOf(sort)} LIMIT ${limit} OFFSET ${offset}`;
  return `
    SELECT quote.id FROM unnest(${statuses}) WITH ORDINALITY AS kind (status, rank)
    CROSS JOIN LATERAL (
      SELECT quote.id, quote.created_at FROM quote
      WHERE quote.status = kind.status AND ${condition}
      ORDER BY ${newestFirst} LIMIT ${limit}::bigint + ${offset}::bigint) AS quote
    ORDER BY kind.rank ${sort.isDescending ? 'DESC' : 'ASC'}, ${newestFirst} LIMIT ${limit} OFFSET ${offset}`;
}

/**
 * The ids of a page of few quotes, which are all found first and then put in order: PostgreSQL takes what few have for
 * what many have now and then, and would read through the whole list for them.
 */
const pageOfFew = (condition: string, order: string, limit: string, offset: string): string => `
    SELECT quote.id FROM (SELECT * FROM quote WHERE ${condition} OFFSET 0) AS quote
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;

/** As many are sorted as quickly as one page is read. */
const few = 2_000;

/**
 * A page of quotes, each with its latest deposit. Only the quotes of the page are looked at closely: snapshots are
 * long. What is searched decides about the plan: a word that is in every other quote is found by reading on, a rare one
 * by its trigrams, a reference by how it begins; so they are counted first. Of few, the one whose reference was meant is
 * the first.
 */
export function listQuotes(statements: StatementRunner, { filters: chosen, sort, ...wanted }: WantedQuotes) {
  const { search } = chosen;
  const filters = wantedQuotes(chosen);
  const { condition } = filters;
  return readPage<QuoteLineRow & Record<string, unknown>>(statements, wanted, {
    name: 'quotes',
    filters,
    all: `SELECT FROM quote WHERE ${condition}`,
    isPlannedAnew: search !== null,
    isCountedFirst: search !== null,
    page: ({ limit, offset }, total) => {
      const isGathered = total <= few || search?.column === 'reference';
      const meant = (isGathered && !sort && search?.reference) || null;
      const first = meant && `quote.reference LIKE ${filters.place(meant)} DESC, `;
      const order = `${first ?? ''}${orderOf(sort)}`;
      const page = isGathered
        ? pageOfFew(condition, order, limit, offset)
        : pageOf(condition, sort, limit, offset);
      return `
        WITH page AS (${page})
        SELECT ${quoteLineColumns}
        FROM page JOIN quote USING (id) ${latestDeposit}
        ORDER BY ${order}`;
    },
  });
}
