import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@app/contracts';
import { formatLastValidDay } from '@app/pricing';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import type { LondonDay } from '../../platform/clock/london-day';
import { AppError } from '../../platform/errors/app-error';
import { Quote } from '../quote.entity';
import { deletionBlockerOf } from '../read/payment-blocker-of';
import { lockTop } from '../revisions/lock-top';
import { QuoteRevisionRecord } from '../revisions/quote-revision.entity';
import { validUntilOf } from '../save/saving-day';
import { noteByStaff } from '../timeline/add-to-timelines';
import { lockPresentQuote, lockQuote } from './locked-quote';
import { closePagesOf } from './order-outbox';
import { type CustomerChange, setCustomer } from './set-customer';
import { setStatus } from './set-status';

/** What staff do with a quote by a press or a few words. An unchanged state is not written. */
@Injectable()
export class QuoteActions {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Any status to any other (specification §4); but a revised price becomes an order by its customer's word alone (D9). */
  async setStatus(actor: Actor, id: string, status: QuoteStatus): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, id);
      if (quote.status === status) return;
      const revision = await tx.manager.findOneBy(QuoteRevisionRecord, { quoteId: id });
      if (revision && revision.state !== 'agreed') throw new AppError('revision/not-agreed');
      await setStatus(tx, actor, quote, { status, at: this.clock.now() });
    });
  }

  /** Softly: gone for visitors and lists, and restorable (D22). */
  delete(actor: Actor, id: string): Promise<void> {
    return this.setDeleted(actor, id, true);
  }

  restore(actor: Actor, id: string): Promise<void> {
    return this.setDeleted(actor, id, false);
  }

  private async setDeleted(actor: Actor, id: string, isDeleted: boolean): Promise<void> {
    await this.statements.transaction(async (tx) => {
      // Whether it is there decides which of the quotes for its top counts.
      await lockTop(tx, id);
      const quote = await lockQuote(tx, id);
      if (isDeleted && quote.deleted_at) return;
      if (isDeleted && deletionBlockerOf(quote)) throw new AppError('order/has-deposit');
      if (!isDeleted && !quote.deleted_at) throw new AppError('order/not-deleted');
      const at = this.clock.now();
      await tx.manager.update(Quote, id, { deletedAt: isDeleted ? at : null });
      const verb = isDeleted ? 'delete' : 'restore';
      await noteByStaff(tx, actor, quote, { verb, event: { kind: `${verb}d` }, at });
    });
  }

  /** For staff alone: the audit log learns that there is a note, and no word of it. */
  async addNote(actor: Actor, id: string, words: string, idempotencyKey?: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockQuote(tx, id);
      const event = { kind: 'note', details: { text: words.trim() }, idempotencyKey } as const;
      await noteByStaff(tx, actor, quote, { verb: 'add-note', event, at: this.clock.now() });
    });
  }

  /** Until the end of which day the price holds (D4). */
  async setValidity(actor: Actor, id: string, lastDay: LondonDay): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, id);
      if (quote.superseded_at) throw new AppError('order/superseded');
      const at = this.clock.now();
      const validUntil = validUntilOf(lastDay, at);
      if (validUntil.getTime() === quote.valid_until.getTime()) return;
      await tx.manager.update(Quote, id, { validUntil });
      // A card page that was opened under the longer time would outlive the price.
      const isShorter = validUntil < quote.valid_until;
      if (isShorter && quote.deposit_state === 'open') await closePagesOf(tx, id, at);
      const details = {
        lastValidDay: formatLastValidDay(validUntil),
        before: formatLastValidDay(quote.valid_until),
      };
      await noteByStaff(tx, actor, quote, {
        verb: 'set-validity',
        event: { kind: 'validity-changed', details },
        before: { validUntil: quote.valid_until.toISOString() },
        after: { validUntil: validUntil.toISOString() },
        at,
      });
    });
  }

  async setCustomer(actor: Actor, id: string, change: CustomerChange): Promise<void> {
    await this.statements.transaction(async (tx) => {
      await lockTop(tx, id);
      await setCustomer(tx, actor, await lockPresentQuote(tx, id), change, this.clock.now());
    });
  }
}
