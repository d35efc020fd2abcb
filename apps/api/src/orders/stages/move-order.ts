import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import {
  handedOver,
  isBlockedByHolds,
  needsSignedDrawing,
  type MoveOrderRequest,
  orderStages,
  type RemakeStage,
  stageMoves,
} from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { trimToNull } from '../../platform/validation';
import {
  lockTops,
  lockPresentQuote,
  type LockedQuote,
  recordStaffAction,
  quotesOfOrderOrJob,
  readUnsigned,
  scheduleOrderEnd,
  UnsignedCut,
} from '../../quotes';
import { OrderItem } from '../order-item.entity';
import { refreshStagesOf } from './refresh-stages';
import { syncPhoneCallTasks } from './sync-call-tasks';
import { readHeldTops } from './top-holds';

/** Moves a top, or all tops of an order or job, to the next or previous stage. Idempotent. */
@Injectable()
export class MoveOrder {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async move(actor: Actor, id: string, move: MoveOrderRequest): Promise<void> {
    await this.statements.transaction((tx) => this.moveIn(tx, actor, id, move));
  }

  async moveIn(tx: Transaction, actor: Actor, id: string, move: MoveOrderRequest): Promise<void> {
    const quote = await lockPresentQuote(tx, id);
    if (quote.stage === move.stage) return;
    assertMoveAllowed(quote, move);
    await this.moveAll(tx, actor, [quote], move);
  }

  /**
   * Moves all tops or none. Tops that are not ordered are skipped.
   * @throws AppError `job/top-stays`, naming the top and the reason
   */
  async moveJob(actor: Actor, id: string, move: MoveOrderRequest): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const quoteIds = await quotesOfOrderOrJob(tx, id);
      await lockTops(tx, [id, ...quoteIds]);
      const quote = await lockPresentQuote(tx, id);
      const orders: LockedQuote[] = [];
      for (const quoteId of quoteIds)
        orders.push(quoteId === id ? quote : await lockPresentQuote(tx, quoteId));
      const activeOrders = orders.filter(({ stage }) => stage);
      if (!activeOrders.length) throw new AppError('order/no-stage');
      const ordersToMove = activeOrders.filter(({ stage }) => stage !== move.stage);
      for (const order of ordersToMove) assertJobMoveAllowed(order, move);
      await this.moveAll(tx, actor, ordersToMove, move);
    });
  }

  /** Moves a broken top back from any later stage, so that it is made again. */
  async remakeIn(tx: Transaction, actor: Actor, id: string, stage: RemakeStage): Promise<void> {
    const quote = await lockPresentQuote(tx, id);
    if (!quote.stage) throw new AppError('order/no-stage');
    if (quote.status === 'completed') throw new AppError('order/completed');
    if (orderStages.indexOf(quote.stage) <= orderStages.indexOf(stage)) throw new AppError('order/not-next');
    await this.moveAll(tx, actor, [quote], { from: quote.stage, stage });
  }

  private async moveAll(
    tx: Transaction,
    actor: Actor,
    orders: readonly LockedQuote[],
    { stage, from: before, reason: typedReason }: MoveOrderRequest,
  ): Promise<void> {
    const at = this.clock.now();
    const ids = orders.map(({ id }) => id);
    const heldTops = isBlockedByHolds({ stage, from: before }) ? await readHeldTops(tx, ids) : [];
    const reason = trimToNull(typedReason);
    if (heldTops.length > 0 && !reason) throw new AppError('order/on-hold');
    const unsigned = needsSignedDrawing({ stage, from: before }) ? await readUnsigned(tx, ids) : [];
    if (unsigned.length > 0 && !reason) throw new AppError('order/drawing-not-signed');
    for (const { id: quoteId, version } of unsigned)
      await tx.manager.insert(UnsignedCut, {
        quoteId,
        version,
        reason,
        allowedBy: actor.userId,
        allowedAt: at,
      });
    await tx.manager.update(OrderItem, { agreedId: In(ids), isPlaced: true }, { stageReached: stage });
    await refreshStagesOf(tx, ids, at);
    await syncPhoneCallTasks(tx, ids, at);
    for (const order of orders) {
      if (handedOver.includes(stage)) await scheduleOrderEnd(tx, actor, order.id, at);
      const isUnsigned = unsigned.some(({ id }) => id === order.id);
      const hasNeededReason = isUnsigned || heldTops.some(({ id }) => id === order.id);
      await recordStaffAction(tx, actor, order, {
        verb: 'set-stage',
        event: {
          kind: 'stage-changed',
          details: { stage, before, ...(isUnsigned && { isUnsigned }), ...(hasNeededReason && { reason }) },
        },
        before: { stage: before },
        after: { stage, ...(isUnsigned && { drawing: 'not-signed' }) },
        at,
      });
    }
  }
}

function assertJobMoveAllowed(order: LockedQuote, move: MoveOrderRequest): void {
  try {
    assertMoveAllowed(order, move);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw fieldError('job/top-stays', 'stage', `${order.reference}: ${error.message}`);
  }
}

function assertMoveAllowed(quote: LockedQuote, { stage, from }: MoveOrderRequest): void {
  if (!quote.stage) throw new AppError('order/no-stage');
  if (quote.stage !== from) throw new AppError('order/moved-meanwhile');
  if (quote.status === 'completed' && !handedOver.includes(stage)) throw new AppError('order/completed');
  if (from === 'to-measure' || (stage === 'measured' && !quote.measured_at))
    throw new AppError('order/not-measured');
  if (!stageMoves[from].includes(stage)) throw new AppError('order/not-next');
}
