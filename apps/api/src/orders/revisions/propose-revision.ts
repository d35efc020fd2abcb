import type { QuoteLine, SaveMeasurementsResponse, TopLayout } from '@app/contracts';
import { toPounds, type Pence, type Size } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { randomId } from '../../platform/ids/random-id';
import { addToTimelines, Quote, QuoteRevisionRecord, type QuoteRow, savingDayOf } from '../../quotes';

/** Copies everything except size and price. A deposit that was paid on the original counts for the revised quote. */
const insertRevisedQuoteSql = `
  INSERT INTO quote (
    id, reference, length, width, total_price, snapshot, notes, customer_name, customer_email, customer_phone, channel,
    customer_from_link, delivery_address, deposit_state, created_at, valid_until, replaces_quote_id, standing, quantity,
    job_name, top_id, placed_order_id, override_reason)
  SELECT
    $2, 'VT-' || $3::text || '-' || lpad(number, greatest(5, length(number)), '0'),
    $4, $5, $6, $7, notes, customer_name, customer_email, customer_phone,
    channel, customer_from_link, delivery_address, CASE WHEN deposit_state = 'paid' THEN 'paid' ELSE 'none' END, $8, $9, quote.id, 'proposed',
    quantity, job_name, top_id, placed_order_id, override_reason
  FROM quote
  CROSS JOIN LATERAL (SELECT nextval('quote_reference_number')::text AS number) AS next
  WHERE quote.id = $1
  RETURNING reference`;

interface Proposal {
  size: Size;
  layout: TopLayout | null;
  total: Pence;
  lines: QuoteLine[];
  measurementVersion: number;
  at: Date;
}

type RevisedQuote = NonNullable<SaveMeasurementsResponse['revisedQuote']>;

/** Creates a revised quote, and mails the customer to ask for agreement. The caller has locked the quotes of the top. */
export async function proposeRevision(
  tx: Transaction,
  actor: Actor,
  original: QuoteRow,
  { size, layout, total, lines, measurementVersion, at }: Proposal,
): Promise<RevisedQuote> {
  const id = randomId();
  const day = savingDayOf(at);
  const totalPrice = toPounds(total);
  const [saved] = await tx.run<{ reference: string }>(insertRevisedQuoteSql, [
    original.id,
    id,
    day.year,
    size.lengthMm,
    size.widthMm,
    totalPrice,
    JSON.stringify({ ...original.snapshot, ...(layout && { layout }), lines }),
    at,
    day.validUntil,
  ]);
  const reference = saved?.reference ?? '';
  await tx.manager.insert(QuoteRevisionRecord, {
    quoteId: id,
    originalId: original.id,
    measurementVersion,
    previousTotal: original.total_price,
    creditedDeposit: original.received,
    proposedAt: at,
  });
  await addToTimelines(tx, [original.id], {
    kind: 'revision-proposed',
    details: { quoteId: id, reference, previousTotal: original.total_price, totalPrice },
    at,
    actorId: actor.userId,
  });
  await addToTimelines(tx, [id], {
    kind: 'made-by-revision',
    details: { quoteId: original.id, reference: original.reference },
    at,
    actorId: actor.userId,
  });
  if (original.customer_email) {
    const to = { name: original.customer_name, address: original.customer_email };
    await addMail(tx, { kind: 'quote-revised', key: id, to, quoteIds: [id], at });
  }
  return { id, reference, totalPrice };
}

/** Withdraws the open proposal and declines the proposed quote. */
export async function withdrawProposal(
  tx: Transaction,
  { userId: actorId }: Pick<Actor, 'userId'>,
  originalId: string,
  at: Date,
): Promise<void> {
  const proposal = await tx.manager.findOneBy(QuoteRevisionRecord, { originalId, state: 'proposed' });
  if (!proposal) return;
  const { quoteId } = proposal;
  await tx.manager.update(QuoteRevisionRecord, quoteId, { state: 'withdrawn', answeredAt: at });
  await tx.manager.update(Quote, quoteId, { status: 'declined' });
  const { reference } = await tx.manager.findOneOrFail(Quote, { where: { id: quoteId }, withDeleted: true });
  const details = { quoteId, reference };
  await addToTimelines(tx, [originalId, quoteId], { kind: 'revision-withdrawn', details, at, actorId });
}
