import type { QuoteLine, SaveMeasurementsResponse } from '@app/contracts';
import { toPounds, type Pence, type Size } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { randomId } from '../../platform/ids/random-id';
import { savingDayOf } from '../save/saving-day';
import { addToTimelines } from '../timeline/add-to-timelines';
import type { TopRow } from './lock-top';
import { insertRevision, insertRevisedQuote, withdrawRevision } from './revision-statements';

/** What a quote is to cost from now on, if its customer agrees. */
interface Proposal {
  size: Size;
  total: Pence;
  lines: QuoteLine[];
  measurementVersion: number;
  at: Date;
}

type RevisedQuote = NonNullable<SaveMeasurementsResponse['revisedQuote']>;

/** Makes a quote in place of another one, and asks its customer to agree to it. The quotes of the top are locked. */
export async function proposeRevision(
  tx: Transaction,
  actor: Actor,
  original: TopRow,
  { size, total, lines, measurementVersion, at }: Proposal,
): Promise<RevisedQuote> {
  const id = randomId();
  const day = savingDayOf(at);
  const totalPrice = toPounds(total);
  const [saved] = await tx.run<{ reference: string }>(insertRevisedQuote, [
    original.id,
    id,
    day.year,
    size.lengthMm,
    size.widthMm,
    totalPrice,
    JSON.stringify({ ...original.snapshot, lines }),
    at,
    day.validUntil,
  ]);
  const reference = saved?.reference ?? '';
  await tx.run(insertRevision, [
    id,
    original.id,
    measurementVersion,
    original.total_price,
    original.received,
    at,
  ]);
  const { userId: actorId } = actor;
  await addToTimelines(tx, [original.id], {
    kind: 'revision-proposed',
    details: { quoteId: id, reference, previousTotal: original.total_price, totalPrice },
    at,
    actorId,
  });
  await addToTimelines(tx, [id], {
    kind: 'made-by-revision',
    details: { quoteId: original.id, reference: original.reference },
    at,
    actorId,
  });
  if (original.customer_email) {
    const to = { name: original.customer_name, address: original.customer_email };
    await addMail(tx, { kind: 'quote-revised', key: id, to, quoteIds: [id], at });
  }
  return { id, reference, totalPrice };
}

/** Takes back what was proposed in place of a quote, where there is anything without an answer. */
export async function withdrawProposal(
  tx: Transaction,
  { userId: actorId }: Pick<Actor, 'userId'>,
  originalId: string,
  at: Date,
): Promise<void> {
  const [withdrawn] = await tx.run<{ id: string; reference: string }>(withdrawRevision, [originalId, at]);
  if (!withdrawn) return;
  const details = { quoteId: withdrawn.id, reference: withdrawn.reference };
  await addToTimelines(tx, [originalId, withdrawn.id], {
    kind: 'revision-withdrawn',
    details,
    at,
    actorId,
  });
}
