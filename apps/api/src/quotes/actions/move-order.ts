import { Injectable } from '@nestjs/common';
import { handedOver, type MoveOrderRequest, stageMoves } from '@app/contracts';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { Quote } from '../quote.entity';
import { noteByStaff } from '../timeline/note-by-staff';
import { expectEnd } from './expect-end';
import { expectInvoices } from './expect-invoices';
import { type LockedQuote, lockPresentQuote } from './locked-quote';

/** Moves an order from one stage of its making to the next, or back. */
@Injectable()
export class MoveOrder {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * The same again changes nothing more.
   * @throws AppError `quote/not-found`, `order/deleted`, `order/moved-meanwhile`; why it cannot be moved there
   */
  async move(actor: Actor, id: string, move: MoveOrderRequest): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, id);
      const { stage } = move;
      const { stage: before } = quote;
      if (before === stage) return;
      refuseMove(quote, move);
      const at = this.clock.now();
      await tx.manager.update(Quote, id, { stageReached: stage, stageSince: at });
      if (handedOver.includes(stage)) {
        await expectInvoices(tx, id, at);
        await expectEnd(tx, actor, { quoteId: id, at });
      }
      await noteByStaff(tx, actor, quote, {
        verb: 'set-stage',
        event: { kind: 'stage-changed', details: { stage, before } },
        before: { stage: before },
        after: { stage },
        at,
      });
    });
  }
}

function refuseMove(quote: LockedQuote, { stage, from }: MoveOrderRequest): void {
  if (!quote.stage) throw new AppError('order/no-stage');
  if (quote.stage !== from) throw new AppError('order/moved-meanwhile');
  // A completed order is handed over, whatever it is moved to.
  if (quote.status === 'completed' && !handedOver.includes(stage)) throw new AppError('order/completed');
  if (from === 'to-measure' || (stage === 'measured' && !quote.measured_at))
    throw new AppError('order/not-measured');
  if (!stageMoves[from].includes(stage)) throw new AppError('order/not-next');
}
