import type { ErasureReport } from '@app/contracts';
import { In } from 'typeorm';
import { Attachment, filesToDelete, type FilesToDelete } from '../../attachments';
import { removeFromBaskets } from '../../basket';
import { ContactInquiry, TradeInquiry } from '../../inquiries';
import type { Transaction } from '../../database/statements';
import { randomId } from '../../platform/ids/random-id';
import { attachmentKey } from '../../platform/storage/attachment-key';
import { addToOutbox } from '../../platform/outbox/add-to-outbox';
import { lockSequenceSql, refreshTops, topsOfSql } from '../../quotes';
import { filesOfPerson, type PersonRows, affectedQuotes, bindNames } from '../person-rows';
import { erasedRows } from './erased-rows';

const filesPerMessage = 200;

/**
 * Locks the affected quotes, those covered by deposits on them, their jobs, and all quotes for the same tops, in the
 * common lock order (decision 23).
 * @returns the ids of the locked quotes
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
     SELECT id FROM quote WHERE top_id = ANY(${topsOfSql('ARRAY(SELECT concerned.id FROM concerned)')})
     ORDER BY ${lockSequenceSql} FOR NO KEY UPDATE`,
    [affectedQuotes(person), person.depositIds],
  );
  return locked.map(({ id }) => id);
}

/**
 * Erases or deletes all rows of a person. The caller must hold the locks on the quotes; files are deleted through the
 * outbox. Idempotent.
 */
export async function eraseRows(
  tx: Transaction,
  person: PersonRows & { keys?: readonly string[] },
  at: Date,
): Promise<ErasureReport> {
  const { quoteIds, depositIds, contactIds, tradeIds, mailIds } = person;
  // Locked so that nothing is added while erasing, above all no file.
  const locked = { order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } } as const;
  await tx.manager.find(ContactInquiry, { where: { id: In(contactIds) }, ...locked });
  await tx.manager.find(TradeInquiry, { where: { id: In(tradeIds) }, ...locked });
  const files = await tx.manager.findBy(Attachment, filesOfPerson(person));
  await tx.manager.delete(Attachment, { id: In(files.map(({ id }) => id)) });
  const keys = files.map(attachmentKey);
  while (keys.length) {
    const payload = { keys: keys.splice(0, filesPerMessage) } satisfies FilesToDelete;
    await addToOutbox(tx, { topic: filesToDelete, key: randomId(), payload, at });
  }
  await removeFromBaskets(tx, quoteIds);
  let timelineEntries = 0;
  for (const { table, where, set } of erasedRows) {
    const columns = Object.entries(set ?? {}).map(([column, value]) => `${column} = ${value}`);
    const change = set ? `UPDATE ${table} SET ${columns.join(', ')}` : `DELETE FROM ${table}`;
    const changed = await tx.run(
      ...bindNames(`${change} WHERE ${where} RETURNING true`, { keys: [], ...person, at }),
    );
    if (table === 'timeline_entry') timelineEntries += changed.length;
  }
  await refreshTops(tx, affectedQuotes(person));
  return {
    quotes: quoteIds.length,
    deposits: depositIds.length,
    inquiries: contactIds.length + tradeIds.length,
    mails: mailIds.length,
    attachments: files.length,
    timelineEntries,
  };
}
