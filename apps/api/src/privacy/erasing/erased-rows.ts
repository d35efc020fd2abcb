import { personalDetails, topsOf } from '../../quotes';
import { erasedAddress, erasedWord } from '../person-keys';
import { cameWithOtherAddress, isOf } from '../person-rows';

/** Rows of a table to erase. `{quoteIds}` and so on are the lists of `PersonRows`, `{keys}` their keys, `{at}` is the time. */
interface ErasedRows {
  table: string;
  where: string;
  /** New values in SQL; without it the rows are deleted. */
  set?: Record<string, string>;
}

const word = `'${erasedWord}'`;
const details = { details: `details - ARRAY['${personalDetails.join("', '")}'] || '{"erased": true}'` };
const jobsOfQuotes = 'SELECT job_id FROM job_top JOIN quote USING (top_id) WHERE quote.id = ANY({quoteIds})';
const isNameOfOthers = cameWithOtherAddress('customer_name', 'customerName');
const isPhoneOfOthers = cameWithOtherAddress('customer_phone', 'customerPhone');

/** Removes the reason that staff gave for a price adjustment. */
const snapshotWithoutReason = `CASE WHEN snapshot ? 'adjustment' THEN
  jsonb_set(jsonb_set(snapshot, '{adjustment,reason}', '"${erasedWord}"'), '{lines}', (
    SELECT coalesce(jsonb_agg(
      CASE WHEN line ->> 'kind' = 'adjustment' THEN line || '{"label": "${erasedWord}"}' ELSE line END
      ORDER BY position), '[]')
    FROM jsonb_array_elements(snapshot -> 'lines') WITH ORDINALITY AS lines (line, position)))
  ELSE snapshot END`;

/**
 * Everything that is erased or deleted, in this order. Amounts, states and times stay for the accounts. A test compares
 * it with the database's columns.
 */
export const erasedRows: readonly ErasedRows[] = [
  {
    table: 'timeline_entry',
    where: `(${isOf.quotes} OR id = ANY({othersEntryIds})) AND details ?| ARRAY['${personalDetails.join("', '")}']
      AND kind <> 'deposit-in-review'`, // whose reason is our own
    set: details,
  },
  {
    // Other quotes of a job show its name too.
    table: 'timeline_entry',
    where: `kind = 'job-changed' AND details ->> 'name' IS NOT NULL AND details ->> 'jobId' IN (${jobsOfQuotes})
      AND quote_id IN (SELECT quote.id FROM quote JOIN job_top USING (top_id) WHERE job_id IN (${jobsOfQuotes}))`,
    set: details,
  },
  { table: 'job', where: `id IN (${jobsOfQuotes})`, set: { name: word } },
  {
    table: 'quote',
    where: `top_id IN (SELECT top_id FROM job_top WHERE job_id IN (${jobsOfQuotes}))`,
    set: { job_name: word },
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
      snapshot: snapshotWithoutReason,
      erased_at: '{at}',
      deleted_at: `CASE WHEN deposit_state IN ('none', 'failed') AND received = 0 AND status IN ('pending', 'declined')
        THEN coalesce(deleted_at, {at}) ELSE deleted_at END`,
    },
  },
  { table: 'quote', where: 'id = ANY({phoneQuoteIds})', set: { customer_phone: 'NULL' } },
  {
    // Where they wanted their order delivered.
    table: 'quote',
    where: `id = ANY({othersQuoteIds})
      AND delivery_address IN (SELECT delivery_address FROM deposit WHERE id = ANY({depositIds}))`,
    set: { delivery_address: 'NULL' },
  },
  {
    table: 'quote',
    where: 'id = ANY({sentQuoteIds})',
    set: {
      customer_name: `CASE WHEN ${isNameOfOthers} THEN customer_name END`,
      customer_phone: `CASE WHEN ${isPhoneOfOthers} THEN customer_phone END`,
      customer_email: 'NULL',
      customer_from_link: `customer_from_link AND (${isNameOfOthers} OR ${isPhoneOfOthers})`,
      delivery_address: 'NULL',
    },
  },
  { table: 'invoice_recipient', where: `top_id = ANY(${topsOf('{quoteIds}')})` },
  { table: 'order_cancellation', where: isOf.items, set: { reason: 'NULL' } },
  { table: 'quote_revision', where: `${isOf.quotes} AND agreed_by IS NOT NULL`, set: { agreed_by: word } },
  { table: 'measurement', where: isOf.quotes, set: { note: 'NULL' } },
  // The table's trigger allows only this change.
  {
    table: 'ledger_entry',
    where: `(${isOf.deposits} OR ${isOf.orders}) AND note IS NOT NULL`,
    set: { note: 'NULL' },
  },
  { table: 'order_link', where: isOf.quotes },
  {
    table: 'appointment',
    where: `${isOf.quotes} AND (state = 'offered' OR state = 'booked' AND starts_at > {at})`,
    set: { state: `'cancelled'`, sequence: 'sequence + 1', by_customer: 'false' },
  },
  {
    table: 'deposit',
    where: 'id = ANY({depositIds})',
    set: {
      customer_name: word,
      customer_email: `'${erasedAddress}'`,
      customer_phone: word,
      delivery_address: `CASE WHEN needs_delivery THEN ${word} END`,
      description: `''`,
      person: `''`,
      erased_at: '{at}',
    },
  },
  { table: 'deposit_request', where: isOf.deposits },
  { table: 'payment_attempt', where: isOf.deposits, set: { evidence: 'NULL' } },
  { table: 'refund', where: isOf.deposits, set: { reason: word, remark: 'NULL', request_hash: word } },
  {
    table: 'staff_task',
    where: `${isOf.quotes} OR ${isOf.deposits} OR mail_id = ANY({mailIds})`,
    set: { note: 'NULL', done_at: 'coalesce(done_at, {at})' },
  },
  {
    table: 'mail',
    where: 'id = ANY({mailIds})',
    set: {
      to_name: 'NULL',
      to_address: `CASE WHEN to_address IS NOT NULL THEN '${erasedAddress}' END`,
      subject: `CASE WHEN composed_at IS NOT NULL THEN ${word} END`,
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
  { table: 'staff_task', where: isOf.inquiries },
  { table: 'inquiry_event', where: isOf.inquiries },
  { table: 'contact_inquiry', where: 'id = ANY({contactIds})' },
  { table: 'trade_inquiry', where: 'id = ANY({tradeIds})' },
  { table: 'person_note', where: 'id = ANY({noteIds})' },
  // Of people who unsubscribed the digest stays, so that they get no more reminders.
  { table: 'reminder_subscription', where: `${isOf.addresses} AND ended_at IS NULL` },
  // Its link stops working; quotes at its prices only contain its id.
  { table: 'trade_customer', where: 'id = ANY({tradeCustomerIds})' },
];
