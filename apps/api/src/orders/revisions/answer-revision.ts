import { Injectable } from '@nestjs/common';
import type { AnswerRevisionRequest, RecordAgreementRequest, RevisionState } from '@app/contracts';
import { sumPence, toPence, toPounds } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addStaffTask, endStaffTask } from '../../staff-tasks';
import {
  addToTimelines,
  closeCardPages,
  DrawingAgreement,
  lockTop,
  Measurement,
  recordStaffAction,
  Quote,
  QuoteRevisionRecord,
  refreshTops,
  assertPaymentsSettled,
  scheduleInvoices,
  type QuoteRow,
} from '../../quotes';
import { OrderItem } from '../order-item.entity';
import { refreshStagesOf } from '../stages/refresh-stages';

interface OpenRevision {
  revised: QuoteRow;
  original: QuoteRow;
  revision: QuoteRevisionRecord;
  at: Date;
}

type AgreementByStaff = Pick<QuoteRevisionRecord, 'agreedBy' | 'agreedHow' | 'recordedBy'>;

/** The customer agrees or declines through the revised quote's link (D9), or staff record it. */
@Injectable()
export class AnswerRevision {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Repeating the same answer changes nothing. */
  answer(quoteId: string, answer: AnswerRevisionRequest): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const open = await this.lockOpenRevision(tx, quoteId, answer);
      if (!open) return;
      if (answer.isAgreed) await agree(tx, open);
      else await decline(tx, open.revised, open.original.received, open.at);
      await notifyStaff(tx, open, answer);
    });
  }

  /** Records that the customer agreed on the phone or in person. Customers who declined, to be called, may still agree. */
  recordAgreement(
    actor: Actor,
    quoteId: string,
    { totalPrice, agreedBy, how }: RecordAgreementRequest,
  ): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const open = await this.lockOpenRevision(tx, quoteId, { isAgreed: true, totalPrice }, [
        'proposed',
        'declined',
      ]);
      if (!open) return;
      const { revised, original, at } = open;
      await endStaffTask(tx, 'revision-answered', { key: revised.id, at, doneBy: actor.userId });
      await agree(tx, open, { agreedBy, agreedHow: how, recordedBy: actor.userId });
      const { kind, details } = toEvent(revised, 'revision-agreed');
      await recordStaffAction(tx, actor, revised, {
        verb: 'agree-to-revision',
        event: { kind, details: { ...details, agreedBy, how } },
        quoteIds: [original.id, revised.id],
        before: { totalPrice: original.total_price },
        after: { totalPrice: revised.total_price, how },
        at,
      });
    });
  }

  decline(actor: Actor, quoteId: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const { quote, sameTop, revision } = await lockRevisedQuote(tx, quoteId);
      if (revision.state === 'agreed') throw new AppError('revision/answered');
      if (revision.state === 'declined') return;
      const received = sameTop.find(({ id }) => id === revision.originalId)?.received ?? '0.00';
      const at = this.clock.now();
      await decline(tx, quote, received, at);
      await recordStaffAction(tx, actor, quote, {
        verb: 'decline-revision',
        event: toEvent(quote, 'revision-declined'),
        quoteIds: [revision.originalId, quote.id],
        before: { status: quote.status },
        after: { status: 'declined' },
        at,
      });
    });
  }

  /** Returns null if the same answer was given before. */
  private async lockOpenRevision(
    tx: Transaction,
    quoteId: string,
    { isAgreed, totalPrice }: AnswerRevisionRequest,
    openStates: readonly RevisionState[] = ['proposed'],
  ): Promise<OpenRevision | null> {
    const { quote: revised, sameTop, revision } = await lockRevisedQuote(tx, quoteId);
    if (toPence(totalPrice) !== toPence(revised.total_price)) {
      throw new AppError('quote/price-changed', { totalPrice: revised.total_price });
    }
    if (!openStates.includes(revision.state)) {
      if (isAgreed !== (revision.state === 'agreed')) throw new AppError('revision/answered');
      return null;
    }
    const original = sameTop.find(({ id }) => id === revision.originalId);
    // Staff declined the original or the revised quote.
    const isDeclined =
      (revision.state === 'proposed' && revised.status === 'declined') || original?.status === 'declined';
    if (!original || original.deleted_at || original.standing === 'superseded' || isDeclined) {
      throw new AppError('revision/none');
    }
    if (revision.state === 'declined' && (await isAnotherProposed(tx, revision.originalId)))
      throw new AppError('revision/none');
    const at = this.clock.now();
    if (isAgreed) {
      // A completed top cannot get another price. The customer can still decline, which requests a call.
      if (original.status === 'completed') throw new AppError('revision/none');
      if (at >= revised.valid_until) throw new AppError('revision/expired');
      await assertPaymentsSettled(tx, sameTop);
    }
    return { revised, original, revision, at };
  }
}

/** Locks all quotes of the top. */
async function lockRevisedQuote(tx: Transaction, quoteId: string) {
  const top = await lockTop(tx, quoteId);
  if (top.quote.deleted_at) throw new AppError('quote/not-found');
  const revision = await tx.manager.findOneBy(QuoteRevisionRecord, { quoteId });
  if (!revision || revision.state === 'withdrawn') throw new AppError('revision/none');
  return { ...top, revision };
}

const isAnotherProposed = (tx: Transaction, originalId: string) =>
  tx.manager.existsBy(QuoteRevisionRecord, { originalId, state: 'proposed' });

async function agree(
  tx: Transaction,
  { revised, original, revision, at }: OpenRevision,
  recorded?: AgreementByStaff,
): Promise<void> {
  await tx.manager.update(QuoteRevisionRecord, revised.id, {
    state: 'agreed',
    answeredAt: at,
    creditedDeposit: original.received,
    ...recorded,
  });
  // Agreeing to a price does not place an order; the deposit does (D23).
  await tx.manager.update(Quote, revised.id, {
    status: original.status,
    standing: 'current',
    measuredAt: at,
    received: toPounds(sumPence([toPence(revised.received), toPence(original.received)])),
    ...(original.deposit_state === 'paid' && { depositState: 'paid' }),
  });
  await tx.manager.update(OrderItem, { agreedId: original.id }, { agreedId: revised.id });
  const measurementKey = { quoteId: original.id, version: revision.measurementVersion };
  const measurement = await tx.manager.findOneByOrFail(Measurement, measurementKey);
  await tx.manager.insert(Measurement, { ...measurement, quoteId: revised.id, version: 1 });
  const agreement = await tx.manager.findOneBy(DrawingAgreement, measurementKey);
  if (agreement) await tx.manager.insert(DrawingAgreement, { ...agreement, quoteId: revised.id, version: 1 });
  await tx.manager.update(Quote, original.id, { standing: 'superseded', received: '0', measuredAt: null });
  await refreshTops(tx, [revised.id]);
  await refreshStagesOf(tx, [revised.id], at);
  await scheduleInvoices(tx, revised.id, at);
  if (original.deposit_state === 'open') await closeCardPages(tx, original.id, at);
}

async function decline(tx: Transaction, { id }: QuoteRow, received: string, at: Date): Promise<void> {
  await tx.manager.update(QuoteRevisionRecord, id, {
    state: 'declined',
    answeredAt: at,
    creditedDeposit: received,
  });
  await tx.manager.update(Quote, id, { status: 'declined' });
}

const toEvent = (
  { id: quoteId, reference, total_price: totalPrice }: QuoteRow,
  kind: 'revision-agreed' | 'revision-declined',
) => ({ kind, details: { quoteId, reference, totalPrice } });

async function notifyStaff(
  tx: Transaction,
  { revised, original, at }: OpenRevision,
  { isAgreed }: AnswerRevisionRequest,
): Promise<void> {
  const { id } = revised;
  const event = toEvent(revised, isAgreed ? 'revision-agreed' : 'revision-declined');
  await addToTimelines(tx, [original.id, id], { ...event, at });
  const agreedNote = original.deposit_state === 'paid' ? 'accepted' : 'accepted-unpaid';
  const note = isAgreed ? agreedNote : 'declined';
  await addStaffTask(tx, 'revision-answered', { key: id, quoteId: id, note, at });
  await addMail(tx, { kind: 'staff-revision-answered', key: id, quoteIds: [id], at });
}
