import { Injectable } from '@nestjs/common';
import { Statements, type Transaction } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { bookTime, cancelAppointment, type LockedAppointment, lockAppointment } from './change-appointment';
import { getOrderByToken } from './links/order-links';
import { readRules } from './times/find-times';
import { changeableUntil } from './times/slots-on';

@Injectable()
export class CustomerAppointments {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  pick(token: string, appointmentId: string, startsAt: Date): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const appointment = await this.lock(tx, token, appointmentId, at);
      const { noticeDays } = await readRules(tx);
      await bookTime(tx, appointment, startsAt, { by: null, at, noticeDays });
    });
  }

  cancel(token: string, appointmentId: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      await cancelAppointment(tx, await this.lock(tx, token, appointmentId, at), { by: null, at });
    });
  }

  /** Checks the deadline for the appointment's current time, as it may have been moved meanwhile. */
  private async lock(tx: Transaction, token: string, id: string, now: Date): Promise<LockedAppointment> {
    const { quoteId } = await getOrderByToken(tx, token, now);
    const appointment = await lockAppointment(tx, id, quoteId);
    if (
      appointment.state === 'booked' &&
      appointment.startsAt &&
      now >= changeableUntil(appointment.startsAt)
    )
      throw new AppError('appointment/too-late');
    return appointment;
  }
}
