import { cameWithOtherAddressSql, isAboutSql } from './person-rows';

/** SQL: complete rows by default; ids and keys are removed later. */
const rowsOfSql = (table: string, where: string, { columns = '*', order = 'created_at, id' } = {}) =>
  `SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${order}`;

const quoteReferenceSql = '(SELECT reference FROM quote WHERE id = quote_id) AS quote';
const columnUnlessSql = (condition: string, column: string) =>
  `CASE WHEN NOT ${condition} THEN ${column} END AS ${column}`;

/** Rows about a deposit on somebody else's quote mention that customer too. */
const isOnQuoteOfOthersSql = (row: string) => `EXISTS (
  SELECT FROM deposit JOIN order_item USING (order_id)
  WHERE deposit.id = ${row}.deposit_id AND quote_id = ANY({othersQuoteIds}))`;

/** Sections of the export by title. */
export const exportSections: Readonly<Record<string, string>> = {
  Quotes: rowsOfSql('quote', 'id = ANY({quoteIds})'),
  'Sizes to cut': rowsOfSql('measurement', isAboutSql.quotes, {
    columns: `${quoteReferenceSql}, *`,
    order: 'quote_id, version',
  }),
  'Drawings agreed to': rowsOfSql('drawing_agreement', isAboutSql.quotes, {
    columns: `${quoteReferenceSql}, agreed_by AS who_agreed, how, agreed_at, drawing`,
    order: 'agreed_at',
  }),
  'Prices agreed to, as we recorded it': rowsOfSql(
    'quote_revision',
    `${isAboutSql.quotes} AND agreed_by IS NOT NULL`,
    {
      columns: `${quoteReferenceSql}, agreed_by AS who_agreed, agreed_how, answered_at AS agreed_at`,
      order: 'answered_at',
    },
  ),
  'Payments we recorded': rowsOfSql('ledger_entry', isAboutSql.orders, {
    columns: '(SELECT reference FROM customer_order WHERE id = order_id) AS order, *',
    order: 'id',
  }),
  Cancellations: rowsOfSql('order_cancellation', isAboutSql.items, {
    columns: `${quoteReferenceSql}, *`,
    order: 'cancelled_at',
  }),
  'What happened': rowsOfSql('timeline_entry', isAboutSql.quotes, {
    columns: `${quoteReferenceSql}, *`,
    order: 'at, id',
  }),
  'Details sent with a link': rowsOfSql('quote', 'id = ANY({sentQuoteIds})', {
    columns: `reference AS quote, ${columnUnlessSql(cameWithOtherAddressSql('customer_name', 'customerName'), 'customer_name')},
      customer_email, ${columnUnlessSql(cameWithOtherAddressSql('customer_phone', 'customerPhone'), 'customer_phone')}, delivery_address`,
  }),
  // The buyer on an invoice may be somebody else, who paid or for whom the person paid.
  Invoices: rowsOfSql(
    'invoice LEFT JOIN ledger_entry AS entry ON entry.id = entry_id',
    `invoice.${isAboutSql.orders} OR entry.${isAboutSql.deposits}`,
    {
      columns: `number, invoice.kind, issued_at, tax_point,
        CASE WHEN lower(buyer ->> 'email') = ANY({keys}) OR NOT EXISTS (
          SELECT FROM order_item LEFT JOIN deposit USING (order_id)
          WHERE order_id = invoice.order_id AND (agreed_id <> ALL({quoteIds}) OR deposit.id <> ALL({depositIds}))) THEN buyer END AS made_out_to,
        (SELECT json_agg(json_build_object('For', description, 'Pence inc. VAT', gross_pence) ORDER BY position)
          FROM invoice_line WHERE invoice_id = invoice.id) AS lines`,
      order: 'invoice.id',
    },
  ),
  Deposits: rowsOfSql('deposit', 'id = ANY({depositIds})', {
    columns: `(SELECT array_agg(reference ORDER BY position) FROM order_item JOIN quote ON quote.id = quote_id
      WHERE order_item.order_id = deposit.order_id) AS quotes, *`,
  }),
  'Card payments': rowsOfSql('payment_attempt', isAboutSql.deposits),
  Refunds: rowsOfSql('refund', isAboutSql.deposits),
  Messages: rowsOfSql('contact_inquiry', 'id = ANY({contactIds})'),
  'Trade inquiries': rowsOfSql('trade_inquiry', 'id = ANY({tradeIds})'),
  'What we did about messages and inquiries': rowsOfSql('inquiry_event', isAboutSql.inquiries, {
    order: 'at, id',
  }),
  Mails: rowsOfSql(
    'mail',
    `id = ANY({mailIds})
      AND (lower(to_address) = ANY({keys}) OR NOT (quote_ids && {othersQuoteIds} OR ${isOnQuoteOfOthersSql('mail')}))`,
    {
      columns: `coalesce(to_address, 'our team') AS sent_to, to_name AS name, subject, text, state, created_at, settled_at,
        (SELECT array_agg(file ->> 'name') FROM jsonb_array_elements(attachments) AS file) AS attached`,
    },
  ),
  'On the records of other quotes': rowsOfSql('timeline_entry', 'id = ANY({othersEntryIds})', {
    columns: `${quoteReferenceSql}, at, kind,
      CASE WHEN kind = 'details-sent' AND lower(details ->> 'customerEmail') = ANY({keys}) THEN details END AS details`,
    order: 'at, id',
  }),
  Reminders: rowsOfSql('reminder_subscription', isAboutSql.addresses, {
    columns: 'created_at AS first_reminded_at, ended_at AS no_more_reminders_since',
    order: 'created_at',
  }),
  'What we noted': rowsOfSql('person_note', 'id = ANY({noteIds})'),
  'Trade prices': rowsOfSql('trade_customer', 'id = ANY({tradeCustomerIds})', {
    columns: `*, (SELECT json_agg(json_build_object('Material', name, 'Per cent off', percent) ORDER BY name)
      FROM trade_percentage JOIN material ON material.id = material_id
      WHERE trade_customer_id = trade_customer.id) AS what_is_given`,
  }),
  'What we had to do': rowsOfSql(
    'staff_task',
    `${isAboutSql.quotes} OR ${isAboutSql.deposits} OR mail_id = ANY({mailIds}) OR ${isAboutSql.inquiries} OR ${isAboutSql.ownTasks}`,
    {
      columns: `kind, ${columnUnlessSql(`(coalesce(quote_id = ANY({othersQuoteIds}), false) OR ${isOnQuoteOfOthersSql('staff_task')})`, 'note')},
        created_at AS since, due_at AS by_when, done_at`,
    },
  ),
};
