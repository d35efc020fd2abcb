import type { PaymentFilter, QuoteChannel, QuoteStatus } from '@app/contracts';
import { countsInPlace } from '../../../quotes';
import { orderOf } from '../list-quotes';
import type { WantedQuotes } from '../quote-filters';
import { wantedQuotes } from '../wanted-quotes';

/** A quote as a row of the exported list; days and times are London's. */
export interface OrderRow {
  reference: string;
  status: QuoteStatus;
  payment: PaymentFilter;
  total: string;
  expected: string;
  received: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  delivery_address: string | null;
  material: string;
  color: string;
  thickness: string;
  length: number;
  width: number;
  sink: string | null;
  cutouts: string | null;
  notes: string | null;
  channel: QuoteChannel;
  created: string;
  last_valid_day: string;
  measured: string | null;
  superseded: string | null;
  /** Reference of the quote that counts in its place. */
  counts_as: string | null;
  deleted: string | null;
}

const inLondon = (column: string, form: string) =>
  `to_char(quote.${column} AT TIME ZONE 'Europe/London', '${form}')`;
const time = (column: string) => inLondon(column, 'YYYY-MM-DD HH24:MI');
const day = (column: string) => inLondon(column, 'YYYY-MM-DD');

/** As in the sums above the list: once for each top, by the quote that stands for it, and not of what was declined. */
const expected = `CASE WHEN superseded_at IS NULL AND NOT is_proposal AND NOT is_replaced AND status <> 'declined'
    THEN round(total_price * 0.1, 2) ELSE 0.00 END`;

/** All that the list has, in its order. */
export function readOrders({ filters, sort }: Pick<WantedQuotes, 'filters' | 'sort'>) {
  const { condition, values } = wantedQuotes(filters);
  const text = `
  SELECT reference, status, payment, total_price AS total, ${expected} AS expected, received,
    customer_name, customer_email, customer_phone, delivery_address,
    snapshot -> 'material' ->> 'name' AS material, snapshot -> 'color' ->> 'name' AS color,
    snapshot -> 'thickness' ->> 'displayName' AS thickness, length, width, snapshot -> 'sinkType' ->> 'name' AS sink,
    (SELECT string_agg(cutout ->> 'name', ', ') FROM jsonb_array_elements(snapshot -> 'cutouts') AS cutout) AS cutouts,
    notes, channel, ${time('created_at')} AS created,
    to_char(valid_until AT TIME ZONE 'Europe/London' - interval '1 millisecond', 'YYYY-MM-DD') AS last_valid_day,
    ${day('measured_at')} AS measured, ${day('superseded_at')} AS superseded,
    (SELECT counted.reference FROM quote AS counted WHERE ${countsInPlace}) AS counts_as,
    ${time('deleted_at')} AS deleted
  FROM quote WHERE ${condition} ORDER BY ${orderOf(sort)}`;
  return { text, values };
}
