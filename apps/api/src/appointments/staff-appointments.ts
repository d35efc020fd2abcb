import type { AppointmentKind, AppointmentRules, TopToTake } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { addOrInclude } from '../mail';
import { Statements } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { findLastPlacedOrder, readHeldTops } from '../orders';
import { lockPresentQuote } from '../quotes';
import { Appointment } from './appointment.entity';
import { bookTime, requirePerson, type StaffTime } from './book-appointment';
import { cancelAppointment, findOpenAppointments } from './cancel-appointments';
import { lockCalendar, lockAppointment } from './lock-appointment';
import { recordAndMailChange } from './record-change';
import { canArrange, isHandOver, readTopsToHandOver, savePart, toPart } from './part-of-order';
import { AppointmentRulesRecord } from './times/appointment-rules.entity';
import { readRules } from './times/find-times';

interface Offered extends Omit<StaffTime, 'startsAt' | 'part'> {
  startsAt: Date | null;
  /** What a delivery or collection takes; null: all that no other takes. */
  tops?: readonly TopToTake[] | null;
  /** Why the tops are handed over although one is on hold. */
  reason?: string | null;
}

interface NewTime extends Omit<StaffTime, 'personId' | 'part'> {
  personId?: number | null;
  /** What a delivery or collection takes; absent or null: the same as now. */
  tops?: readonly TopToTake[] | null;
}

@Injectable()
export class StaffAppointments {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Without a time the customer is asked to pick one; with a time it is booked as agreed on the phone. */
  offer(
    actor: Actor,
    quoteId: string,
    kind: AppointmentKind,
    { startsAt, reason: saidReason, tops: chosen, ...time }: Offered,
  ): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, quoteId);
      const orderId = quote.stage && (await findLastPlacedOrder(tx, quoteId));
      if (!orderId) throw new AppError('appointment/not-an-order');
      await lockCalendar(tx);
      const at = this.clock.now();
      const open = await findOpenAppointments(tx, quoteId, at);
      const tops = await readTopsToHandOver(tx, { orderId }, at);
      if (!canArrange(kind, open, tops)) throw new AppError('appointment/arranged');
      await requirePerson(tx, time.personId);
      const part = isHandOver(kind) ? toPart(tops, chosen ?? null, open.length === 0) : null;
      const taken = part ? tops.filter(({ topId }) => part.some((top) => top.topId === topId)) : tops;
      const takenIds = taken.map((top) => top.quoteId);
      const isOnHold = isHandOver(kind) && (await readHeldTops(tx, takenIds)).length > 0;
      if (isOnHold && !saidReason) throw new AppError('order/on-hold');
      const reason = isOnHold ? saidReason : undefined;
      const staffUserId = time.personId;
      const address = time.address ?? null;
      const appointment = {
        id: randomId(),
        kind,
        state: 'offered',
        sequence: 0,
        staffUserId,
        address,
      } as const;
      await tx.manager.insert(Appointment, { ...appointment, orderId, quoteId, createdAt: at });
      await savePart(tx, appointment.id, part);
      if (!startsAt)
        return recordAndMailChange(tx, quote, { action: 'offer', by: actor, at, appointment, reason });
      const unbooked = { ...appointment, byCustomer: false, startsAt: null, endsAt: null, quote };
      return bookTime(tx, unbooked, { startsAt, ...time }, { by: actor, at, reason });
    });
  }

  /** @param time without `personId` the same person does it */
  setTime(actor: Actor, id: string, { personId, tops, ...time }: NewTime): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const existing = await lockAppointment(tx, id);
      const at = this.clock.now();
      const free = { orderId: existing.orderId, exceptId: id };
      const part =
        tops && isHandOver(existing.kind)
          ? toPart(await readTopsToHandOver(tx, free, at), tops, true)
          : undefined;
      const staffTime = { ...time, part, personId: personId === undefined ? existing.staffUserId : personId };
      await bookTime(tx, existing, staffTime, { by: actor, at });
    });
  }

  cancel(actor: Actor, id: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const mails = await cancelAppointment(tx, await lockAppointment(tx, id), {
        by: actor,
        at: this.clock.now(),
      });
      await addOrInclude(tx, null, mails);
    });
  }

  /** Booked appointments are kept, even outside the new rules. */
  async setRules(actor: Actor, rules: AppointmentRules): Promise<AppointmentRules> {
    await this.statements.transaction(async (tx) => {
      await lockCalendar(tx);
      const before = await readRules(tx);
      await tx.manager.upsert(AppointmentRulesRecord, { id: 1, rules }, ['id']);
      await addAuditEntry(tx, actor, {
        at: this.clock.now(),
        verb: 'update',
        subject: { kind: 'appointment-rules', id: 1, name: 'When appointments can be' },
        before,
        after: rules,
      });
    });
    return rules;
  }
}
