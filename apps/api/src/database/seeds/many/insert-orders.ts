import { type ManyOptions, planOrdersSql } from './plan-orders';

export interface SampleTop {
  length: number;
  width: number;
  total_price: string;
  snapshot: object;
}

interface Insertion {
  run: (text: string, values?: unknown[]) => Promise<unknown[]>;
  refreshTops: (quoteIds: string[]) => Promise<void>;
}

const batchSize = 2_000;

const plannedSql = '(SELECT * FROM planned WHERE ordinal >= $1 AND ordinal < $2) AS planned';

/** Only columns that `planned` does not have. */
const savedQuotesSql = '(SELECT id, reference, total_price FROM quote) AS saved';

const isDeliveredSql = `(planned.top % 2 = 0)`;
const deliverySql = `CASE WHEN ${isDeliveredSql} THEN 65.00 ELSE 0 END`;
const depositAmountSql = `round((total_price + ${deliverySql}) * 0.1, 2)`;

/** The stage of a paid order; completed ones were handed over. */
const stageSql = `CASE WHEN deposit = 'paid' THEN CASE WHEN planned.status <> 'completed' THEN planned.stage
       WHEN ${isDeliveredSql} THEN 'delivered' ELSE 'collected' END END`;

const makeTopsSql = `
  CREATE TEMPORARY TABLE sample_top ON COMMIT DROP AS
  SELECT (place - 1)::integer AS place, (top ->> 'length')::integer AS length, (top ->> 'width')::integer AS width,
    (top ->> 'total_price')::numeric AS total_price,
    top -> 'snapshot' AS snapshot
  FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS listed (top, place)`;

/** The first quote of each top, numbered. */
const numberedTopsSql = `(
  SELECT id, created_at, row_number() OVER (ORDER BY created_at, id) AS place
  FROM ${plannedSql} WHERE replaces_quote_id IS NULL) AS listed`;

const steps = [
  `INSERT INTO quote (id, reference, status, length, width, total_price, snapshot, customer_name, customer_email, customer_phone,
     delivery_address, deposit_state, received, channel, created_at, valid_until, deleted_at,
     measured_at, replaces_quote_id, top_id)
   SELECT planned.id,
     'VT-' || to_char(created_at AT TIME ZONE 'Europe/London', 'YY') || '-' || lpad(number, greatest(5, length(number)), '0'),
     status, sample_top.length, width, total_price, snapshot,
     CASE WHEN is_known THEN name END, CASE WHEN is_known THEN email END, CASE WHEN is_known THEN phone END,
     CASE WHEN deposit IS NOT NULL AND ${isDeliveredSql} THEN address END,
     coalesce(deposit, 'none'),
     CASE WHEN deposit = 'paid' THEN ${depositAmountSql} ELSE 0 END, channel, created_at, valid_until, deleted_at,
     measured_at, replaces_quote_id, top_id
   FROM ${plannedSql} JOIN sample_top ON place = planned.top
   CROSS JOIN LATERAL (
     SELECT nextval('quote_reference_number')::text AS number WHERE planned.id IS NOT NULL) AS next`,
  `INSERT INTO measurement (quote_id, version, length_mm, width_mm, how, recorded_at)
   SELECT planned.id, 1, sample_top.length, width, 'phone', measured_at
   FROM ${plannedSql} JOIN sample_top ON place = planned.top WHERE measured_at IS NOT NULL`,
  // An order has its deposit's id.
  `INSERT INTO customer_order (id, channel, created_at, placed_at, delivery_amount, deposit_amount, deposit_state, received,
     price, state, reference)
   SELECT deposit_id, 'web', begun_at, placed_at, ${deliverySql}, ${depositAmountSql},
     coalesce(deposit, 'none'),
     CASE WHEN deposit = 'paid' THEN ${depositAmountSql} ELSE 0 END, total_price + ${deliverySql}, ${stageSql},
     CASE WHEN placed_at IS NOT NULL THEN 'OR-' || to_char(placed_at AT TIME ZONE 'Europe/London', 'YY') || '-'
       || lpad(nextval('order_reference_number')::text, 5, '0') END
   FROM ${plannedSql} JOIN ${savedQuotesSql} USING (id)
   CROSS JOIN LATERAL (SELECT CASE WHEN deposit = 'paid' THEN begun_at + interval '4 minutes' END AS placed_at) AS placed
   WHERE deposit IS NOT NULL`,
  `INSERT INTO order_item (order_id, quote_id, agreed_id, top_id, position, is_placed, stage_reached, stage, stage_since,
     stage_notified_at)
   SELECT deposit_id, id, id, planned.top_id, 1, deposit = 'paid', planned.stage, ${stageSql},
     CASE WHEN deposit = 'paid' THEN reached_at END, reached_at
   FROM ${plannedSql} JOIN ${savedQuotesSql} USING (id)
   CROSS JOIN LATERAL (SELECT coalesce(planned.measured_at, begun_at) AS reached_at) AS moved WHERE deposit IS NOT NULL`,
  `INSERT INTO deposit (id, order_id, status, customer_name, customer_email, customer_phone, tops_amount, delivery_amount,
     total_amount, deposit_amount, needs_delivery, delivery_address, description, created_at, paid_at, is_open)
   SELECT planned.deposit_id, planned.deposit_id, CASE deposit WHEN 'open' THEN 'pending' ELSE deposit END, name, email, phone, total_price,
     ${deliverySql}, total_price + ${deliverySql}, ${depositAmountSql}, ${isDeliveredSql}, CASE WHEN ${isDeliveredSql} THEN address END,
     reference, begun_at, CASE WHEN deposit = 'paid' THEN begun_at + interval '4 minutes' END, deposit = 'open'
   FROM ${plannedSql} JOIN ${savedQuotesSql} USING (id) WHERE deposit IS NOT NULL`,
  `INSERT INTO payment_attempt (id, deposit_id, number, checkout_reference, notice_token, state, amount, currency,
     merchant_code, valid_until, checkout_id, transaction_id, transaction_code, charged_amount, charged_currency,
     review_reason, created_at, settled_at)
   SELECT planned.attempt_id, deposit_id, 1, planned.attempt_id, planned.token,
     CASE deposit WHEN 'failed' THEN 'expired' ELSE deposit END, ${depositAmountSql}, 'GBP', 'MSAMPLES',
     begun_at + interval '1 day', planned.transaction_id || '-c',
     CASE WHEN deposit IN ('paid', 'review') THEN planned.transaction_id END,
     CASE WHEN deposit IN ('paid', 'review') THEN planned.transaction_code END,
     CASE WHEN deposit IN ('paid', 'review') THEN ${depositAmountSql} END,
     CASE WHEN deposit IN ('paid', 'review') THEN 'GBP' END,
     CASE WHEN deposit = 'review' THEN 'already-paid' END, begun_at,
     CASE WHEN deposit <> 'open' THEN begun_at + interval '4 minutes' END
   FROM ${plannedSql} JOIN ${savedQuotesSql} USING (id) WHERE deposit IS NOT NULL`,
  `INSERT INTO timeline_entry (quote_id, kind, details, at)
   SELECT id, event.kind, event.details, begun_at + event.after
   FROM ${plannedSql} CROSS JOIN LATERAL (VALUES
     ('customer-changed', '{}'::jsonb, interval '0', is_known),
     ('status-changed', jsonb_build_object('from', 'pending', 'to', status), interval '1 hour', status <> 'pending'),
     ('deposit-begun', jsonb_build_object('depositId', deposit_id), interval '1 minute', deposit IS NOT NULL),
     ('deposit-paid', jsonb_build_object('depositId', deposit_id), interval '4 minutes', deposit = 'paid'),
     ('deposit-not-paid', jsonb_build_object('depositId', deposit_id), interval '1 day', deposit = 'failed'),
     ('deposit-in-review', jsonb_build_object('depositId', deposit_id), interval '4 minutes', deposit = 'review'))
     AS event (kind, details, after, is_so)
   WHERE event.is_so`,
  `INSERT INTO mail (id, kind, key, state, to_name, to_address, quote_ids, deposit_id, subject, text, html, tries,
     created_at, composed_at, settled_at)
   SELECT CASE WHEN kind = 'deposit-confirmation' THEN planned.token ELSE planned.attempt_id END, kind,
     deposit_id, 'sent', CASE WHEN kind = 'deposit-confirmation' THEN name END,
     CASE WHEN kind = 'deposit-confirmation' THEN email END, ARRAY[id], deposit_id,
     'Your deposit for ' || reference, 'Thank you.', '<p>Thank you.</p>', 1, begun_at, begun_at, begun_at
   FROM ${plannedSql} JOIN ${savedQuotesSql} USING (id)
   CROSS JOIN (VALUES ('deposit-confirmation'), ('staff-deposit-paid')) AS mails (kind)
   WHERE deposit = 'paid'`,
  `INSERT INTO staff_task (id, kind, key, deposit_id, due_at, created_at, done_at)
   SELECT planned.token, 'call-customer', deposit_id, deposit_id, begun_at + interval '1 day', begun_at,
     CASE WHEN begun_at < now() - interval '14 days' THEN begun_at + interval '5 hours' END
   FROM ${plannedSql} WHERE deposit = 'paid'`,
  // Five of every fifty tops form a job.
  `INSERT INTO job (id, name, created_at)
   SELECT id, 'Flat ' || place || ', Abbey Street', created_at FROM ${numberedTopsSql} WHERE place % 50 = 1`,
  `INSERT INTO job_top (top_id, job_id, position)
   SELECT id, first_value(id) OVER (PARTITION BY (place - 1) / 50 ORDER BY place), (place - 1) % 50 + 1
   FROM ${numberedTopsSql} WHERE (place - 1) % 50 < 5`,
];

const addLedgerEntriesSql = `
  INSERT INTO ledger_entry (kind, method, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at)
  SELECT 'payment', 'card-online', (charged_amount * 100)::bigint, deposit_id, id, transaction_id, settled_at, settled_at
  FROM payment_attempt AS attempt
  WHERE charged_amount > 0 AND NOT EXISTS (SELECT FROM ledger_entry WHERE attempt_id = attempt.id)
  ORDER BY settled_at, id`;

/** In order of payment; numbered per year. */
const invoiceDepositsSql = `
  WITH paid AS (
    SELECT entry.id AS entry_id, order_id, moved_at, customer_name, customer_email, delivery_address,
      extract(year FROM moved_at AT TIME ZONE 'Europe/London')::integer AS year
    FROM (SELECT id, kind, moved_at, deposit_id FROM ledger_entry) AS entry
    JOIN deposit ON deposit.id = entry.deposit_id AND status = 'paid'
    WHERE kind = 'payment' AND NOT EXISTS (SELECT FROM invoice WHERE entry_id = entry.id)
  ), numbered AS (
    SELECT paid.*, (coalesce(last, 0) + row_number() OVER (PARTITION BY paid.year ORDER BY moved_at, entry_id))::integer AS sequence
    FROM paid LEFT JOIN invoice_counter ON kind = 'deposit' AND invoice_counter.year = paid.year
  ), counted AS (
    INSERT INTO invoice_counter (kind, year, last) SELECT 'deposit', year, max(sequence) FROM numbered GROUP BY year
    ON CONFLICT (kind, year) DO UPDATE SET last = excluded.last
  ), issued AS (
    INSERT INTO invoice (order_id, kind, year, sequence, number, entry_id, issued_at, tax_point, seller, buyer)
    SELECT order_id, 'deposit', year, sequence, 'D-' || year || '-' || lpad(sequence::text, greatest(5, length(sequence::text)), '0'),
      entry_id, moved_at, (moved_at AT TIME ZONE 'Europe/London')::date::text,
      '{"tradingName": "Readstone", "name": "Readstone Example Ltd", "address": "Unit 4, Kiln Yard, Reading RG1 0AA",
        "reach": "0118 496 0123", "registered": "", "vatNumber": "GB 000 0000 00"}',
      jsonb_build_object('name', customer_name, 'address', delivery_address, 'email', customer_email,
        'vatNumber', NULL)
    FROM numbered ORDER BY moved_at)
  SELECT`;

const addInvoiceLinesSql = `
  INSERT INTO invoice_line (invoice_id, position, quote_id, reference, description, net_pence, vat_pence, gross_pence)
  SELECT invoice.id, 1, quote.id, quote.reference, 'Deposit towards a vanity top', gross - vat, vat, gross
  FROM invoice JOIN ledger_entry AS entry ON entry.id = entry_id
  JOIN order_item ON order_item.order_id = invoice.order_id JOIN quote ON quote.id = quote_id
  CROSS JOIN LATERAL (SELECT pence AS gross, round(pence / 6.0)::bigint AS vat) AS parts
  WHERE NOT EXISTS (SELECT FROM invoice_line WHERE invoice_id = invoice.id)`;

/**
 * Books the slots around the latest order, by the default rules; the first customers to be measured have not chosen
 * yet.
 */
const bookAppointmentsSql = `
  WITH kind AS (
    SELECT * FROM (VALUES
      ('measuring-visit', 'to-measure', '90 minutes'::interval),
      ('delivery', 'ready', '3 hours'),
      ('collection', 'ready', '1 hour')) AS listed (kind, stage, takes)
  ), slot AS (
    SELECT kind, stage, starts_at, starts_at + takes AS ends_at,
      row_number() OVER (PARTITION BY kind ORDER BY starts_at) AS number
    FROM kind, generate_series(-5, 25) AS after,
      LATERAL (SELECT (max(created_at) AT TIME ZONE 'Europe/London')::date + after AS day FROM quote) AS days,
      LATERAL generate_series(day + interval '8 hours', day + interval '17 hours' - takes, takes) AS clock,
      LATERAL (SELECT clock AT TIME ZONE 'Europe/London' AS starts_at) AS instant
    WHERE extract(isodow FROM day) BETWEEN 2 AND 5
  ), waiting AS (
    SELECT order_id, quote.id, kind.kind, stage_since,
      row_number() OVER (PARTITION BY kind.kind ORDER BY stage_since, quote.id) - CASE kind.stage WHEN 'ready' THEN 0 ELSE 5 END AS number
    FROM order_item JOIN kind USING (stage) JOIN quote ON quote.id = agreed_id
    WHERE kind.kind = 'measuring-visit' OR (kind.kind = 'delivery') = (delivery_address IS NOT NULL)
  )
  INSERT INTO appointment (id, order_id, quote_id, kind, state, starts_at, ends_at, place, sequence, by_customer, created_at)
  SELECT translate(encode(decode(md5(waiting.id), 'hex'), 'base64'), '+/=', '-_'), waiting.order_id, waiting.id, waiting.kind,
    CASE WHEN starts_at IS NULL THEN 'offered' ELSE 'booked' END, starts_at, ends_at,
    CASE WHEN starts_at IS NOT NULL THEN 1 END, CASE WHEN starts_at IS NULL THEN 0 ELSE 1 END,
    starts_at IS NOT NULL, stage_since
  FROM waiting LEFT JOIN slot USING (kind, number)
  WHERE starts_at IS NOT NULL OR number <= 0
  ON CONFLICT DO NOTHING`;

/** Balances older than two months are settled; half of the others are due. No mails are sent. */
const requestBalancesSql = `
  INSERT INTO balance_request (order_id, due_before, smallest_part, asked_at, is_settled, reminded_at, overdue_told_at)
  SELECT order_id, stage_since + CASE WHEN abs(hashtext(quote.id)) % 2 = 0 THEN interval '14 days' ELSE interval '400 days' END,
    CASE WHEN abs(hashtext(quote.id)) % 3 = 0 THEN 50 END, stage_since,
    stage_since < latest.at - interval '60 days', stage_since, stage_since
  FROM quote JOIN order_item ON agreed_id = quote.id
  CROSS JOIN (SELECT max(created_at) AS at FROM quote) AS latest
  WHERE stage <> 'to-measure' AND deposit_state = 'paid' AND deleted_at IS NULL
  ON CONFLICT DO NOTHING`;

const updateBalancesDueSql = `
  UPDATE customer_order SET balance_due = rest, balance_due_before = due_before
  FROM balance_request, LATERAL (SELECT order_price(order_id) - received AS rest FROM customer_order WHERE id = order_id) AS open
  WHERE customer_order.id = order_id AND NOT is_settled AND rest > 0 AND balance_due_before IS NULL`;

const findEditedQuotesSql = 'SELECT id FROM planned WHERE replaces_quote_id IS NOT NULL';

const setJobNamesSql = `
  UPDATE quote SET job_name = job.name FROM job_top JOIN job ON job.id = job_id
  WHERE quote.top_id = job_top.top_id AND job_name IS NULL`;

/** Known customers were mailed each quote, and reminded before it expired. */
const addQuoteMailsSql = `
  INSERT INTO mail (id, kind, key, state, to_name, to_address, quote_ids, subject, text, html, tries,
    created_at, composed_at, settled_at)
  SELECT translate(encode(decode(md5(kind || quote.id), 'hex'), 'base64'), '+/=', '-_'), kind, quote.id, 'sent',
    customer_name, customer_email, ARRAY[quote.id], 'Your quote ' || reference, 'Thank you.', '<p>Thank you.</p>', 1,
    at, at, at
  FROM quote
  CROSS JOIN LATERAL (VALUES ('quote', created_at), ('quote-reminder', valid_until - interval '3 days')) AS sent (kind, at)
  WHERE customer_email IS NOT NULL AND deleted_at IS NULL AND at <= (SELECT max(created_at) FROM quote)
  ON CONFLICT DO NOTHING`;

const setOrdersSql = `
  UPDATE quote SET placed_order_id = item.order_id FROM order_item AS item
  WHERE item.top_id = quote.top_id AND is_placed AND quote.placed_order_id IS NULL`;

const finalSteps = [
  setJobNamesSql,
  setOrdersSql,
  addLedgerEntriesSql,
  invoiceDepositsSql,
  addInvoiceLinesSql,
  bookAppointmentsSql,
  requestBalancesSql,
  updateBalancesDueSql,
  addQuoteMailsSql,
];

const tables = 'quote, customer_order, order_item, deposit, payment_attempt, ledger_entry, invoice';

export async function insertOrders(
  { run, refreshTops }: Insertion,
  tops: readonly SampleTop[],
  many: ManyOptions,
): Promise<void> {
  await run(makeTopsSql, [JSON.stringify(tops)]);
  await run(planOrdersSql(many, tops.length));
  // Without ANALYZE, PostgreSQL has no statistics of rows inserted in the same transaction.
  const analyse = async (isNeeded: boolean) =>
    isNeeded && many.quotes > batchSize && (await run(`ANALYZE ${tables}`));
  for (let first = 0, batch = 1; first < many.quotes; first += batchSize, batch += 1) {
    for (const step of steps) await run(step, [first, first + batchSize]);
    await analyse(Number.isInteger(Math.log2(batch)));
  }
  const editedQuotes = (await run(findEditedQuotesSql)) as { id: string }[];
  await refreshTops(editedQuotes.map(({ id }) => id));
  for (const step of finalSteps) {
    await analyse(true);
    await run(step);
  }
}
