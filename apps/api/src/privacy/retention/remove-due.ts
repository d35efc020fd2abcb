import type { StatementRunner, Transaction } from '../../database/statements';
import { eraseRows, lockQuotesToErase } from '../erasing/erase-rows';
import { noRows, type PersonRows } from '../person-rows';
import { keptSince, type RetentionRuleId } from './retention-rules';
import * as statements from './retention-statements';

/** Rows that one transaction removes: it holds locks that customers may wait for. */
const mostAtOnce = 200;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * Removes some of what a rule keeps no longer.
 * @returns how many; none where there is no more
 */
export async function removeDue(tx: Transaction, rule: RetentionRuleId, now: Date): Promise<number> {
  const before = keptSince(rule, now);
  if (rule === 'baskets') return (await tx.run(statements.deleteDueBaskets, [before, mostAtOnce])).length;
  if (rule === 'mails') return (await tx.run(statements.emptyDueMails, [before, mostAtOnce])).length;
  return rule === 'inquiries' ? removeInquiries(tx, before, now) : eraseQuotes(tx, rule, before, now);
}

async function eraseQuotes(
  tx: Transaction,
  rule: statements.QuoteRule,
  before: Date,
  now: Date,
): Promise<number> {
  const found = idsOf(await tx.run<{ id: string }>(statements.findDueQuotes(rule), [before, mostAtOnce]));
  if (!found.length) return 0;
  await lockQuotesToErase(tx, { ...noRows, quoteIds: found });
  // Somebody may have come back to one of them while we waited for it.
  const quoteIds = idsOf(await tx.run<{ id: string }>(statements.findStillDue(rule), [before, found]));
  await eraseRows(tx, await rowsOfQuotes(tx, quoteIds), now);
  return quoteIds.length;
}

/** Quotes with what goes with them. */
export async function rowsOfQuotes(tx: StatementRunner, quoteIds: string[]): Promise<PersonRows> {
  const [others] = await tx.run<Pick<PersonRows, 'depositIds' | 'mailIds'>>(statements.findWithQuotes, [
    quoteIds,
  ]);
  return { ...noRows, quoteIds, ...others };
}

async function removeInquiries(tx: Transaction, before: Date, now: Date): Promise<number> {
  const find = async (form: 'contact' | 'trade') =>
    idsOf(await tx.run<{ id: string }>(statements.findDueInquiries(form), [before, mostAtOnce / 2]));
  const contactIds = await find('contact');
  const tradeIds = await find('trade');
  if (!contactIds.length && !tradeIds.length) return 0;
  const mailIds = idsOf(
    await tx.run<{ id: string }>(statements.findMailsOfInquiries, [contactIds, tradeIds]),
  );
  await eraseRows(tx, { ...noRows, contactIds, tradeIds, mailIds }, now);
  return contactIds.length + tradeIds.length;
}
