import { cameWithOtherAddress } from './person-rows';

const ofQuote = 'SELECT (SELECT reference FROM quote WHERE id = quote_id) AS quote, *';
const onQuotes = 'quote_id = ANY({quoteIds})';
const onItems = `(order_id, quote_id) IN (
  SELECT item.order_id, item.quote_id FROM order_item AS item WHERE item.quote_id = ANY({quoteIds}) OR agreed_id = ANY({quoteIds}))`;
const onInquiries = '(contact_inquiry_id = ANY({contactIds}) OR trade_inquiry_id = ANY({tradeIds}))';
const unless = (condition: string, column: string) =>
  `CASE WHEN NOT ${condition} THEN ${column} END AS ${column}`;

/** Rows about a deposit on somebody else's quote mention that customer too. */
const isOnOthers = (row: string) => `EXISTS (
  SELECT FROM deposit JOIN order_item USING (order_id)
  WHERE deposit.id = ${row}.deposit_id AND quote_id = ANY({othersQuoteIds}))`;
const onOrders = `order_id IN (
  SELECT item.order_id FROM order_item AS item WHERE item.quote_id = ANY({quoteIds}) OR agreed_id = ANY({quoteIds}))`;

/** Sections of the export by title, as whole rows; ids and keys are removed later. */
export const exportSections: Readonly<Record<string, string>> = {
  Quotes: `
    SELECT * FROM quote WHERE id = ANY({quoteIds}) ORDER BY created_at, id`,
  'Sizes to cut': `${ofQuote} FROM measurement WHERE ${onQuotes} ORDER BY quote_id, version`,
  'Prices agreed to, as we recorded it': `
    SELECT (SELECT reference FROM quote WHERE id = quote_id) AS quote, agreed_by AS who_agreed, agreed_how, answered_at AS agreed_at
    FROM quote_revision WHERE ${onQuotes} AND agreed_by IS NOT NULL ORDER BY answered_at`,
  'Payments we recorded': `
    SELECT (SELECT reference FROM customer_order WHERE id = order_id) AS order, *
    FROM ledger_entry WHERE ${onOrders} ORDER BY id`,
  Cancellations: `${ofQuote} FROM order_cancellation WHERE ${onItems} ORDER BY cancelled_at`,
  'What happened': `${ofQuote} FROM timeline_entry WHERE ${onQuotes} ORDER BY at, id`,
  'Details sent with a link': `
    SELECT reference AS quote, ${unless(cameWithOtherAddress('customer_name', 'customerName'), 'customer_name')},
      customer_email, ${unless(cameWithOtherAddress('customer_phone', 'customerPhone'), 'customer_phone')}, delivery_address
    FROM quote WHERE id = ANY({sentQuoteIds}) ORDER BY created_at, id`,
  // An invoice may be made out to somebody else: who paid, or for whom the person paid.
  Invoices: `
    SELECT number, invoice.kind, issued_at, tax_point,
      CASE WHEN lower(buyer ->> 'email') = ANY({keys}) OR NOT EXISTS (
        SELECT FROM order_item LEFT JOIN deposit USING (order_id)
        WHERE order_id = invoice.order_id AND (agreed_id <> ALL({quoteIds}) OR deposit.id <> ALL({depositIds}))) THEN buyer END AS made_out_to,
      (SELECT json_agg(json_build_object('For', description, 'Pence inc. VAT', gross_pence) ORDER BY position)
        FROM invoice_line WHERE invoice_id = invoice.id) AS lines
    FROM invoice LEFT JOIN ledger_entry AS entry ON entry.id = entry_id
    WHERE invoice.${onOrders} OR entry.deposit_id = ANY({depositIds})
    ORDER BY invoice.id`,
  Deposits: `
    SELECT (SELECT array_agg(reference ORDER BY position) FROM order_item JOIN quote ON quote.id = quote_id
      WHERE order_item.order_id = deposit.order_id) AS quotes, *
    FROM deposit WHERE id = ANY({depositIds}) ORDER BY created_at, id`,
  'Card payments':
    'SELECT * FROM payment_attempt WHERE deposit_id = ANY({depositIds}) ORDER BY created_at, id',
  Refunds: 'SELECT * FROM refund WHERE deposit_id = ANY({depositIds}) ORDER BY created_at, id',
  Messages: 'SELECT * FROM contact_inquiry WHERE id = ANY({contactIds}) ORDER BY created_at, id',
  'Trade inquiries': 'SELECT * FROM trade_inquiry WHERE id = ANY({tradeIds}) ORDER BY created_at, id',
  'What we did about messages and inquiries': `SELECT * FROM inquiry_event WHERE ${onInquiries} ORDER BY at, id`,
  Mails: `
    SELECT coalesce(to_address, 'our team') AS sent_to, to_name AS name, subject, text, state, created_at, settled_at,
      (SELECT array_agg(file ->> 'name') FROM jsonb_array_elements(attachments) AS file) AS attached
    FROM mail
    WHERE id = ANY({mailIds})
      AND (lower(to_address) = ANY({keys}) OR NOT (quote_ids && {othersQuoteIds} OR ${isOnOthers('mail')}))
    ORDER BY created_at, id`,
  'On the records of other quotes': `
    SELECT (SELECT reference FROM quote WHERE id = quote_id) AS quote, at, kind,
      CASE WHEN kind = 'details-sent' AND lower(details ->> 'customerEmail') = ANY({keys}) THEN details END AS details
    FROM timeline_entry WHERE id = ANY({othersEntryIds}) ORDER BY at, id`,
  Reminders: `
    SELECT created_at AS first_reminded_at, ended_at AS no_more_reminders_since
    FROM reminder_subscription JOIN unnest({keys}::text[]) AS key
      ON address_digest = encode(sha256(convert_to(key, 'UTF8')), 'hex')`,
  'What we noted': 'SELECT * FROM person_note WHERE id = ANY({noteIds}) ORDER BY created_at, id',
  'Trade prices': `
    SELECT *, (SELECT json_agg(json_build_object('Material', name, 'Per cent off', percent) ORDER BY name)
      FROM trade_percentage JOIN material ON material.id = material_id
      WHERE trade_customer_id = trade_customer.id) AS what_is_given
    FROM trade_customer WHERE id = ANY({tradeCustomerIds}) ORDER BY created_at, id`,
  'What we had to do': `
    SELECT kind, ${unless(`(coalesce(quote_id = ANY({othersQuoteIds}), false) OR ${isOnOthers('staff_task')})`, 'note')},
      created_at AS since, due_at AS by_when, done_at
    FROM staff_task
    WHERE ${onQuotes} OR deposit_id = ANY({depositIds}) OR mail_id = ANY({mailIds}) OR ${onInquiries}
    ORDER BY created_at, id`,
};
