import type { AdminQuote } from '@app/contracts';
import { areaM2, depositOf, toPence, toPounds } from '@app/pricing';
import { type FoundAttachment, toAttachment } from '../../attachments';
import { makingRulesSql } from '../../catalogue';
import type { StatementRunner } from '../../database/statements';
import { orderOfTopSql } from '../../orders';
import { listOrderSql, readPage } from '../../platform/lists/read-page';
import {
  isReplacedBySql,
  isRefunded,
  jobOfTopSql,
  type PayableQuote,
  paymentBlockerOf,
  referenceOf,
  stageOfSql,
} from '../../quotes';
import {
  referenceNumberSql,
  quoteFilters,
  quoteList,
  statusArraySql,
  type QuoteListQuery,
} from './quote-filters';

type ComputedField =
  | 'area'
  | 'createdAt'
  | 'validUntil'
  | 'expectedDeposit'
  | 'isRefunded'
  | 'paymentBlocker';

/** A row of staff's list of quotes. Names and pictures come from the quote's snapshot (D3). */
export interface QuoteListRow extends PayableQuote {
  created_at: Date;
  listFields: Omit<AdminQuote, ComputedField | 'deletedAt' | 'attachments'>;
}

export const toAdminQuote = (
  { listFields, ...row }: QuoteListRow,
  attachments: readonly FoundAttachment[],
  now: Date,
): AdminQuote => ({
  ...listFields,
  area: areaM2({ lengthMm: listFields.length, widthMm: listFields.width }),
  createdAt: row.created_at.toISOString(),
  validUntil: row.valid_until.toISOString(),
  expectedDeposit: toPounds(depositOf(toPence(listFields.totalPrice))),
  isRefunded: isRefunded(row),
  paymentBlocker: paymentBlockerOf(row, now),
  deletedAt: row.deleted_at?.toISOString() ?? null,
  deposit: listFields.deposit && {
    ...listFields.deposit,
    createdAt: new Date(listFields.deposit.createdAt).toISOString(),
  },
  attachments: attachments.filter(({ quoteId }) => quoteId === row.id).map(toAttachment),
});

const newestFirstSql = 'quote.created_at DESC, quote.id DESC';
export const quoteOrderSql = (sort: QuoteListQuery['sort']): string =>
  listOrderSql(sort, quoteList, newestFirstSql);

const nameObjectSql = (part: string) =>
  `CASE WHEN ${part} ->> 'name' IS NOT NULL THEN json_build_object('name', ${part} ->> 'name') END`;

export const listFieldsColumnSql = `json_build_object(
    'id', quote.id, 'reference', quote.reference, 'status', quote.status, 'notes', quote.notes, 'length', quote.length,
    'width', quote.width, 'quantity', quote.quantity, 'totalPrice', quote.total_price::text,
    'receivedDeposit', quote.received::text, 'isSuperseded', quote.standing = 'superseded',
    'customerName', quote.customer_name, 'customerEmail', quote.customer_email,
    'customerPhone', quote.customer_phone,
    'material', ${nameObjectSql("quote.snapshot -> 'material'")},
    'color', json_build_object('name', quote.snapshot -> 'color' ->> 'name',
      'hexCode', quote.snapshot -> 'color' ->> 'hexCode',
      'imageUrl', quote.snapshot -> 'color' -> 'images' -> 0 ->> 'url'),
    'thickness', json_build_object('displayName', quote.snapshot -> 'thickness' ->> 'displayName'),
    'sinkType', ${nameObjectSql("quote.snapshot -> 'sinkType'")},
    'cutout', ${nameObjectSql("quote.snapshot -> 'cutouts' -> 0")},
    'channel', quote.channel, 'payment', quote.deposit_state, 'stage', ${stageOfSql()},
    'isAdjusted', quote.snapshot ? 'adjustments', 'isMeasured', quote.measured_at IS NOT NULL,
    'currentQuote', (
      SELECT json_build_object('id', counted.id, 'reference', counted.reference,
        'isNewer', ${referenceNumberSql('counted')} > ${referenceNumberSql('quote')})
      FROM quote AS counted WHERE ${isReplacedBySql('counted')}),
    'deposit', (
      SELECT json_build_object('id', deposit.id, 'paymentStatus', deposit.status,
        'depositAmount', deposit_amount::text, 'createdAt', deposit.created_at)
      FROM order_item AS item JOIN deposit ON deposit.order_id = item.order_id
      WHERE item.quote_id = quote.id AND purpose = 'deposit' ORDER BY deposit.created_at DESC, deposit.id LIMIT 1),
    'recordedMethods', ARRAY(
      SELECT method FROM order_item AS item JOIN ledger_entry ON ledger_entry.order_id = item.order_id
      WHERE item.top_id = quote.top_id AND is_placed
      GROUP BY method HAVING sum(pence) > 0 ORDER BY min(id)),
    'order', ${orderOfTopSql()}, 'job', ${jobOfTopSql},
    'attachmentCount', (SELECT count(*) FROM attachment WHERE attachment.quote_id = quote.id)) AS "listFields"`;

const selectListRowsSql = `
  SELECT quote.id, status, length, width, created_at, valid_until, received, standing, deleted_at, deposit_state,
    snapshot, ${makingRulesSql} AS making_rules, ${listFieldsColumnSql}`;

const readListRowsSql = `${selectListRowsSql} FROM quote WHERE id = ANY($1)`;

export const readQuoteListRows = async (statements: StatementRunner, ids: readonly string[]) =>
  ids.length > 0 ? statements.run<QuoteListRow>(readListRowsSql, [ids]) : [];

interface QuotePage {
  condition: string;
  order: string;
  sort: QuoteListQuery['sort'];
  limit: string;
  offset: string;
}

/** Ids of a page's quotes. Sorted by status, the first rows of each status come from an index, so not all are sorted. */
function selectPageSql({ condition, order, sort, limit, offset }: QuotePage): string {
  const limitClause = `LIMIT ${limit} OFFSET ${offset}`;
  if (sort?.by !== 'status')
    return `SELECT quote.id FROM quote WHERE ${condition} ORDER BY ${order} ${limitClause}`;
  return `
    SELECT quote.id FROM unnest(${statusArraySql}) AS kind (status)
    CROSS JOIN LATERAL (
      SELECT quote.* FROM quote WHERE quote.status = kind.status AND ${condition}
      ORDER BY ${newestFirstSql} LIMIT ${limit}::bigint + ${offset}::bigint) AS quote
    ORDER BY ${order} ${limitClause}`;
}

/**
 * A page of quotes with their latest deposits. Snapshots are long, so only those of the page are read. If the search is a
 * reference, its quote comes first.
 */
export function listQuotes(statements: StatementRunner, query: QuoteListQuery) {
  const { search, sort } = query;
  const filters = quoteFilters(query);
  const { condition } = filters;
  return readPage<QuoteListRow>(statements, query, {
    filters,
    countSelect: `SELECT FROM quote WHERE ${condition}`,
    usesCustomPlan: search !== null,
    page: ({ limit, offset }) => {
      const reference = !sort && search && referenceOf(search);
      const matchFirst = reference ? `quote.reference LIKE ${filters.addParameter(reference)} DESC, ` : '';
      const order = `${matchFirst}${quoteOrderSql(sort)}`;
      return `
        WITH page AS (${selectPageSql({ condition, order, sort, limit, offset })})
        ${selectListRowsSql} FROM page JOIN quote USING (id)
        ORDER BY ${order}`;
    },
  });
}
