import type { InquiryForm, RetentionResponse } from '@app/contracts';
import type { StatementRunner, Transaction } from '../../database/statements';
import { eraseRows, lockQuotesToErase } from '../erasing/erase-rows';
import { noRows, type PersonRows } from '../person-rows';
import { retainedSince, retentionRuleIds, retentionRules, type RetentionRuleId } from './retention-rules';

/** Rows per transaction, which holds locks that customers may wait for. */
const batchSize = 200;

/** Never erased, or filled again since; exactly as in the index. */
const hasPersonalDataSql = `(erased_at IS NULL
  OR num_nonnulls(customer_name, customer_email, customer_phone, notes) > 0)`;

const isUntouchedSql = `created_at < $1 AND ${hasPersonalDataSql}
  AND NOT EXISTS (SELECT FROM timeline_entry WHERE quote_id = quote.id AND at >= $1)`;

/** SQL: rows last used before `$1`. */
const dueSql = {
  baskets: 'basket WHERE used_at < $1',
  /** Sent, given up or withheld; exactly as in the index. */
  mails: 'mail WHERE settled_at < $1 AND (html IS NOT NULL OR text IS NOT NULL)',
  /** Nothing was paid, in any way. */
  'unpaid-quotes': `quote WHERE ${isUntouchedSql} AND deposit_state IN ('none', 'failed') AND received = 0
    AND status <> 'completed'`,
  invoices: 'invoice WHERE issued_at < $1 AND buyer IS NOT NULL',
  tasks: `staff_task WHERE kind = 'own-task' AND done_at < $1`,
  contact: dueInquiriesSql('contact'),
  trade: dueInquiriesSql('trade'),
  /** Paid by deposit or otherwise, with all payments before `$1`. */
  paid: `quote WHERE ${isUntouchedSql}
    AND (deposit_state = 'paid' OR (deposit_state IN ('none', 'failed') AND (status = 'completed' OR received > 0)))
    AND NOT EXISTS (
      SELECT FROM order_item JOIN deposit USING (order_id)
      WHERE (quote_id = quote.id OR agreed_id = quote.id) AND (paid_at >= $1 OR deposit.status IN ('pending', 'review')))`,
} as const;

function dueInquiriesSql(form: InquiryForm): string {
  return `${form}_inquiry WHERE created_at < $1
    AND NOT EXISTS (SELECT FROM inquiry_event WHERE ${form}_inquiry_id = ${form}_inquiry.id AND at >= $1)`;
}

const countDueSql = (rule: RetentionRuleId): string => {
  const parts = rule === 'inquiries' ? [dueSql.contact, dueSql.trade] : [dueSql[rule]];
  return `SELECT (${parts.map((from) => `(SELECT count(*) FROM ${from})`).join(' + ')})::integer AS due`;
};

const readLastRemovedSql = `
  SELECT subject_id AS id, max(at) AS at FROM audit_entry WHERE subject_kind = 'retention' GROUP BY subject_id`;

export async function readRetention(runner: StatementRunner, now: Date): Promise<RetentionResponse> {
  const removed = await runner.run<{ id: RetentionRuleId; at: Date }>(readLastRemovedSql);
  const rules = retentionRuleIds.map(async (id) => {
    const { label, keptFor } = retentionRules[id];
    // Few rows are due, which a generic plan would not expect.
    const counting = { text: countDueSql(id), usesCustomPlan: true };
    const [counted] = await runner.run<{ due: number }>(counting, [retainedSince(id, now)]);
    const lastRemovedAt = removed.find((last) => last.id === id)?.at.toISOString() ?? null;
    return { id, label, keptFor, due: counted?.due ?? 0, lastRemovedAt };
  });
  return { rules: await Promise.all(rules) };
}

/**
 * Removes some due rows.
 * @returns how many; 0 when done
 */
export async function removeDue(tx: Transaction, rule: RetentionRuleId, now: Date): Promise<number> {
  const before = retainedSince(rule, now);
  if (rule === 'inquiries') return removeInquiries(tx, before, now);
  if (rule === 'unpaid-quotes' || rule === 'paid') return eraseQuotes(tx, rule, before, now);
  const removed = await tx.query<unknown[]>(removeSql[rule], [before, batchSize]);
  return removed.length;
}

const removeOldestSql = (change: string, from: string, key: string, time: string) => `
  ${change} WHERE ${key} IN (
    SELECT ${key} FROM ${from} ORDER BY ${time} LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING ${key}`;

const removeSql = {
  baskets: removeOldestSql('DELETE FROM basket', dueSql.baskets, 'session_id', 'used_at'),
  /** The log still shows who was sent which mail and when. */
  mails: removeOldestSql('UPDATE mail SET html = NULL, text = NULL', dueSql.mails, 'id', 'settled_at'),
  tasks: removeOldestSql('DELETE FROM staff_task', dueSql.tasks, 'id', 'done_at'),
  /** Amounts, numbers and dates stay for the accounts. */
  invoices: removeOldestSql(
    'UPDATE invoice SET buyer = NULL, reason = NULL',
    dueSql.invoices,
    'id',
    'issued_at',
  ),
};

async function findIds(tx: Transaction, sql: string, values: readonly unknown[]): Promise<string[]> {
  return (await tx.query<{ id: string }[]>(`SELECT id FROM ${sql}`, values)).map(({ id }) => id);
}

async function eraseQuotes(
  tx: Transaction,
  rule: 'unpaid-quotes' | 'paid',
  before: Date,
  now: Date,
): Promise<number> {
  const found = await findIds(tx, `${dueSql[rule]} ORDER BY created_at LIMIT $2`, [before, batchSize]);
  if (!found.length) return 0;
  await lockQuotesToErase(tx, { ...noRows, quoteIds: found });
  // A quote may have been used while we waited for the lock.
  const quoteIds = await findIds(tx, `${dueSql[rule]} AND id = ANY($2)`, [before, found]);
  await eraseRows(tx, await rowsOfQuotes(tx, quoteIds), now);
  return quoteIds.length;
}

/** Quotes with their deposits, and mails about either. A mail about several quotes is erased with the last of them. */
async function rowsOfQuotes(tx: Transaction, quoteIds: string[]): Promise<PersonRows> {
  const [relatedRows] = await tx.query<Pick<PersonRows, 'depositIds' | 'mailIds'>[]>(
    `WITH touched_deposit AS (
       SELECT id, ARRAY(
           SELECT unnest(ARRAY[quote_id, agreed_id]) FROM order_item WHERE order_item.order_id = deposit.order_id) AS quote_ids
       FROM deposit WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = ANY($1) OR agreed_id = ANY($1))
     ), kept AS (
       SELECT id FROM quote
       WHERE id <> ALL($1) AND ${hasPersonalDataSql} AND id IN (
         SELECT unnest(quote_ids) FROM touched_deposit
         UNION SELECT unnest(quote_ids) FROM mail WHERE quote_ids && $1)
     ), due_deposit AS (
       SELECT id FROM touched_deposit WHERE NOT quote_ids && ARRAY(SELECT id FROM kept)
     )
     SELECT ARRAY(SELECT id FROM due_deposit) AS "depositIds",
       ARRAY(
         SELECT id FROM mail WHERE quote_ids && $1 AND NOT quote_ids && ARRAY(SELECT id FROM kept)
         UNION SELECT id FROM mail WHERE deposit_id = ANY(ARRAY(SELECT id FROM due_deposit))) AS "mailIds"`,
    [quoteIds],
  );
  return { ...noRows, quoteIds, ...relatedRows };
}

async function removeInquiries(tx: Transaction, before: Date, now: Date): Promise<number> {
  const find = (form: InquiryForm) =>
    findIds(tx, `${dueSql[form]} ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED`, [
      before,
      batchSize / 2,
    ]);
  const contactIds = await find('contact');
  const tradeIds = await find('trade');
  if (!contactIds.length && !tradeIds.length) return 0;
  const about = 'mail WHERE contact_inquiry_id = ANY($1) OR trade_inquiry_id = ANY($2)';
  const mailIds = await findIds(tx, about, [contactIds, tradeIds]);
  await eraseRows(tx, { ...noRows, contactIds, tradeIds, mailIds }, now);
  return contactIds.length + tradeIds.length;
}
