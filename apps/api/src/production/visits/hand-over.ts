import { isBlockedByHolds } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { Appointment, isHandOver, readPart, reopenAppointment, savePart } from '../../appointments';
import { Statements, type Transaction } from '../../database/statements';
import { lockOrderOf, MoveOrder, OrderItem, readHeldTops, syncPhoneCallTasks } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { lockTops, recordStaffAction } from '../../quotes';
import { type FoundTop, readTopsOfOrders } from '../read-top-cards';

/** Equal tops that earlier deliveries of the order took. */
const findGoneSql = `
  SELECT agreed_id AS "quoteId", sum(part.quantity)::integer AS gone
  FROM appointment JOIN appointment_top AS part ON part.appointment_id = appointment.id
  JOIN order_item AS item ON item.order_id = appointment.order_id AND item.top_id = part.top_id AND is_placed
  WHERE appointment.order_id = $1 AND appointment.id <> $2 AND appointment.state = 'done'
  GROUP BY agreed_id`;

interface TakenTop {
  top: FoundTop;
  quantity: number;
  /** Others of the equal tops stay. */
  isSome: boolean;
}

interface HandedOver {
  stage: 'delivered' | 'collected';
  reason: string | null;
  /** Shown with it on the timeline. */
  details?: { name: string; enteredAt: string };
}

/** Records that the tops of a delivery or collection are with the customer. Those that are not ready stay, for another one. */
@Injectable()
export class HandOver {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly orders: MoveOrder,
  ) {}

  /** @throws AppError `appointment/not-found`, `visit/nothing-ready`, `order/on-hold` */
  record(actor: Actor, id: string, reason: string | null): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const { orderId, stage } = await this.getHandOver(tx, id);
      await this.recordIn(tx, actor, { id, orderId }, { stage, reason });
    });
  }

  /**
   * Takes back what an appointment handed over, also some of several equal tops. It is booked again.
   * @throws AppError `appointment/not-found`, `appointment/not-handed-over`
   */
  undo(actor: Actor, id: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const { orderId, quoteId, stage } = await this.getHandOver(tx, id);
      await lockOrderOf(tx, quoteId);
      const { state } = await tx.manager.findOneByOrFail(Appointment, { id });
      const tops = await readTopsOfOrders(tx, [orderId]);
      const taken = await this.readTaken(tx, { id, orderId }, tops);
      const some = state === 'done' ? taken.filter(({ isSome }) => isSome) : [];
      const whole = taken.filter(({ top, isSome }) => !isSome && top.stage === stage);
      const [first] = [...some, ...whole];
      if (!first || some.some(({ top }) => isGone(top))) throw new AppError('appointment/not-handed-over');
      for (const { top } of whole)
        await this.orders.moveIn(tx, actor, top.quoteId, { from: stage, stage: 'ready' });
      if (state === 'done') await reopenAppointment(tx, id);
      const at = this.clock.now();
      const quoteIds = [...some, ...whole].map(({ top }) => top.quoteId);
      await syncPhoneCallTasks(tx, quoteIds, at);
      const details = { stage, ...(some.length > 0 && { some: wordsOf(some) }) };
      await recordStaffAction(
        tx,
        actor,
        { id: first.top.quoteId, reference: first.top.reference },
        {
          verb: 'undo-hand-over',
          event: { kind: 'handed-over', details: { ...details, isUndone: true } },
          quoteIds,
          before: details,
          at,
        },
      );
    });
  }

  private async getHandOver(tx: Transaction, id: string) {
    const appointment = await tx.manager.findOneBy(Appointment, { id });
    if (!appointment || !isHandOver(appointment.kind) || appointment.state === 'offered')
      throw new AppError('appointment/not-found');
    if (appointment.state === 'cancelled') throw new AppError('appointment/cancelled');
    const stage = appointment.kind === 'collection' ? ('collected' as const) : ('delivered' as const);
    return { orderId: appointment.orderId, quoteId: appointment.quoteId, stage };
  }

  /** @returns the first of the tops */
  async recordIn(
    tx: Transaction,
    actor: Actor,
    { id, orderId }: { id: string; orderId: string },
    { stage, reason, details }: HandedOver,
  ): Promise<FoundTop> {
    const tops = await readTopsOfOrders(tx, [orderId]);
    await lockTops(
      tx,
      tops.map(({ quoteId }) => quoteId),
    );
    const at = this.clock.now();
    const waiting = (await this.readTaken(tx, { id, orderId }, tops)).filter(({ top }) => !isGone(top));
    const going = waiting.filter(
      ({ top, isSome }) => top.stage === 'ready' || (isSome && top.stage === 'in-production'),
    );
    const [first] = going;
    if (!first) throw new AppError('visit/nothing-ready');
    const some = going.filter(({ isSome }) => isSome);
    if (isBlockedByHolds({ stage, from: 'ready' }) && !reason) {
      const held = await readHeldTops(
        tx,
        some.map(({ top }) => top.quoteId),
      );
      if (held.length > 0) throw new AppError('order/on-hold');
    }
    for (const { top, isSome } of going)
      if (!isSome) await this.orders.moveIn(tx, actor, top.quoteId, { from: 'ready', stage, reason });
    const appointment = await tx.manager.findOneByOrFail(Appointment, { id });
    if (appointment.state === 'booked') {
      if (going.length < waiting.length) await savePart(tx, id, await this.toPart(tx, orderId, going));
      // The stage of the rest does not say that some of them are gone.
      if (some.length > 0) await tx.manager.update(Appointment, id, { state: 'done' });
    }
    const goingIds = going.map(({ top }) => top.quoteId);
    await syncPhoneCallTasks(tx, goingIds, at);
    if (details || some.length > 0)
      await recordStaffAction(
        tx,
        actor,
        { id: first.top.quoteId, reference: first.top.reference },
        {
          verb: 'hand-over',
          event: {
            kind: 'handed-over',
            details: { stage, ...details, ...(some.length > 0 && { some: wordsOf(some) }) },
          },
          quoteIds: goingIds,
          after: { stage, ...(some.length > 0 && { some: wordsOf(some) }) },
          at,
        },
      );
    return first.top;
  }

  private async readTaken(
    tx: Transaction,
    { id, orderId }: { id: string; orderId: string },
    tops: readonly FoundTop[],
  ): Promise<TakenTop[]> {
    const part = await readPart(tx, id);
    if (!part) return tops.map((top) => ({ top, quantity: top.quantity, isSome: false }));
    const gone = await tx.run<{ quoteId: string; gone: number }>(findGoneSql, [orderId, id]);
    return part.tops.flatMap(({ quoteId, quantity }) => {
      const top = tops.find((one) => one.quoteId === quoteId);
      const before = gone.find((one) => one.quoteId === quoteId)?.gone ?? 0;
      return top ? [{ top, quantity, isSome: before + quantity < top.quantity }] : [];
    });
  }

  private async toPart(tx: Transaction, orderId: string, taken: readonly TakenTop[]) {
    const items = await tx.manager.findBy(OrderItem, { orderId, isPlaced: true });
    return taken.flatMap(({ top, quantity }) => {
      const item = items.find(({ agreedId }) => agreedId === top.quoteId);
      return item ? [{ topId: item.topId, quantity }] : [];
    });
  }
}

const isGone = ({ stage }: FoundTop) => stage === 'delivered' || stage === 'collected';

const wordsOf = (taken: readonly TakenTop[]): string =>
  taken.map(({ top, quantity }) => `${quantity} of ${top.quantity} ${top.color.name}`).join(', ');
