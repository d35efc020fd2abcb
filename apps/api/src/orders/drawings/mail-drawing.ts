import { ArrayContains, Not } from 'typeorm';
import type { Transaction } from '../../database/statements';
import { addMail, Mail } from '../../mail';
import { drawingsOf, Quote } from '../../quotes';

/** Mails the drawing to the customer. Before the mail about the agreed sizes this is not needed, because that mail contains the drawing. */
export async function mailDrawing(tx: Transaction, quoteId: string, at: Date): Promise<void> {
  const [found] = await drawingsOf(tx, [quoteId]);
  if (!found) return;
  const isSizesMailed = await tx.manager.existsBy(Mail, {
    kind: 'order-measured',
    quoteIds: ArrayContains([quoteId]),
    state: Not('withheld'),
  });
  if (!isSizesMailed) return;
  const { customerName: name, customerEmail: address } = await tx.manager.findOneByOrFail(Quote, {
    id: quoteId,
  });
  if (!address) return;
  const { version } = found;
  const isAgreed = found.agreement !== null;
  await addMail(tx, {
    kind: 'order-drawing',
    key: `${quoteId}:${version}:${isAgreed ? 'agreed' : 'to-agree'}`,
    to: { name, address },
    quoteIds: [quoteId],
    details: { version, isAgreed },
    at,
  });
}
