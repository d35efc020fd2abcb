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

interface AppointmentOffer extends Omit<StaffTime, 'startsAt' | 'part'> {
  startsAt: Date | null;
  /** The tops for a delivery or collection; null: all that no other appointment includes. */
  tops?: readonly TopToTake[] | null;
  /** Why the tops are handed over although one is on hold. */
  reason?: string | null;
}

interface NewTime extends Omit<StaffTime, 'personId' | 'part'> {
  personId?: number | null;
  /** The tops for a delivery or collection; null or undefined: unchanged. */
  tops?: readonly TopToTake[] | null;
}

@Injectable()
export class StaffAppointments {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Without a time, the customer is asked to pick one. With a time, it is booked as agreed on the phone. */
  offer(
    actor: Actor,
    quoteId: string,
    kind: AppointmentKind,
    { startsAt, reason: typedReason, tops: chosen, ...time }: AppointmentOffer,
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
      const part = isHandOver(kind) ? toPart(tops, chosen ?? null, { isFirst: open.length === 0 }) : null;
      const topsOfPart = part ? tops.filter(({ topId }) => part.some((top) => top.topId === topId)) : tops;
      const quoteIdsOfPart = topsOfPart.map((top) => top.quoteId);
      const isOnHold = isHandOver(kind) && (await readHeldTops(tx, quoteIdsOfPart)).length > 0;
      if (isOnHold && !typedReason) throw new AppError('order/on-hold');
      const reason = isOnHold ? typedReason : undefined;
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
        return recordAndMailChange(tx, quote, { action: 'offer', actor, at, appointment, reason });
      const unbooked = { ...appointment, byCustomer: false, startsAt: null, endsAt: null, quote };
      return bookTime(tx, unbooked, { startsAt, ...time }, { actor, at, reason });
    });
  }

  /** Without `personId`, the assigned person does not change. */
  setTime(actor: Actor, id: string, { personId, tops, ...time }: NewTime): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const existing = await lockAppointment(tx, id);
      const at = this.clock.now();
      const otherTops = { orderId: existing.orderId, ignoredId: id };
      const part =
        tops && isHandOver(existing.kind)
          ? toPart(await readTopsToHandOver(tx, otherTops, at), tops, { isFirst: true })
          : undefined;
      const staffTime = { ...time, part, personId: personId === undefined ? existing.staffUserId : personId };
      await bookTime(tx, existing, staffTime, { actor, at });
    });
  }

  cancel(actor: Actor, id: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const mails = await cancelAppointment(tx, await lockAppointment(tx, id), {
        actor,
        at: this.clock.now(),
      });
      await addOrInclude(tx, null, mails);
    });
  }

  /** Booked appointments do not change, even if they do not fit the new rules. */
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
