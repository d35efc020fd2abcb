import type { InquiryForm } from '@app/contracts';
import { cameWithOtherAddress, type PersonRows } from '../person-rows';

/** A part of an export: its rows, with columns that are named as people read them once `_` is a space. */
interface ExportSection {
  of: (person: PersonRows, keys: readonly string[]) => readonly unknown[];
  sql: string;
}

const timeline = `
  SELECT coalesce(json_agg(json_build_object('At', at, 'What', replace(kind, '-', ' '), 'Details', details) ORDER BY at, id), '[]')
  FROM timeline_entry WHERE quote_id = quote.id`;
const measured = `
  SELECT coalesce(json_agg(json_build_object('Length in mm', length_mm, 'Width in mm', width_mm, 'Sink', sink, 'Taps', taps,
    'Note', note, 'Agreed', how, 'At', recorded_at) ORDER BY version), '[]')
  FROM measurement WHERE quote_id = quote.id`;
const attempts = `
  SELECT coalesce(json_agg(json_build_object('State', state, 'Amount in pounds', amount, 'Begun at', created_at,
    'Checkout', checkout_id, 'Transaction', transaction_code, 'Settled at', settled_at) ORDER BY number), '[]')
  FROM payment_attempt WHERE deposit_id = deposit.id`;
const refunds = `
  SELECT coalesce(json_agg(json_build_object('State', state, 'Amount in pounds', amount, 'Reason', reason, 'Asked for at',
    created_at) ORDER BY created_at), '[]')
  FROM refund WHERE deposit_id = deposit.id`;
const payments = `
  SELECT coalesce(json_agg(json_build_object('What', kind, 'How', replace(means, '-', ' '), 'Amount in pounds',
    (pence / 100.00)::numeric(20, 2), 'Paid at', moved_at, 'Note', note) ORDER BY id), '[]')
  FROM ledger_entry WHERE quote_id = quote.id`;
const cancelled = `
  SELECT coalesce(json_agg(json_build_object('At', cancelled_at, 'Received in pounds', received, 'Given back in pounds',
    given_back, 'Reason', reason) ORDER BY cancelled_at), '[]')
  FROM order_cancellation WHERE quote_id = quote.id`;
const notes = (form: InquiryForm) => `
  SELECT coalesce(json_agg(json_build_object('At', at, 'What', kind, 'Text', text) ORDER BY at, id), '[]')
  FROM inquiry_event WHERE ${form}_inquiry_id = ${form}_inquiry.id`;

/** What is about a deposit on a quote of somebody else's speaks of its customer too. */
const isOnOthers = (row: string, others: string) => `EXISTS (
  SELECT FROM deposit_quote WHERE deposit_quote.deposit_id = ${row}.deposit_id AND quote_id = ANY(${others}::text[]))`;

/** All that we hold about a person in words, by what it is called for them. */
export const exportSections: Readonly<Record<string, ExportSection>> = {
  Quotes: {
    of: ({ quoteIds }) => [quoteIds],
    sql: `
      SELECT reference, status, created_at AS saved_at, valid_until, channel AS how_it_reached_us, customer_name,
        customer_email, customer_phone, delivery_address, notes, length AS length_in_mm, width AS width_in_mm,
        snapshot -> 'material' ->> 'name' AS material, snapshot -> 'color' ->> 'name' AS color,
        snapshot -> 'thickness' ->> 'displayName' AS thickness, snapshot -> 'sinkType' ->> 'name' AS sink_type,
        snapshot -> 'lines' AS price, quantity AS tops, total_price AS total_in_pounds, received AS paid_on_it_in_pounds, deleted_at,
        (SELECT job.name FROM job_top JOIN job ON job.id = job_id WHERE job_top.top_id = quote.top_id) AS part_of_the_job,
        (${measured}) AS sizes_to_cut, (${payments}) AS payments_we_recorded,
        (${cancelled}) AS when_it_was_cancelled, (${timeline}) AS what_happened
      FROM quote WHERE id = ANY($1) ORDER BY created_at, id`,
  },
  'Details sent with a link': {
    of: ({ sentQuoteIds }) => [sentQuoteIds],
    sql: `
      SELECT reference AS quote,
        CASE WHEN NOT ${cameWithOtherAddress('customer_name', 'customerName')} THEN customer_name END AS customer_name,
        customer_email,
        CASE WHEN NOT ${cameWithOtherAddress('customer_phone', 'customerPhone')} THEN customer_phone END AS customer_phone,
        delivery_address
      FROM quote WHERE id = ANY($1) ORDER BY created_at, id`,
  },
  Invoices: {
    of: ({ quoteIds, depositIds }, keys) => [quoteIds, depositIds, keys],
    // Whom it is made out to may be somebody else: who paid, or for whom the person did.
    sql: `
      SELECT number, replace(invoice.kind, '-', ' ') AS what, issued_at, tax_point,
        CASE WHEN lower(buyer ->> 'email') = ANY($3) OR NOT EXISTS (
          SELECT FROM invoice_line LEFT JOIN deposit_quote USING (quote_id)
          WHERE invoice_id = invoice.id AND (quote_id <> ALL($1) OR deposit_id <> ALL($2))) THEN buyer END AS made_out_to,
        (SELECT json_agg(json_build_object('For', description, 'Inc. VAT in pounds', (gross_pence / 100.00)::numeric(20, 2))
          ORDER BY position) FROM invoice_line WHERE invoice_id = invoice.id) AS lines
      FROM invoice LEFT JOIN ledger_entry AS entry ON entry.id = entry_id
      WHERE invoice.id IN (SELECT invoice_id FROM invoice_line WHERE quote_id = ANY($1)) OR entry.deposit_id = ANY($2)
      ORDER BY invoice.id`,
  },
  Deposits: {
    of: ({ depositIds }) => [depositIds],
    sql: `
      SELECT (SELECT array_agg(reference ORDER BY position) FROM deposit_quote WHERE deposit_id = deposit.id) AS quotes,
        purpose AS paid_for, status, created_at AS begun_at, paid_at, customer_name, customer_email, customer_phone, delivery_address,
        description, total_amount AS total_in_pounds, deposit_amount AS deposit_in_pounds, (${attempts}) AS payments,
        (${refunds}) AS refunds
      FROM deposit WHERE id = ANY($1) ORDER BY created_at, id`,
  },
  Messages: {
    of: ({ contactIds }) => [contactIds],
    sql: `
      SELECT status, created_at AS sent_at, first_name, last_name, email, phone, message, configuration,
        (${notes('contact')}) AS what_we_did
      FROM contact_inquiry WHERE id = ANY($1) ORDER BY created_at, id`,
  },
  'Trade inquiries': {
    of: ({ tradeIds }) => [tradeIds],
    sql: `
      SELECT status, created_at AS sent_at, company_name, contact_name, email, phone, project_type, quantity, materials,
        specifications, timeline, edging_requirements, additional_details, (${notes('trade')}) AS what_we_did
      FROM trade_inquiry WHERE id = ANY($1) ORDER BY created_at, id`,
  },
  Mails: {
    of: ({ mailIds, othersQuoteIds }, keys) => [mailIds, keys, othersQuoteIds],
    sql: `
      SELECT coalesce(to_address, 'our team') AS sent_to, to_name AS name, subject, text, state,
        created_at AS written_at, settled_at AS done_at,
        (SELECT array_agg(file ->> 'name') FROM jsonb_array_elements(attachments) AS file) AS attached
      FROM mail
      WHERE id = ANY($1)
        AND (lower(to_address) = ANY($2) OR NOT (quote_ids && $3::text[] OR ${isOnOthers('mail', '$3')}))
      ORDER BY created_at, id`,
  },
  'On the records of other quotes': {
    of: ({ othersEntryIds }, keys) => [othersEntryIds, keys],
    sql: `
      SELECT (SELECT reference FROM quote WHERE id = quote_id) AS quote, at, replace(kind, '-', ' ') AS what,
        CASE WHEN kind = 'details-sent' AND lower(details ->> 'customerEmail') = ANY($2) THEN details END AS details
      FROM timeline_entry WHERE id = ANY($1) ORDER BY at, id`,
  },
  Reminders: {
    of: (_, keys) => [keys],
    sql: `
      SELECT created_at AS first_reminded_at, ended_at AS no_more_reminders_since
      FROM reminder_subscription JOIN unnest($1::text[]) AS key
        ON address_digest = encode(sha256(convert_to(key, 'UTF8')), 'hex')`,
  },
  'What we noted': {
    of: ({ noteIds }) => [noteIds],
    sql: `SELECT created_at AS noted_at, text, deleted_at FROM person_note WHERE id = ANY($1) ORDER BY created_at, id`,
  },
  'Trade prices': {
    of: ({ tradeCustomerIds }) => [tradeCustomerIds],
    sql: `
      SELECT company, email, vat_number, is_active, created_at AS since, link_sent_at,
        (SELECT json_agg(json_build_object('Material', name, 'Per cent off', percent) ORDER BY name)
          FROM trade_percentage JOIN material ON material.id = material_id
          WHERE trade_customer_id = trade_customer.id) AS what_is_given
      FROM trade_customer WHERE id = ANY($1) ORDER BY created_at, id`,
  },
  'What we had to do': {
    of: ({ quoteIds, depositIds, mailIds, contactIds, tradeIds, othersQuoteIds }) => [
      quoteIds,
      depositIds,
      mailIds,
      contactIds,
      tradeIds,
      othersQuoteIds,
    ],
    sql: `
      SELECT replace(kind, '-', ' ') AS what_we_had_to_do,
        CASE WHEN NOT (coalesce(quote_id = ANY($6), false) OR ${isOnOthers('staff_task', '$6')}) THEN note END AS note, created_at AS since, due_at AS by_when, done_at
      FROM staff_task
      WHERE quote_id = ANY($1) OR deposit_id = ANY($2) OR mail_id = ANY($3) OR contact_inquiry_id = ANY($4)
        OR trade_inquiry_id = ANY($5)
      ORDER BY created_at, id`,
  },
};
