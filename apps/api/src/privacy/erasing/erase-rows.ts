import type { ErasureReport, InquiryForm } from '@app/contracts';
import { attachmentKey, filesToDelete, type FilesToDelete } from '../../attachments';
import { removeFromBaskets } from '../../basket';
import type { Transaction } from '../../database/statements';
import { randomId } from '../../platform/ids/random-id';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { lockOrder, quotesOfTops } from '../../quotes';
import { erasedAddress, erasedWord, homeDigits } from '../person-keys';
import { cameWithOtherAddress, type PersonRows, touchedQuotes } from '../person-rows';
import { forgetMails, type ForgetMails } from './forget-mails';
import { keptDetails, keptEvidence } from './kept-words';

/** More of them in one message of the outbox would be tried anew too often. */
const mostAtOnce = 200;

/**
 * Locks the quotes on which something goes, with all that a deposit on them is for, all of their jobs, and all others for
 * the same tops; in the order in which everybody takes these locks (decision 23).
 * @returns the ids of those that are held
 */
export async function lockQuotesToErase(tx: Transaction, person: PersonRows): Promise<string[]> {
  const locked = await tx.query<{ id: string }[]>(
    `WITH concerned AS (
       SELECT unnest($1::text[]) AS id
       UNION
       SELECT other.quote_id FROM deposit_quote JOIN deposit_quote AS other USING (deposit_id)
       WHERE deposit_quote.quote_id = ANY($1) OR deposit_id = ANY($2)
       UNION
       SELECT other.top_id FROM quote JOIN job_top USING (top_id) JOIN job_top AS other USING (job_id)
       WHERE quote.id = ANY($1)
     ), ${quotesOfTops('SELECT concerned.id FROM concerned')}
     SELECT id FROM quote WHERE id = ANY(ARRAY(SELECT same.id FROM same))
     ORDER BY ${lockOrder} FOR NO KEY UPDATE`,
    [touchedQuotes(person), person.depositIds],
  );
  return locked.map(({ id }) => id);
}

/**
 * Empties or removes everything that is a person's, in the transaction that holds its quotes; and writes to the outbox
 * what has to happen outside the database. Done twice, it changes nothing.
 */
export async function eraseRows(tx: Transaction, person: PersonRows, at: Date): Promise<ErasureReport> {
  const { keys, quoteIds, depositIds, contactIds, tradeIds, mailIds, noteIds, tradeCustomerIds } = person;
  // So that nothing is added to them meanwhile, a file above all.
  for (const [form, ids] of [['contact', contactIds] as const, ['trade', tradeIds] as const])
    await tx.query(`SELECT FROM ${form}_inquiry WHERE id = ANY($1) ORDER BY id FOR UPDATE`, [ids]);
  const files = await tx.query<{ id: string; type: 'image/jpeg' | 'application/pdf' }[]>(
    `DELETE FROM attachment
     WHERE quote_id = ANY($1) OR contact_inquiry_id = ANY($2) OR trade_inquiry_id = ANY($3)
     RETURNING id, type`,
    [quoteIds, contactIds, tradeIds],
  );
  // Before the rows that it names are emptied.
  const timelineEntries = await eraseTimelines(tx, person);
  await eraseQuotes(tx, person, at);
  await eraseAppointments(tx, person, at);
  await eraseDeposits(tx, person, at);
  await eraseMails(tx, person, at);
  await deleteInquiries(tx, 'contact', contactIds);
  await deleteInquiries(tx, 'trade', tradeIds);
  await tx.query('DELETE FROM person_note WHERE id = ANY($1)', [noteIds]);
  // Its link leads nowhere from now on; what was quoted at its prices names an id alone.
  await tx.query('DELETE FROM trade_customer WHERE id = ANY($1)', [tradeCustomerIds]);
  // Who wants no more reminders is still to get none: such a row holds a digest alone, and stays.
  await tx.query(
    `DELETE FROM reminder_subscription USING unnest($1::text[]) AS key
     WHERE address_digest = encode(sha256(convert_to(key, 'UTF8')), 'hex') AND ended_at IS NULL`,
    [keys],
  );
  for (const some of inParts(files))
    await order(tx, filesToDelete, { keys: some.map(attachmentKey) } satisfies FilesToDelete, at);
  for (const some of inParts(mailIds))
    await order(tx, forgetMails, { mailIds: some } satisfies ForgetMails, at);
  return {
    quotes: quoteIds.length,
    deposits: depositIds.length,
    inquiries: contactIds.length + tradeIds.length,
    mails: mailIds.length,
    attachments: files.length,
    timelineEntries,
  };
}

interface EntryRow {
  id: string;
  kind: string;
  details: Record<string, unknown>;
}

/** @returns of how many entries something went */
async function eraseTimelines(tx: Transaction, { quoteIds, othersEntryIds }: PersonRows): Promise<number> {
  const entries = await tx.query<EntryRow[]>(
    'SELECT id, kind, details FROM timeline_entry WHERE quote_id = ANY($1) OR id = ANY($2)',
    [quoteIds, othersEntryIds],
  );
  const fresh = entries
    .map(({ id, kind, details }) => ({ id, details, kept: keptDetails(kind, details) }))
    .filter(({ details, kept }) => JSON.stringify(details) !== JSON.stringify(kept));
  await tx.query(
    `UPDATE timeline_entry SET details = fresh.details
     FROM unnest($1::bigint[], $2::jsonb[]) AS fresh (id, details) WHERE timeline_entry.id = fresh.id`,
    [fresh.map(({ id }) => id), fresh.map(({ kept }) => JSON.stringify(kept))],
  );
  return fresh.length;
}

/**
 * A quote keeps what was quoted and what was paid. One that nobody has ordered is deleted as well: its link is the
 * person's, and would show it on. Of somebody else's goes a number that is the person's, where they wanted what they paid
 * for delivered, and what they sent of themselves with its link.
 */
async function eraseQuotes(tx: Transaction, person: PersonRows, at: Date): Promise<void> {
  const { keys, quoteIds, sentQuoteIds, othersQuoteIds, depositIds } = person;
  await tx.query(
    `UPDATE quote SET
       customer_name = NULL, customer_email = NULL, customer_phone = NULL, notes = NULL, delivery_address = NULL,
       snapshot = CASE WHEN snapshot ? 'adjustment' THEN
         jsonb_set(jsonb_set(snapshot, '{adjustment,reason}', '"${erasedWord}"'), '{lines}', (
           SELECT coalesce(jsonb_agg(
             CASE WHEN line ->> 'kind' = 'adjustment' THEN line || '{"label": "${erasedWord}"}' ELSE line END
             ORDER BY position), '[]')
           FROM jsonb_array_elements(snapshot -> 'lines') WITH ORDINALITY AS lines (line, position)))
         ELSE snapshot END,
       erased_at = $2,
       deleted_at = CASE WHEN deposit_state = 'none' AND received = 0 AND status IN ('pending', 'declined')
         THEN coalesce(deleted_at, $2) ELSE deleted_at END
     WHERE id = ANY($1)`,
    [quoteIds, at],
  );
  await tx.query(
    `UPDATE quote SET
       customer_phone = CASE WHEN ${homeDigits('customer_phone')} = ANY($2) THEN NULL ELSE customer_phone END,
       delivery_address = CASE WHEN delivery_address IN (SELECT delivery_address FROM deposit WHERE id = ANY($3))
         THEN NULL ELSE delivery_address END
     WHERE id = ANY($1)`,
    [othersQuoteIds, keys, depositIds],
  );
  await tx.query(
    `UPDATE quote SET
       customer_name = CASE WHEN ${cameWithOtherAddress('customer_name', 'customerName')} THEN customer_name END,
       customer_phone = CASE WHEN ${cameWithOtherAddress('customer_phone', 'customerPhone')} THEN customer_phone END,
       customer_email = NULL, delivery_address = NULL
     WHERE id = ANY($1)`,
    [sentQuoteIds],
  );
  await tx.query(
    `UPDATE quote SET customer_from_link = false
     WHERE id = ANY($1) AND num_nonnulls(customer_name, customer_phone) = 0`,
    [sentQuoteIds],
  );
  await tx.query(
    `UPDATE job SET name = '${erasedWord}' WHERE id IN (
       SELECT job_id FROM job_top JOIN quote USING (top_id) WHERE quote.id = ANY($1))`,
    [quoteIds],
  );
  // Its other quotes tell of it too.
  await tx.query(
    `UPDATE timeline_entry SET details = details - 'name' || '{"erased": true}'
     FROM quote JOIN job_top USING (top_id) JOIN job_top AS other USING (job_id)
     JOIN quote AS mate ON mate.top_id = other.top_id
     WHERE quote.id = ANY($1) AND timeline_entry.quote_id = mate.id AND timeline_entry.kind = 'job-changed'
       AND details ->> 'jobId' = job_id AND details ->> 'name' IS NOT NULL`,
    [quoteIds],
  );
  await removeFromBaskets(tx, quoteIds);
  // The invoices themselves are kept as long as the law wants it.
  await tx.query('DELETE FROM invoice_recipient WHERE quote_id = ANY($1)', [quoteIds]);
  await tx.query('UPDATE ledger_entry SET note = NULL WHERE quote_id = ANY($1) AND note IS NOT NULL', [
    quoteIds,
  ]);
  await tx.query(
    'UPDATE order_cancellation SET reason = NULL WHERE quote_id = ANY($1) AND reason IS NOT NULL',
    [quoteIds],
  );
  await tx.query('UPDATE measurement SET note = NULL WHERE quote_id = ANY($1) AND note IS NOT NULL', [
    quoteIds,
  ]);
}

/** No link leads to their order any more, and nobody comes to somebody who cannot be asked. */
async function eraseAppointments(tx: Transaction, { quoteIds }: PersonRows, at: Date): Promise<void> {
  await tx.query('DELETE FROM order_link WHERE quote_id = ANY($1)', [quoteIds]);
  await tx.query(
    `UPDATE appointment SET state = 'cancelled', sequence = sequence + 1, by_customer = false
     WHERE quote_id = ANY($1) AND (state = 'offered' OR state = 'booked' AND starts_at > $2)`,
    [quoteIds, at],
  );
}

/** Amounts and states stay; what staff wrote, and what a repeat of a request is known by, goes. */
async function eraseDeposits(tx: Transaction, { depositIds }: PersonRows, at: Date): Promise<void> {
  await tx.query(
    `UPDATE deposit SET
       customer_name = '${erasedWord}', customer_email = '${erasedAddress}', customer_phone = '${erasedWord}',
       delivery_address = CASE WHEN needs_delivery THEN '${erasedWord}' END, description = '', erased_at = $2
     WHERE id = ANY($1)`,
    [depositIds, at],
  );
  await tx.query(`UPDATE deposit_quote SET person = '' WHERE deposit_id = ANY($1)`, [depositIds]);
  await tx.query('DELETE FROM deposit_request WHERE deposit_id = ANY($1)', [depositIds]);
  await tx.query(
    `UPDATE refund SET reason = '${erasedWord}', remark = NULL, request_hash = '${erasedWord}'
     WHERE deposit_id = ANY($1)`,
    [depositIds],
  );
  await tx.query('UPDATE ledger_entry SET note = NULL WHERE deposit_id = ANY($1) AND note IS NOT NULL', [
    depositIds,
  ]);
  await tx.query('UPDATE books_difference SET note = NULL WHERE deposit_id = ANY($1) AND note IS NOT NULL', [
    depositIds,
  ]);
  const attempts = await tx.query<{ id: string; evidence: unknown }[]>(
    'SELECT id, evidence FROM payment_attempt WHERE deposit_id = ANY($1) AND evidence IS NOT NULL',
    [depositIds],
  );
  await tx.query(
    `UPDATE payment_attempt SET evidence = fresh.evidence
     FROM unnest($1::text[], $2::jsonb[]) AS fresh (id, evidence) WHERE payment_attempt.id = fresh.id`,
    [
      attempts.map(({ id }) => id),
      attempts.map(({ evidence }) => JSON.stringify(keptEvidence(evidence) ?? {})),
    ],
  );
}

/** With what is still to be done for somebody who is to be forgotten, and cannot be done any more. */
async function eraseMails(tx: Transaction, person: PersonRows, at: Date): Promise<void> {
  const { quoteIds, depositIds, mailIds } = person;
  await tx.query(
    `UPDATE staff_task SET note = NULL, done_at = coalesce(done_at, $4)
     WHERE quote_id = ANY($1) OR deposit_id = ANY($2) OR mail_id = ANY($3)`,
    [quoteIds, depositIds, mailIds, at],
  );
  await tx.query(
    `UPDATE mail SET
       to_name = NULL, to_address = CASE WHEN to_address IS NULL THEN NULL ELSE '${erasedAddress}' END,
       subject = CASE WHEN composed_at IS NULL THEN NULL ELSE '${erasedWord}' END, html = NULL, text = NULL,
       attachments = '[]', details = '{"erased": true}', source = NULL, remark = NULL, last_failure = NULL,
       contact_inquiry_id = NULL, trade_inquiry_id = NULL, next_try_at = NULL, lease_until = NULL,
       settled_at = coalesce(settled_at, $2), state = CASE WHEN state = 'waiting' THEN 'withheld' ELSE state END
     WHERE id = ANY($1)`,
    [mailIds, at],
  );
}

const deleteInquiries = (tx: Transaction, form: InquiryForm, ids: readonly string[]) =>
  tx.query(
    `WITH tasks AS (DELETE FROM staff_task WHERE ${form}_inquiry_id = ANY($1)),
       events AS (DELETE FROM inquiry_event WHERE ${form}_inquiry_id = ANY($1))
     DELETE FROM ${form}_inquiry WHERE id = ANY($1)`,
    [ids],
  );

const order = (tx: Transaction, topic: string, payload: Record<string, unknown>, at: Date) =>
  addToOutbox(tx, { topic, key: randomId(), payload, at });

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts = Math.ceil(items.length / mostAtOnce);
  return Array.from({ length: parts }, (_, part) => items.slice(part * mostAtOnce, (part + 1) * mostAtOnce));
}
