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

/** How many equal tops earlier deliveries of the order have handed over. */
const findHandedOverSql = `
  SELECT agreed_id AS "quoteId", sum(part.quantity)::integer AS quantity
  FROM appointment JOIN appointment_top AS part ON part.appointment_id = appointment.id
  JOIN order_item AS item ON item.order_id = appointment.order_id AND item.top_id = part.top_id AND is_placed
  WHERE appointment.order_id = $1 AND appointment.id <> $2 AND appointment.state = 'done'
  GROUP BY agreed_id`;

interface TopOfVisit {
  top: FoundTop;
  quantity: number;
  /** Only some of several equal tops; the others are handed over later. */
  isPartial: boolean;
}

interface HandedOver {
  stage: 'delivered' | 'collected';
  reason: string | null;
  /** Shown on the timeline. */
  details?: { name: string; enteredAt: string };
}

/** Records that the tops of a delivery or collection were handed over. Tops that are not ready are left for another appointment. */
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
   * Undoes the handover at an appointment, also of only some of several equal tops. The appointment is booked again.
   * @throws AppError `appointment/not-found`, `appointment/not-handed-over`
   */
  undo(actor: Actor, id: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const { orderId, quoteId, stage } = await this.getHandOver(tx, id);
      await lockOrderOf(tx, quoteId);
      const { state } = await tx.manager.findOneByOrFail(Appointment, { id });
      const tops = await readTopsOfOrders(tx, [orderId]);
      const topsOfVisit = await this.readTopsOfVisit(tx, { id, orderId }, tops);
      const partial = state === 'done' ? topsOfVisit.filter(({ isPartial }) => isPartial) : [];
      const complete = topsOfVisit.filter(({ top, isPartial }) => !isPartial && top.stage === stage);
      const [first] = [...partial, ...complete];
      if (!first || partial.some(({ top }) => isHandedOver(top)))
        throw new AppError('appointment/not-handed-over');
      for (const { top } of complete)
        await this.orders.moveIn(tx, actor, top.quoteId, { from: stage, stage: 'ready' });
      if (state === 'done') await reopenAppointment(tx, id);
      const at = this.clock.now();
      const quoteIds = [...partial, ...complete].map(({ top }) => top.quoteId);
      await syncPhoneCallTasks(tx, quoteIds, at);
      const details = { stage, ...(partial.length > 0 && { some: describeTops(partial) }) };
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

  /** @returns the first of the tops that were handed over */
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
    const topsOfVisit = await this.readTopsOfVisit(tx, { id, orderId }, tops);
    const notHandedOver = topsOfVisit.filter(({ top }) => !isHandedOver(top));
    const handedOverNow = notHandedOver.filter(
      ({ top, isPartial }) => top.stage === 'ready' || (isPartial && top.stage === 'in-production'),
    );
    const [first] = handedOverNow;
    if (!first) throw new AppError('visit/nothing-ready');
    const partial = handedOverNow.filter(({ isPartial }) => isPartial);
    if (isBlockedByHolds({ stage, from: 'ready' }) && !reason) {
      const partialIds = partial.map(({ top }) => top.quoteId);
      const heldTops = await readHeldTops(tx, partialIds);
      if (heldTops.length > 0) throw new AppError('order/on-hold');
    }
    for (const { top, isPartial } of handedOverNow)
      if (!isPartial) await this.orders.moveIn(tx, actor, top.quoteId, { from: 'ready', stage, reason });
    const appointment = await tx.manager.findOneByOrFail(Appointment, { id });
    if (appointment.state === 'booked') {
      if (handedOverNow.length < notHandedOver.length)
        await savePart(tx, id, await this.toPart(tx, orderId, handedOverNow));
      // The stage of equal tops does not show that some of them were handed over, so the appointment does.
      if (partial.length > 0) await tx.manager.update(Appointment, id, { state: 'done' });
    }
    const handedOverIds = handedOverNow.map(({ top }) => top.quoteId);
    await syncPhoneCallTasks(tx, handedOverIds, at);
    if (details || partial.length > 0)
      await recordStaffAction(
        tx,
        actor,
        { id: first.top.quoteId, reference: first.top.reference },
        {
          verb: 'hand-over',
          event: {
            kind: 'handed-over',
            details: { stage, ...details, ...(partial.length > 0 && { some: describeTops(partial) }) },
          },
          quoteIds: handedOverIds,
          after: { stage, ...(partial.length > 0 && { some: describeTops(partial) }) },
          at,
        },
      );
    return first.top;
  }

  private async readTopsOfVisit(
    tx: Transaction,
    { id, orderId }: { id: string; orderId: string },
    tops: readonly FoundTop[],
  ): Promise<TopOfVisit[]> {
    const part = await readPart(tx, id);
    if (!part) return tops.map((top) => ({ top, quantity: top.quantity, isPartial: false }));
    const earlier = await tx.run<{ quoteId: string; quantity: number }>(findHandedOverSql, [orderId, id]);
    return part.tops.flatMap(({ quoteId, quantity }) => {
      const top = tops.find((candidate) => candidate.quoteId === quoteId);
      const before = earlier.find((row) => row.quoteId === quoteId)?.quantity ?? 0;
      return top ? [{ top, quantity, isPartial: before + quantity < top.quantity }] : [];
    });
  }

  private async toPart(tx: Transaction, orderId: string, topsOfVisit: readonly TopOfVisit[]) {
    const items = await tx.manager.findBy(OrderItem, { orderId, isPlaced: true });
    return topsOfVisit.flatMap(({ top, quantity }) => {
      const item = items.find(({ agreedId }) => agreedId === top.quoteId);
      return item ? [{ topId: item.topId, quantity }] : [];
    });
  }
}

const isHandedOver = ({ stage }: FoundTop) => stage === 'delivered' || stage === 'collected';

const describeTops = (topsOfVisit: readonly TopOfVisit[]): string =>
  topsOfVisit.map(({ top, quantity }) => `${quantity} of ${top.quantity} ${top.color.name}`).join(', ');
