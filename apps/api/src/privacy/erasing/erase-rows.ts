import type { ErasureReport } from '@app/contracts';
import { type Attachment, attachmentKey, filesToDelete, type FilesToDelete } from '../../attachments';
import { removeFromBaskets } from '../../basket';
import type { Transaction } from '../../database/statements';
import { randomId } from '../../platform/ids/random-id';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { lockSequence, refreshTops, topsOf } from '../../quotes';
import { isFileOfPerson, type PersonRows, touchedQuotes, withValues } from '../person-rows';
import { erasedRows } from './erased-rows';

/** More of them in one message of the outbox would be tried anew too often. */
const mostFilesAtOnce = 200;

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
       SELECT other.quote_id FROM order_item AS item JOIN order_item AS other USING (order_id)
       WHERE item.quote_id = ANY($1) OR item.agreed_id = ANY($1)
         OR item.order_id IN (SELECT order_id FROM deposit WHERE id = ANY($2))
       UNION
       SELECT other.top_id FROM quote JOIN job_top USING (top_id) JOIN job_top AS other USING (job_id)
       WHERE quote.id = ANY($1)
     )
     SELECT id FROM quote WHERE top_id = ANY(${topsOf('ARRAY(SELECT concerned.id FROM concerned)')})
     ORDER BY ${lockSequence} FOR NO KEY UPDATE`,
    [touchedQuotes(person), person.depositIds],
  );
  return locked.map(({ id }) => id);
}

/**
 * Empties or removes everything that is a person's, in the transaction that holds its quotes; files by way of the outbox.
 * Done twice, it changes nothing.
 */
export async function eraseRows(tx: Transaction, person: PersonRows, at: Date): Promise<ErasureReport> {
  const { quoteIds, depositIds, contactIds, tradeIds, mailIds } = person;
  // So that nothing is added to them meanwhile, a file above all.
  for (const [table, ids] of [['contact_inquiry', contactIds] as const, ['trade_inquiry', tradeIds] as const])
    await tx.query(`SELECT FROM ${table} WHERE id = ANY($1) ORDER BY id FOR UPDATE`, [ids]);
  const removal = withValues(`DELETE FROM attachment WHERE ${isFileOfPerson} RETURNING id, type`, person);
  const files = await tx.query<Pick<Attachment, 'id' | 'type'>[]>(...removal);
  const keys = files.map(attachmentKey);
  while (keys.length) {
    const payload = { keys: keys.splice(0, mostFilesAtOnce) } satisfies FilesToDelete;
    await addToOutbox(tx, { topic: filesToDelete, key: randomId(), payload, at });
  }
  await removeFromBaskets(tx, quoteIds);
  let timelineEntries = 0;
  for (const { table, where, set } of erasedRows) {
    const columns = Object.entries(set ?? {}).map(([column, value]) => `${column} = ${value}`);
    const change = set ? `UPDATE ${table} SET ${columns.join(', ')}` : `DELETE FROM ${table}`;
    const changed = await tx.run(...withValues(`${change} WHERE ${where} RETURNING true`, { ...person, at }));
    if (table === 'timeline_entry') timelineEntries += changed.length;
  }
  await refreshTops(tx, touchedQuotes(person));
  return {
    quotes: quoteIds.length,
    deposits: depositIds.length,
    inquiries: contactIds.length + tradeIds.length,
    mails: mailIds.length,
    attachments: files.length,
    timelineEntries,
  };
}
