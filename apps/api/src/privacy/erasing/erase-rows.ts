import type { ErasureReport } from '@app/contracts';
import { attachmentKey, filesToDelete, type FilesToDelete } from '../../attachments';
import { removeFromBaskets } from '../../basket';
import type { Transaction } from '../../database/statements';
import { randomId } from '../../platform/ids/random-id';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import type { PersonRows } from '../person-rows';
import * as statements from './erase-statements';
import { forgetMails, type ForgetMails } from './forget-mails';
import { keptDetails, keptEvidence } from './kept-words';

/** More of them in one message of the outbox would be tried anew too often. */
const mostAtOnce = 200;

/**
 * Empties or removes everything that a reach says, in the transaction that holds its quotes; and writes to the outbox
 * what has to happen outside the database. Done twice, it changes nothing.
 */
export async function eraseRows(tx: Transaction, person: PersonRows, at: Date): Promise<ErasureReport> {
  const { keys, quoteIds, othersQuoteIds, depositIds, contactIds, tradeIds, mailIds } = person;
  const inquiries = [
    { ...statements.inquiries.contact, ids: contactIds },
    { ...statements.inquiries.trade, ids: tradeIds },
  ];
  for (const { lock, ids } of inquiries) await tx.run(lock, [ids]);
  const files = await tx.run<{ id: string; type: 'image/jpeg' | 'application/pdf' }>(
    statements.deleteAttachments,
    [quoteIds, contactIds, tradeIds],
  );
  // Before the rows that it names are emptied.
  const timelineEntries = await eraseTimelines(tx, person);
  await tx.run(statements.eraseQuotes, [quoteIds, at]);
  await tx.run(statements.eraseFromOthersQuotes, [othersQuoteIds, keys, depositIds]);
  await removeFromBaskets(tx, quoteIds);
  await tx.run(statements.eraseMeasurementNotes, [quoteIds]);
  await tx.run(statements.eraseDeposits, [depositIds, at]);
  await tx.run(statements.forgetDepositPeople, [depositIds, keys]);
  await tx.run(statements.forgetDepositRequests, [depositIds]);
  await eraseEvidence(tx, depositIds);
  await tx.run(statements.eraseRefunds, [depositIds]);
  await tx.run(statements.eraseTasks, [quoteIds, depositIds, mailIds, at]);
  await tx.run(statements.eraseMails, [mailIds, at]);
  for (const { delete: deleteThem, ids } of inquiries) await tx.run(deleteThem, [ids]);
  await tx.run(statements.endReminders, [keys]);

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
async function eraseTimelines(tx: Transaction, person: PersonRows): Promise<number> {
  const entries = await tx.run<EntryRow & Record<string, unknown>>(statements.readTimelines, [
    person.quoteIds,
    person.othersEntryIds,
  ]);
  const fresh = entries
    .map(({ id, kind, details }) => ({ id, details, kept: keptDetails(kind, details) }))
    .filter(({ details, kept }) => JSON.stringify(details) !== JSON.stringify(kept));
  await tx.run(statements.writeTimelines, [
    fresh.map(({ id }) => id),
    fresh.map(({ kept }) => JSON.stringify(kept)),
  ]);
  return fresh.length;
}

async function eraseEvidence(tx: Transaction, depositIds: readonly string[]): Promise<void> {
  const attempts = await tx.run<{ id: string; evidence: unknown }>(statements.readEvidence, [depositIds]);
  await tx.run(statements.writeEvidence, [
    attempts.map(({ id }) => id),
    attempts.map(({ evidence }) => JSON.stringify(keptEvidence(evidence) ?? {})),
  ]);
}

const order = (tx: Transaction, topic: string, payload: Record<string, unknown>, at: Date) =>
  addToOutbox(tx, { topic, key: randomId(), payload, at });

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts = Math.ceil(items.length / mostAtOnce);
  return Array.from({ length: parts }, (_, part) => items.slice(part * mostAtOnce, (part + 1) * mostAtOnce));
}
