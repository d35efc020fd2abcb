import type { PaymentFilter, QuoteChannel } from '@app/contracts';
import { lastLondonDaySql } from '../../../platform/clock/london-day';
import type { CellKind, SheetColumn } from '../../../platform/spreadsheets/sheet-column';
import { isReplacedBySql, stageOfSql } from '../../../quotes';
import { quoteOrderSql } from '../list-quotes';
import { stageText, statusText } from '../timeline-text';
import { quoteFilters, type QuoteListQuery } from '../quote-filters';

export type ExportedQuote = Record<string, string | number | null>;

const depositText: Record<PaymentFilter | 'elsewhere' | 'kept' | 'refunded', string> = {
  none: 'No Deposit / Needs follow-up',
  open: 'Pending',
  failed: 'Failed',
  review: 'Under review',
  paid: 'Paid',
  elsewhere: 'No Deposit',
  kept: 'Kept',
  refunded: 'Refunded',
};
const channelText: Record<QuoteChannel, string> = {
  web: 'Website',
  phone: 'Phone',
  showroom: 'Showroom',
  email: 'Email',
};

const timeSql = (at: string) => `to_char(${at} AT TIME ZONE 'Europe/London', 'YYYY-MM-DD HH24:MI')`;
const daySql = (at: string) => `to_char(${at} AT TIME ZONE 'Europe/London', 'YYYY-MM-DD')`;
const nameSql = (part: string) => `snapshot -> '${part}' ->> 'name'`;
const cutoutsSql = `(
  SELECT string_agg(cutout ->> 'name', ', ') FROM jsonb_array_elements(snapshot -> 'cutouts') AS cutout)`;

/** As in the totals above the list, only a top's current quote counts, and no declined quote. */
const expectedDepositSql = `CASE WHEN standing = 'current' AND status <> 'declined'
  THEN round(total_price * 0.1, 2) ELSE 0.00 END`;

/** No follow-up is needed if another quote counts for the top, or if the shop kept money of an ended order. */
const depositSql = `CASE
  WHEN deposit_state = 'none' AND (standing = 'superseded' OR counted.reference IS NOT NULL) THEN 'elsewhere'
  WHEN status = 'declined' AND deposit_state <> 'review' AND received > 0 THEN 'kept'
  WHEN deposit_state = 'paid' AND received <= 0 AND standing NOT IN ('superseded', 'proposed') THEN 'refunded'
  ELSE deposit_state END`;

/** Only the order's first top that was not cancelled shows its balance due, so that the column's sum is right. */
const balanceDueSql = `
      SELECT balance_due, balance_due_before
      FROM order_item AS item JOIN customer_order ON customer_order.id = item.order_id
      WHERE item.agreed_id = quote.id AND item.is_placed AND balance_due > 0 AND quote.status <> 'declined'
        AND NOT EXISTS (
          SELECT FROM order_item AS earlier JOIN quote AS other ON other.id = earlier.agreed_id
          WHERE earlier.order_id = item.order_id AND earlier.is_placed AND earlier.position < item.position
            AND other.status <> 'declined')`;

type Column = [title: string, kind: CellKind, width: number, sql: string, labels?: Record<string, string>];

const columns: Column[] = [
  ['Reference', 'text', 14, 'quote.reference'],
  ['Created', 'time', 17, timeSql('created_at')],
  ['Status', 'text', 11, 'status', statusText],
  ['Stage', 'text', 14, stageOfSql(), stageText],
  ['Customer', 'text', 24, 'customer_name'],
  ['Email', 'text', 28, 'customer_email'],
  ['Phone', 'text', 18, 'customer_phone'],
  ['Delivery address', 'text', 36, 'delivery_address'],
  ['Material', 'text', 14, nameSql('material')],
  ['Colour', 'text', 20, nameSql('color')],
  ['Thickness', 'text', 10, "snapshot -> 'thickness' ->> 'displayName'"],
  ['Length (mm)', 'whole', 12, 'length'],
  ['Width (mm)', 'whole', 12, 'width'],
  ['Sink', 'text', 18, nameSql('sinkType')],
  ['Cut-outs', 'text', 24, cutoutsSql],
  ['Tops', 'whole', 6, 'quantity'],
  ['Price (£)', 'pounds', 12, 'total_price'],
  ['Deposit expected (£)', 'pounds', 19, expectedDepositSql],
  ['Received (£)', 'pounds', 19, 'received'],
  ['Deposit', 'text', 28, depositSql, depositText],
  ['Balance due (£)', 'pounds', 15, 'owed.balance_due'],
  ['Due by', 'day', 12, lastLondonDaySql('owed.balance_due_before')],
  ['Valid until', 'day', 12, lastLondonDaySql('valid_until')],
  ['Came by', 'text', 11, 'channel', channelText],
  ['Sizes confirmed', 'day', 15, daySql('measured_at')],
  [
    'Replaced',
    'day',
    12,
    daySql(`(SELECT answered_at FROM quote_revision WHERE original_id = quote.id AND state = 'agreed')`),
  ],
  ['Counts as', 'text', 14, 'counted.reference'],
  ['Deleted', 'time', 17, timeSql('deleted_at')],
  ['Notes', 'text', 40, 'notes'],
];

export const exportedColumns: readonly SheetColumn<ExportedQuote>[] = columns.map(
  ([title, kind, width, _sql, labels]) => ({
    title,
    kind,
    width,
    read: ({ [title]: value = null }) => labels?.[String(value)] ?? value,
  }),
);

export function selectQuotes(query: QuoteListQuery) {
  const { condition, values } = quoteFilters(query);
  const textSql = `
    SELECT ${columns.map(([title, , , sql]) => `${sql} AS "${title}"`).join(', ')}
    FROM quote LEFT JOIN LATERAL (
      SELECT counted.reference FROM quote AS counted WHERE ${isReplacedBySql('counted')} LIMIT 1) AS counted ON true
    LEFT JOIN LATERAL (${balanceDueSql}) AS owed ON true
    WHERE ${condition} ORDER BY ${quoteOrderSql(query.sort)}`;
  return { text: textSql, values };
}
