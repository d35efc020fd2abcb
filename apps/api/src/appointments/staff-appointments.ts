import type { AppointmentKind } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { Statements, type Transaction } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { lockPresentQuote, topsTogether } from '../quotes';
import { bookTime, cancel, tell } from './change-appointment';
import { holdCalendar } from './hold-calendar';
import { lockAppointment } from './locked-appointment';

/** One for the top of a quote, or for another one of its job, that is offered or still to come. */
const findOpen = `
  SELECT FROM appointment JOIN quote ON quote.id = quote_id
  WHERE top_id IN (${topsTogether('$1')})
    AND (appointment.state = 'offered' OR appointment.state = 'booked' AND starts_at > $2)`;

const insertOffered = `
  INSERT INTO appointment (id, quote_id, kind, state, created_at) VALUES ($1, $2, $3, 'offered', $4)`;

/** An order has one appointment at a time, and so have all of a job: one that is over makes room for the next. */
export async function hasOpenAppointment(
  runner: Pick<Transaction, 'run'>,
  quoteId: string,
  now: Date,
): Promise<boolean> {
  return (await runner.run(findOpen, [quoteId, now])).length > 0;
}

/** What staff do about appointments. Each is one transaction with timeline, audit log and mail. */
@Injectable()
export class StaffAppointments {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Has the customer pick a time; or books the one that was agreed on the phone.
   * @throws AppError `quote/not-found`, `order/deleted`, `appointment/not-an-order`, `appointment/arranged`, `appointment/taken`
   */
  offer(actor: Actor, quoteId: string, kind: AppointmentKind, startsAt: Date | null): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, quoteId);
      if (!quote.stage) throw new AppError('appointment/not-an-order');
      await holdCalendar(tx);
      const at = this.clock.now();
      if (await hasOpenAppointment(tx, quoteId, at)) throw new AppError('appointment/arranged');
      const appointment = { id: randomId(), kind, sequence: 0 };
      await tx.run(insertOffered, [appointment.id, quoteId, kind, at]);
      if (!startsAt) return tell(tx, quote, { deed: 'offer', by: actor, at, appointment });
      const held = { ...appointment, state: 'offered', starts_at: null, quote } as const;
      return bookTime(tx, held, startsAt, { by: actor, at, noticeDays: 0 });
    });
  }

  /** @throws AppError `appointment/not-found`; why not, as `bookTime` */
  setTime(actor: Actor, id: string, startsAt: Date): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const held = await lockAppointment(tx, id);
      await bookTime(tx, held, startsAt, { by: actor, at: this.clock.now(), noticeDays: 0 });
    });
  }

  /** @throws AppError `appointment/not-found` */
  cancel(actor: Actor, id: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      await cancel(tx, await lockAppointment(tx, id), { by: actor, at: this.clock.now() });
    });
  }
}
