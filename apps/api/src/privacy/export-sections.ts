import { cameWithOtherAddress, isOf } from './person-rows';

interface ExportSection {
  /** Default: all. Ids and keys are removed later. */
  columns?: string;
  from: string;
  where: string;
  order?: string;
}

const ofQuote = '(SELECT reference FROM quote WHERE id = quote_id) AS quote';
const unless = (condition: string, column: string) =>
  `CASE WHEN NOT ${condition} THEN ${column} END AS ${column}`;

/** Rows about a deposit on somebody else's quote mention that customer too. */
const isOnOthers = (row: string) => `EXISTS (
  SELECT FROM deposit JOIN order_item USING (order_id)
  WHERE deposit.id = ${row}.deposit_id AND quote_id = ANY({othersQuoteIds}))`;

/** Sections of the export by title. */
export const exportSections: Readonly<Record<string, ExportSection>> = {
  Quotes: { from: 'quote', where: 'id = ANY({quoteIds})' },
  'Sizes to cut': {
    columns: `${ofQuote}, *`,
    from: 'measurement',
    where: isOf.quotes,
    order: 'quote_id, version',
  },
  'Prices agreed to, as we recorded it': {
    columns: `${ofQuote}, agreed_by AS who_agreed, agreed_how, answered_at AS agreed_at`,
    from: 'quote_revision',
    where: `${isOf.quotes} AND agreed_by IS NOT NULL`,
    order: 'answered_at',
  },
  'Payments we recorded': {
    columns: '(SELECT reference FROM customer_order WHERE id = order_id) AS order, *',
    from: 'ledger_entry',
    where: isOf.orders,
    order: 'id',
  },
  Cancellations: {
    columns: `${ofQuote}, *`,
    from: 'order_cancellation',
    where: isOf.items,
    order: 'cancelled_at',
  },
  'What happened': {
    columns: `${ofQuote}, *`,
    from: 'timeline_entry',
    where: isOf.quotes,
    order: 'at, id',
  },
  'Details sent with a link': {
    columns: `reference AS quote, ${unless(cameWithOtherAddress('customer_name', 'customerName'), 'customer_name')},
      customer_email, ${unless(cameWithOtherAddress('customer_phone', 'customerPhone'), 'customer_phone')}, delivery_address`,
    from: 'quote',
    where: 'id = ANY({sentQuoteIds})',
  },
  // An invoice may be made out to somebody else: who paid, or for whom the person paid.
  Invoices: {
    columns: `number, invoice.kind, issued_at, tax_point,
      CASE WHEN lower(buyer ->> 'email') = ANY({keys}) OR NOT EXISTS (
        SELECT FROM order_item LEFT JOIN deposit USING (order_id)
        WHERE order_id = invoice.order_id AND (agreed_id <> ALL({quoteIds}) OR deposit.id <> ALL({depositIds}))) THEN buyer END AS made_out_to,
      (SELECT json_agg(json_build_object('For', description, 'Pence inc. VAT', gross_pence) ORDER BY position)
        FROM invoice_line WHERE invoice_id = invoice.id) AS lines`,
    from: 'invoice LEFT JOIN ledger_entry AS entry ON entry.id = entry_id',
    where: `invoice.${isOf.orders} OR entry.${isOf.deposits}`,
    order: 'invoice.id',
  },
  Deposits: {
    columns: `(SELECT array_agg(reference ORDER BY position) FROM order_item JOIN quote ON quote.id = quote_id
      WHERE order_item.order_id = deposit.order_id) AS quotes, *`,
    from: 'deposit',
    where: 'id = ANY({depositIds})',
  },
  'Card payments': { from: 'payment_attempt', where: isOf.deposits },
  Refunds: { from: 'refund', where: isOf.deposits },
  Messages: { from: 'contact_inquiry', where: 'id = ANY({contactIds})' },
  'Trade inquiries': { from: 'trade_inquiry', where: 'id = ANY({tradeIds})' },
  'What we did about messages and inquiries': {
    from: 'inquiry_event',
    where: isOf.inquiries,
    order: 'at, id',
  },
  Mails: {
    columns: `coalesce(to_address, 'our team') AS sent_to, to_name AS name, subject, text, state, created_at, settled_at,
      (SELECT array_agg(file ->> 'name') FROM jsonb_array_elements(attachments) AS file) AS attached`,
    from: 'mail',
    where: `id = ANY({mailIds})
      AND (lower(to_address) = ANY({keys}) OR NOT (quote_ids && {othersQuoteIds} OR ${isOnOthers('mail')}))`,
  },
  'On the records of other quotes': {
    columns: `${ofQuote}, at, kind,
      CASE WHEN kind = 'details-sent' AND lower(details ->> 'customerEmail') = ANY({keys}) THEN details END AS details`,
    from: 'timeline_entry',
    where: 'id = ANY({othersEntryIds})',
    order: 'at, id',
  },
  Reminders: {
    columns: 'created_at AS first_reminded_at, ended_at AS no_more_reminders_since',
    from: 'reminder_subscription',
    where: isOf.addresses,
    order: 'created_at',
  },
  'What we noted': { from: 'person_note', where: 'id = ANY({noteIds})' },
  'Trade prices': {
    columns: `*, (SELECT json_agg(json_build_object('Material', name, 'Per cent off', percent) ORDER BY name)
      FROM trade_percentage JOIN material ON material.id = material_id
      WHERE trade_customer_id = trade_customer.id) AS what_is_given`,
    from: 'trade_customer',
    where: 'id = ANY({tradeCustomerIds})',
  },
  'What we had to do': {
    columns: `kind, ${unless(`(coalesce(quote_id = ANY({othersQuoteIds}), false) OR ${isOnOthers('staff_task')})`, 'note')},
      created_at AS since, due_at AS by_when, done_at`,
    from: 'staff_task',
    where: `${isOf.quotes} OR ${isOf.deposits} OR mail_id = ANY({mailIds}) OR ${isOf.inquiries}`,
  },
};
