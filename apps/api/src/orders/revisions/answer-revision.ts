import { Injectable } from '@nestjs/common';
import type { AnswerRevisionRequest, RecordAgreementRequest, RevisionState } from '@app/contracts';
import { toPence } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addStaffTask, endStaffTask } from '../../staff-tasks';
import {
  addToTimelines,
  closePagesOf,
  holdTopOf,
  noteByStaff,
  Quote,
  QuoteRevisionRecord,
  refreshTops,
  refuseUnsettled,
  scheduleInvoices,
  type TopRow,
} from '../../quotes';
import { refreshStagesOf } from '../stages/refresh-stages';

/** The revised quote stands where the other one stood. To agree to a price is no order: that is the deposit's (D23). */
const acceptRevised = `
  UPDATE quote SET
    status = original.status,
    standing = 'current',
    measured_at = $3,
    received = quote.received + original.received,
    deposit_state = CASE WHEN original.deposit_state = 'paid' THEN 'paid' ELSE quote.deposit_state END
  FROM (SELECT status, received, deposit_state FROM quote WHERE id = $2) AS original
  WHERE quote.id = $1`;

/** What is made for an order from now on. */
const agreeInOrder = 'UPDATE order_item SET agreed_id = $1 WHERE agreed_id = $2';

const carryMeasurement = `
  INSERT INTO measurement (
    quote_id, version, length_mm, width_mm, sink, taps, note, how, recorded_by, recorded_at)
  SELECT $2, 1, length_mm, width_mm, sink, taps, note, how, recorded_by, recorded_at
  FROM measurement WHERE quote_id = $1 AND version = $3`;

interface OpenRevision {
  revised: TopRow;
  original: TopRow;
  link: QuoteRevisionRecord;
  at: Date;
}

/** What staff record where the customer did not answer on the share page. */
type Recorded = Pick<QuoteRevisionRecord, 'agreedBy' | 'agreedHow' | 'recordedBy'>;

/** Takes the answer of a customer, who is whoever knows the revised quote's id (D9), or whoever told staff. */
@Injectable()
export class AnswerRevision {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** The same answer again changes nothing more. */
  answer(quoteId: string, answer: AnswerRevisionRequest): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const open = await this.findOpen(tx, quoteId, answer);
      if (!open) return;
      if (answer.isAgreed) await agree(tx, open);
      else await decline(tx, open.revised, open.original.received, open.at);
      await tellStaff(tx, open, answer);
    });
  }

  /** By phone, say: it binds as an answer on the share page does. Whoever asked to be called has not refused for good. */
  recordAgreement(
    actor: Actor,
    quoteId: string,
    { totalPrice, agreedBy, how }: RecordAgreementRequest,
  ): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const open = await this.findOpen(tx, quoteId, { isAgreed: true, totalPrice }, ['proposed', 'declined']);
      if (!open) return;
      const { revised, original, at } = open;
      await endStaffTask(tx, 'revision-answered', { key: revised.id, at, doneBy: actor.userId });
      await agree(tx, open, { agreedBy, agreedHow: how, recordedBy: actor.userId });
      const { kind, details } = answered(revised, 'revision-agreed');
      await noteByStaff(tx, actor, revised, {
        verb: 'agree-to-revision',
        event: { kind, details: { ...details, agreedBy, how } },
        quoteIds: [original.id, revised.id],
        before: { totalPrice: original.total_price },
        after: { totalPrice: revised.total_price, how },
        at,
      });
    });
  }

  /** The same no again changes nothing more. */
  decline(actor: Actor, quoteId: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const { quote, sameTop, link } = await findRevised(tx, quoteId);
      if (link.state === 'agreed') throw new AppError('revision/answered');
      if (link.state === 'declined') return;
      const received = sameTop.find(({ id }) => id === link.originalId)?.received ?? '0.00';
      const at = this.clock.now();
      await decline(tx, quote, received, at);
      await noteByStaff(tx, actor, quote, {
        verb: 'decline-revision',
        event: answered(quote, 'revision-declined'),
        quoteIds: [link.originalId, quote.id],
        before: { status: quote.status },
        after: { status: 'declined' },
        at,
      });
    });
  }

  /** null: it was answered so before. */
  private async findOpen(
    tx: Transaction,
    quoteId: string,
    { isAgreed, totalPrice }: AnswerRevisionRequest,
    openStates: readonly RevisionState[] = ['proposed'],
  ): Promise<OpenRevision | null> {
    const { quote: revised, sameTop, link } = await findRevised(tx, quoteId);
    if (toPence(totalPrice) !== toPence(revised.total_price)) {
      throw new AppError('quote/price-changed', { totalPrice: revised.total_price });
    }
    if (!openStates.includes(link.state)) {
      if (isAgreed !== (link.state === 'agreed')) throw new AppError('revision/answered');
      return null;
    }
    const original = sameTop.find(({ id }) => id === link.originalId);
    // Declined by staff, either of them is an offer no more.
    const isDeclined =
      (link.state === 'proposed' && revised.status === 'declined') || original?.status === 'declined';
    if (!original || original.deleted_at || original.standing === 'superseded' || isDeclined) {
      throw new AppError('revision/none');
    }
    if (link.state === 'declined' && (await isOffered(tx, link.originalId)))
      throw new AppError('revision/none');
    const at = this.clock.now();
    if (isAgreed) {
      // What is done is not done again at another price; a call can still be asked for.
      if (original.status === 'completed') throw new AppError('revision/none');
      if (at >= revised.valid_until) throw new AppError('revision/expired');
      await refuseUnsettled(tx, sameTop);
    }
    return { revised, original, link, at };
  }
}

/** A revised quote that is there, with how it was answered so far; the quotes of its top are held. */
async function findRevised(tx: Transaction, quoteId: string) {
  const held = await holdTopOf(tx, quoteId);
  if (held.quote.deleted_at) throw new AppError('quote/not-found');
  const link = await tx.manager.findOneBy(QuoteRevisionRecord, { quoteId });
  if (!link || link.state === 'withdrawn') throw new AppError('revision/none');
  return { ...held, link };
}

/** Another price has been proposed for it since. */
const isOffered = (tx: Transaction, originalId: string) =>
  tx.manager.existsBy(QuoteRevisionRecord, { originalId, state: 'proposed' });

const answer = (
  tx: Transaction,
  quoteId: string,
  state: RevisionState,
  creditedDeposit: string,
  at: Date,
  recorded?: Recorded,
) =>
  tx.manager.update(
    QuoteRevisionRecord,
    { quoteId },
    { state, answeredAt: at, creditedDeposit, ...recorded },
  );

/** The revised quote stands in the place of the other one, with its sizes to cut and all that was paid on it. */
async function agree(
  tx: Transaction,
  { revised, original, link, at }: OpenRevision,
  recorded?: Recorded,
): Promise<void> {
  await answer(tx, revised.id, 'agreed', original.received, at, recorded);
  await tx.run(acceptRevised, [revised.id, original.id, at]);
  await tx.run(agreeInOrder, [revised.id, original.id]);
  await tx.run(carryMeasurement, [original.id, revised.id, link.measurementVersion]);
  // It is not cut, and nothing was received on it any more.
  await tx.manager.update(Quote, original.id, { standing: 'superseded', received: '0', measuredAt: null });
  await refreshTops(tx, [revised.id]);
  await refreshStagesOf(tx, [revised.id], at);
  await scheduleInvoices(tx, revised.id, at);
  if (original.deposit_state === 'open') await closePagesOf(tx, original.id, at);
}

async function decline(tx: Transaction, { id }: TopRow, received: string, at: Date): Promise<void> {
  await answer(tx, id, 'declined', received, at);
  await tx.manager.update(Quote, id, { status: 'declined' });
}

const answered = (
  { id: quoteId, reference, total_price: totalPrice }: TopRow,
  kind: 'revision-agreed' | 'revision-declined',
) => ({ kind, details: { quoteId, reference, totalPrice } });

async function tellStaff(
  tx: Transaction,
  { revised, original, at }: OpenRevision,
  { isAgreed }: AnswerRevisionRequest,
): Promise<void> {
  const { id } = revised;
  const event = answered(revised, isAgreed ? 'revision-agreed' : 'revision-declined');
  await addToTimelines(tx, [original.id, id], { ...event, at });
  const accepted = original.deposit_state === 'paid' ? 'accepted' : 'accepted-unpaid';
  const note = isAgreed ? accepted : 'declined';
  await addStaffTask(tx, 'revision-answered', { key: id, quoteId: id, note, at });
  await addMail(tx, { kind: 'staff-revision-answered', key: id, quoteIds: [id], at });
}
