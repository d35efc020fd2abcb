import { ArrayContains, Not } from 'typeorm';
import type { Transaction } from '../../database/statements';
import { addMail, Mail } from '../../mail';
import { drawingsOf, Quote } from '../../quotes';

/** Sends the customer the drawing, unless the mail that the sizes are agreed is still to come, which has it. */
export async function mailDrawing(tx: Transaction, quoteId: string, at: Date): Promise<void> {
  const [found] = await drawingsOf(tx, [quoteId]);
  if (!found) return;
  const ofTop = { kind: 'order-measured', quoteIds: ArrayContains([quoteId]) } as const;
  if (!(await tx.manager.existsBy(Mail, { ...ofTop, state: Not('withheld') }))) return;
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
