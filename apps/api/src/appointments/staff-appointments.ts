import type { AppointmentKind, AppointmentRules } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { addOrCarry } from '../mail';
import { Statements } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { addAuditEntry } from '../platform/audit/add-audit-entry';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { findLastPlacedOrder, readHeldTops } from '../orders';
import { lockPresentQuote, quotesOfOrderOrJob } from '../quotes';
import { Appointment } from './appointment.entity';
import {
  bookTime,
  cancelAppointment,
  findOpenAppointments,
  lockCalendar,
  lockAppointment,
  notifyOfChange,
  requirePerson,
  type StaffTime,
} from './change-appointment';
import { AppointmentRulesRecord } from './times/appointment-rules.entity';
import { readRules } from './times/find-times';

interface Offered extends Omit<StaffTime, 'startsAt'> {
  startsAt: Date | null;
  /** Why the tops are handed over although one is on hold. */
  reason?: string | null;
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
    { startsAt, reason: saidReason, ...time }: Offered,
  ): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, quoteId);
      const orderId = quote.stage && (await findLastPlacedOrder(tx, quoteId));
      if (!orderId) throw new AppError('appointment/not-an-order');
      await lockCalendar(tx);
      const at = this.clock.now();
      if ((await findOpenAppointments(tx, quoteId, at)).length) throw new AppError('appointment/arranged');
      await requirePerson(tx, time.personId);
      const isHandOver = kind === 'delivery' || kind === 'collection';
      const isOnHold =
        isHandOver && (await readHeldTops(tx, await quotesOfOrderOrJob(tx, quoteId))).length > 0;
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
      if (!startsAt)
        return notifyOfChange(tx, quote, { action: 'offer', by: actor, at, appointment, reason });
      const unbooked = { ...appointment, byCustomer: false, startsAt: null, endsAt: null, quote };
      return bookTime(tx, unbooked, { startsAt, ...time }, { by: actor, at, reason });
    });
  }

  /** @param time without `personId` the same person does it */
  setTime(
    actor: Actor,
    id: string,
    { personId, ...time }: Omit<StaffTime, 'personId'> & { personId?: number | null },
  ): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const existing = await lockAppointment(tx, id);
      const staffTime = { ...time, personId: personId === undefined ? existing.staffUserId : personId };
      await bookTime(tx, existing, staffTime, { by: actor, at: this.clock.now() });
    });
  }

  cancel(actor: Actor, id: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const mails = await cancelAppointment(tx, await lockAppointment(tx, id), {
        by: actor,
        at: this.clock.now(),
      });
      await addOrCarry(tx, null, mails);
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
