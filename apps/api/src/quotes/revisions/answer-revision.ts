import { Injectable } from '@nestjs/common';
import { quoteIdPattern } from '@app/contracts';
import { toPence } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { addStaffTask } from '../../tasks';
import { addToTimelines } from '../timeline/add-to-timelines';
import { type TopRow, lockTop, refuseUnsettled } from './lock-top';
import {
  type RevisionLink,
  acceptRevised,
  answerRevision,
  carryMeasurement,
  declineRevised,
  readRevision,
  supersedeQuote,
} from './revision-statements';

/** What a customer says to a revised price. */
export interface RevisionAnswer {
  isAgreed: boolean;
  /** That was shown, in pounds. */
  totalPrice: string;
}

/** A proposal without an answer, and what it would take the place of. */
interface OpenRevision {
  revised: TopRow;
  original: TopRow;
  link: RevisionLink;
  at: Date;
}

/** Takes the answer of a customer, who is whoever knows the revised quote's id (D9). */
@Injectable()
export class AnswerRevision {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * The same answer again changes nothing more.
   * @throws AppError `quote/not-found`; `revision/none`, `revision/answered` where there is no question; `quote/price-changed`
   *   where another price was shown; `revision/expired`; why what was paid is not known yet
   */
  answer(quoteId: string, answer: RevisionAnswer): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const open = await this.findOpen(tx, quoteId, answer);
      if (!open) return;
      await (answer.isAgreed ? agree(tx, open) : decline(tx, open));
      await tellStaff(tx, open, answer);
    });
  }

  /** null: it was answered so before. */
  private async findOpen(
    tx: Transaction,
    quoteId: string,
    { isAgreed, totalPrice }: RevisionAnswer,
  ): Promise<OpenRevision | null> {
    const sameTop = quoteIdPattern.test(quoteId) ? await lockTop(tx, quoteId) : [];
    const revised = sameTop.find(({ id }) => id === quoteId);
    if (!revised || revised.deleted_at) throw new AppError('quote/not-found');
    const [link] = await tx.run<RevisionLink>(readRevision, [quoteId]);
    if (!link || link.state === 'withdrawn') throw new AppError('revision/none');
    if (toPence(totalPrice) !== toPence(revised.total_price)) {
      throw new AppError('quote/price-changed', { totalPrice: revised.total_price });
    }
    if (link.state !== 'proposed') {
      if (isAgreed !== (link.state === 'agreed')) throw new AppError('revision/answered');
      return null;
    }
    const original = sameTop.find(({ id }) => id === link.original_id);
    // Declined by staff, either of them is an offer no more.
    const isDeclined = revised.status === 'declined' || original?.status === 'declined';
    if (!original || original.deleted_at || original.superseded_at || isDeclined) {
      throw new AppError('revision/none');
    }
    const at = this.clock.now();
    if (isAgreed) {
      // What is done is not done again at another price; a call can still be asked for.
      if (original.status === 'completed') throw new AppError('revision/none');
      if (at >= revised.valid_until) throw new AppError('revision/expired');
      refuseUnsettled(sameTop);
    }
    return { revised, original, link, at };
  }
}

/** The revised quote stands in the place of the other one, with its sizes to cut and all that was paid on it. */
async function agree(tx: Transaction, { revised, original, link, at }: OpenRevision): Promise<void> {
  await tx.run(answerRevision, [revised.id, 'agreed', at, original.received]);
  await tx.run(acceptRevised, [revised.id, original.id, at]);
  await tx.run(carryMeasurement, [original.id, revised.id, link.measurement_version]);
  await tx.run(supersedeQuote, [original.id, at]);
}

async function decline(tx: Transaction, { revised, original, at }: OpenRevision): Promise<void> {
  await tx.run(answerRevision, [revised.id, 'declined', at, original.received]);
  await tx.run(declineRevised, [revised.id]);
}

async function tellStaff(
  tx: Transaction,
  { revised, original, at }: OpenRevision,
  { isAgreed }: RevisionAnswer,
): Promise<void> {
  const { id, reference, total_price: totalPrice } = revised;
  await addToTimelines(tx, [original.id, id], {
    kind: isAgreed ? 'revision-agreed' : 'revision-declined',
    details: { quoteId: id, reference, totalPrice },
    at,
  });
  const accepted = original.deposit_state === 'paid' ? 'accepted' : 'accepted-unpaid';
  const note = isAgreed ? accepted : 'declined';
  await addStaffTask(tx, 'revision-answered', { key: id, quoteId: id, note, at });
  await addMail(tx, { kind: 'staff-revision-answered', key: id, quoteIds: [id], at });
}
