import type { Statements, Transaction } from '../../database/statements';
import { eraseRows } from '../erasing/erase-rows';
import { lockQuotesToErase } from '../erasing/erase-statements';
import { noRows } from '../person-rows';
import { keptSince, type RetentionRuleId } from './retention-rules';
import {
  deleteDueBaskets,
  emptyDueMails,
  findDueInquiries,
  findDueQuotes,
  findMailsOfInquiries,
  findWithQuotes,
} from './retention-statements';

/** Rows that one transaction removes: it holds locks that customers may wait for. */
export const mostAtOnce = 200;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * Removes some of what a rule keeps no longer, in one transaction that also counts it.
 * @returns how many; fewer than `mostAtOnce` where there is no more
 */
export function removeDue(
  statements: Statements,
  rule: RetentionRuleId,
  now: Date,
  count: (tx: Transaction, removed: number) => Promise<void>,
): Promise<number> {
  const before = keptSince(rule, now);
  return statements.transaction(async (tx) => {
    const removed = await remove(tx, rule, before, now);
    if (removed) await count(tx, removed);
    return removed;
  });
}

async function remove(tx: Transaction, rule: RetentionRuleId, before: Date, now: Date): Promise<number> {
  if (rule === 'baskets') return (await tx.run(deleteDueBaskets, [before, mostAtOnce])).length;
  if (rule === 'mails') return (await tx.run(emptyDueMails, [before, mostAtOnce])).length;
  return rule === 'inquiries' ? removeInquiries(tx, before, now) : eraseQuotes(tx, rule, before, now);
}

async function eraseQuotes(
  tx: Transaction,
  rule: 'unpaid-quotes' | 'paid',
  before: Date,
  now: Date,
): Promise<number> {
  const { some, still } = findDueQuotes[rule];
  const found = idsOf(await tx.run<{ id: string }>(some, [before, mostAtOnce]));
  if (!found.length) return 0;
  await tx.run(lockQuotesToErase, [found, []]);
  // Somebody may have come back to one of them while we waited for it.
  const quoteIds = idsOf(await tx.run<{ id: string }>(still, [before, found]));
  const [others] = await tx.run<{ deposit_ids: string[]; mail_ids: string[] }>(findWithQuotes, [quoteIds]);
  await eraseRows(
    tx,
    { ...noRows, quoteIds, depositIds: others?.deposit_ids ?? [], mailIds: others?.mail_ids ?? [] },
    now,
  );
  return quoteIds.length;
}

async function removeInquiries(tx: Transaction, before: Date, now: Date): Promise<number> {
  const contactIds = idsOf(await tx.run<{ id: string }>(findDueInquiries.contact, [before, mostAtOnce / 2]));
  const tradeIds = idsOf(await tx.run<{ id: string }>(findDueInquiries.trade, [before, mostAtOnce / 2]));
  if (!contactIds.length && !tradeIds.length) return 0;
  const mailIds = idsOf(await tx.run<{ id: string }>(findMailsOfInquiries, [contactIds, tradeIds]));
  await eraseRows(tx, { ...noRows, contactIds, tradeIds, mailIds }, now);
  return contactIds.length + tradeIds.length;
}
