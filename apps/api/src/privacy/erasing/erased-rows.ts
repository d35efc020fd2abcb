import { personalDetails, topsOfSql } from '../../quotes';
import { erasedAddress, erasedWord } from '../person-keys';
import { cameWithOtherAddressSql, isAboutSql } from '../person-rows';

/** Rows of a table to erase. `{quoteIds}` and so on are the lists of `PersonRows`, `{keys}` their keys, `{at}` is the time. */
interface ErasedRows {
  table: string;
  where: string;
  /** New values in SQL; without it the rows are deleted. */
  set?: Record<string, string>;
}

const erasedWordSql = `'${erasedWord}'`;
const eraseDetails = { details: `details - ARRAY['${personalDetails.join("', '")}'] || '{"erased": true}'` };
const jobsOfQuotesSql =
  'SELECT job_id FROM job_top JOIN quote USING (top_id) WHERE quote.id = ANY({quoteIds})';
const isNameOfOthersSql = cameWithOtherAddressSql('customer_name', 'customerName');
const isPhoneOfOthersSql = cameWithOtherAddressSql('customer_phone', 'customerPhone');

/** Removes the reasons that staff gave for their own lines. */
const snapshotWithoutReasonSql = `CASE WHEN snapshot ? 'adjustments' THEN
  jsonb_set(jsonb_set(snapshot, '{adjustments}', (
    SELECT coalesce(jsonb_agg(adjustment || '{"reason": "${erasedWord}"}' ORDER BY position), '[]')
    FROM jsonb_array_elements(snapshot -> 'adjustments') WITH ORDINALITY AS own (adjustment, position))), '{lines}', (
    SELECT coalesce(jsonb_agg(
      CASE WHEN line ->> 'kind' = 'adjustment' THEN line || '{"label": "${erasedWord}"}' ELSE line END
      ORDER BY position), '[]')
    FROM jsonb_array_elements(snapshot -> 'lines') WITH ORDINALITY AS lines (line, position)))
  ELSE snapshot END`;

/**
 * Everything that is erased or deleted, in this order. Amounts, states and times stay for the accounts. A test compares
 * this list with the database's columns.
 */
export const erasedRows: readonly ErasedRows[] = [
  {
    table: 'timeline_entry',
    where: `(${isAboutSql.quotes} OR id = ANY({othersEntryIds})) AND details ?| ARRAY['${personalDetails.join("', '")}']
      AND kind <> 'deposit-in-review'`, // the reason of such an entry is our own text
    set: eraseDetails,
  },
  {
    // Other quotes of a job show its name too.
    table: 'timeline_entry',
    where: `kind = 'job-changed' AND details ->> 'name' IS NOT NULL AND details ->> 'jobId' IN (${jobsOfQuotesSql})
      AND quote_id IN (SELECT quote.id FROM quote JOIN job_top USING (top_id) WHERE job_id IN (${jobsOfQuotesSql}))`,
    set: eraseDetails,
  },
  { table: 'job', where: `id IN (${jobsOfQuotesSql})`, set: { name: erasedWordSql } },
  {
    table: 'quote',
    where: `top_id IN (SELECT top_id FROM job_top WHERE job_id IN (${jobsOfQuotesSql}))`,
    set: { job_name: erasedWordSql },
  },
  {
    // An unordered quote is deleted: its link would still show it.
    table: 'quote',
    where: 'id = ANY({quoteIds})',
    set: {
      customer_name: 'NULL',
      customer_email: 'NULL',
      customer_phone: 'NULL',
      delivery_address: 'NULL',
      notes: 'NULL',
      override_reason: 'NULL',
      snapshot: snapshotWithoutReasonSql,
      erased_at: '{at}',
      deleted_at: `CASE WHEN deposit_state IN ('none', 'failed') AND received = 0 AND status IN ('pending', 'declined')
        THEN coalesce(deleted_at, {at}) ELSE deleted_at END`,
    },
  },
  { table: 'quote', where: 'id = ANY({phoneQuoteIds})', set: { customer_phone: 'NULL' } },
  {
    // Delivery addresses that the person entered when paying for somebody else's quote.
    table: 'quote',
    where: `id = ANY({othersQuoteIds})
      AND delivery_address IN (SELECT delivery_address FROM deposit WHERE id = ANY({depositIds}))`,
    set: { delivery_address: 'NULL' },
  },
  {
    table: 'quote',
    where: 'id = ANY({sentQuoteIds})',
    set: {
      customer_name: `CASE WHEN ${isNameOfOthersSql} THEN customer_name END`,
      customer_phone: `CASE WHEN ${isPhoneOfOthersSql} THEN customer_phone END`,
      customer_email: 'NULL',
      customer_from_link: `customer_from_link AND (${isNameOfOthersSql} OR ${isPhoneOfOthersSql})`,
      delivery_address: 'NULL',
    },
  },
  { table: 'invoice_recipient', where: `top_id = ANY(${topsOfSql('{quoteIds}')})` },
  { table: 'order_cancellation', where: isAboutSql.items, set: { reason: 'NULL' } },
  {
    table: 'quote_revision',
    where: `${isAboutSql.quotes} AND agreed_by IS NOT NULL`,
    set: { agreed_by: erasedWordSql },
  },
  { table: 'measurement', where: isAboutSql.quotes, set: { note: 'NULL' } },
  {
    table: 'drawing_agreement',
    where: isAboutSql.quotes,
    set: { agreed_by: 'NULL', signature_id: 'NULL' },
  },
  { table: 'unsigned_cut', where: isAboutSql.quotes, set: { reason: 'NULL' } },
  // The table's trigger allows only this change.
  {
    table: 'ledger_entry',
    where: `(${isAboutSql.deposits} OR ${isAboutSql.orders}) AND note IS NOT NULL`,
    set: { note: 'NULL' },
  },
  { table: 'customer_order', where: isAboutSql.orderRows, set: { access_note: 'NULL' } },
  { table: 'order_link', where: isAboutSql.quotes },
  {
    table: 'appointment',
    where: `${isAboutSql.quotes} AND (state = 'offered' OR state = 'booked' AND starts_at > {at})`,
    set: { state: `'cancelled'`, sequence: 'sequence + 1', by_customer: 'false' },
  },
  { table: 'appointment', where: isAboutSql.quotes, set: { address: 'NULL' } },
  {
    table: 'deposit',
    where: 'id = ANY({depositIds})',
    set: {
      customer_name: erasedWordSql,
      customer_email: `'${erasedAddress}'`,
      customer_phone: erasedWordSql,
      delivery_address: `CASE WHEN needs_delivery THEN ${erasedWordSql} END`,
      description: `''`,
      person: `''`,
      erased_at: '{at}',
    },
  },
  { table: 'deposit_request', where: isAboutSql.deposits },
  { table: 'payment_attempt', where: isAboutSql.deposits, set: { evidence: 'NULL' } },
  {
    table: 'refund',
    where: isAboutSql.deposits,
    set: { reason: erasedWordSql, remark: 'NULL', request_hash: erasedWordSql },
  },
  {
    table: 'staff_task',
    where: `${isAboutSql.quotes} OR ${isAboutSql.deposits} OR mail_id = ANY({mailIds})`,
    set: { note: 'NULL', done_at: 'coalesce(done_at, {at})' },
  },
  {
    table: 'mail',
    where: 'id = ANY({mailIds})',
    set: {
      to_name: 'NULL',
      to_address: `CASE WHEN to_address IS NOT NULL THEN '${erasedAddress}' END`,
      subject: `CASE WHEN composed_at IS NOT NULL THEN ${erasedWordSql} END`,
      html: 'NULL',
      text: 'NULL',
      attachments: `'[]'`,
      details: `'{"erased": true}'`,
      source: 'NULL',
      remark: 'NULL',
      last_failure: 'NULL',
      contact_inquiry_id: 'NULL',
      trade_inquiry_id: 'NULL',
      next_try_at: 'NULL',
      lease_until: 'NULL',
      settled_at: 'coalesce(settled_at, {at})',
      state: `CASE WHEN state = 'waiting' THEN 'withheld' ELSE state END`,
    },
  },
  { table: 'staff_task', where: `${isAboutSql.inquiries} OR ${isAboutSql.ownTasks}` },
  { table: 'inquiry_event', where: isAboutSql.inquiries },
  { table: 'contact_inquiry', where: 'id = ANY({contactIds})' },
  { table: 'trade_inquiry', where: 'id = ANY({tradeIds})' },
  { table: 'person_note', where: 'id = ANY({noteIds})' },
  // The digest of people who unsubscribed stays, so that they get no more reminders.
  { table: 'reminder_subscription', where: `${isAboutSql.addresses} AND ended_at IS NULL` },
  // The trade customer's link stops working; quotes at trade prices only contain the id.
  { table: 'trade_customer', where: 'id = ANY({tradeCustomerIds})' },
];
