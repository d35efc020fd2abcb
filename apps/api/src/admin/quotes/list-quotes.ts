import { quoteStatuses, type PaymentStatus, type QuoteChannel, type QuoteStatus } from '@app/contracts';
import type { Statement } from '../../database/statements';
import { inOrder } from '../../platform/lists/in-order';
import { digitsOf } from '../../platform/lists/phone-pattern';
import type { WantedList } from '../../platform/lists/read-list-query';
import { countOf } from '../../platform/lists/set-total-count';

export const quoteSorts = ['created', 'total', 'reference', 'status'] as const;
export type QuoteSort = (typeof quoteSorts)[number];

/** A quote as staff's list shows it, with its latest deposit. */
export interface QuoteLineRow {
  id: string;
  reference: string;
  status: QuoteStatus;
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
  valid_until: Date;
  channel: QuoteChannel;
  received: string;
  is_adjusted: boolean;
  measured_at: Date | null;
  superseded_at: Date | null;
  deleted_at: Date | null;
  deposit_id: string | null;
  deposit_status: PaymentStatus | null;
  deposit_amount: string | null;
  deposit_created_at: Date | null;
  attachment_count: number;
}

/** `$1` status, `$2` and `$3` what is searched: as a text, and as a telephone number. Null: whatever it is. */
const condition = `
  deleted_at IS NULL AND ($1::text IS NULL OR status = $1)
  AND ($2::text IS NULL
    OR concat_ws(E'\\n', reference, customer_name, customer_email) ILIKE $2
    OR ${digitsOf('customer_phone')} LIKE $3
    OR snapshot -> 'material' ->> 'name' ILIKE $2
    OR snapshot -> 'color' ->> 'name' ILIKE $2)`;

/** The values of {@link countQuotes}, and with limit and offset behind them of {@link listQuotes}. */
export type QuoteFilters = [status: QuoteStatus | null, pattern: string | null, phonePattern: string | null];

/** Only the quotes of the page are looked at closely: snapshots are long. */
const text = (order: string) => `
  WITH page AS (SELECT id FROM quote WHERE ${condition} ORDER BY ${order} LIMIT $4 OFFSET $5)
  SELECT quote.id, reference, status, customer_name, customer_email, customer_phone,
    snapshot -> 'material' ->> 'name' AS material, snapshot -> 'color' ->> 'name' AS color,
    snapshot -> 'color' ->> 'hexCode' AS hex_code, snapshot -> 'color' -> 'images' -> 0 ->> 'url' AS image_url,
    snapshot -> 'thickness' ->> 'displayName' AS thickness, snapshot -> 'sinkType' ->> 'name' AS sink,
    snapshot -> 'cutouts' -> 0 ->> 'name' AS cutout,
    notes, length, width, total_price, created_at, valid_until,
    channel, received, snapshot ? 'adjustment' AS is_adjusted, measured_at, superseded_at, deleted_at,
    latest.deposit_id, deposit_status, deposit_amount, deposit_created_at,
    (SELECT count(*)::integer FROM attachment WHERE attachment.quote_id = quote.id) AS attachment_count
  FROM page JOIN quote USING (id)
  LEFT JOIN LATERAL (
    SELECT deposit.id AS deposit_id, deposit.status AS deposit_status, deposit_amount, deposit.created_at AS deposit_created_at
    FROM deposit_quote JOIN deposit ON deposit.id = deposit_id
    WHERE quote_id = quote.id ORDER BY deposit.created_at DESC, deposit.id LIMIT 1) AS latest ON true
  ORDER BY ${order}`;

const byStatus = `array_position(ARRAY['${quoteStatuses.join("', '")}'], quote.status)`;

/** A page of quotes, each with its latest deposit. */
export const listQuotes = (sort: WantedList<string, QuoteSort>['sort']): Statement =>
  inOrder(
    {
      name: 'list-quotes',
      columns: {
        created: 'quote.created_at',
        total: 'quote.total_price',
        // By its number, which is never reset and may outgrow its five digits (D8).
        reference: `split_part(quote.reference, '-', 3)::bigint`,
        status: byStatus,
      },
      newestFirst: 'quote.created_at DESC, quote.id DESC',
      text,
    },
    sort,
  );

export const countQuotes: Statement = {
  name: 'count-quotes',
  text: countOf(`SELECT FROM quote WHERE ${condition}`),
};
