import { Injectable } from '@nestjs/common';
import { addOrInclude } from '../mail';
import { Statements, type Transaction } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { cancelAppointment } from './cancel-appointments';
import { type LockedAppointment, lockAppointment } from './lock-appointment';
import { pickTime } from './book-appointment';
import { getOrderByToken } from './links/order-links';
import { changeableUntil } from './times/slots-on';

@Injectable()
export class CustomerAppointments {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  pick(
    token: string,
    appointmentId: string,
    picked: { startsAt: Date; address: string | null },
  ): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const appointment = await this.lockChangeable(tx, token, appointmentId, at);
      await pickTime(tx, appointment, picked, at);
    });
  }

  cancel(token: string, appointmentId: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const appointment = await this.lockChangeable(tx, token, appointmentId, at);
      await addOrInclude(tx, null, await cancelAppointment(tx, appointment, { actor: null, at }));
    });
  }

  /** @throws AppError `appointment/too-late` after the deadline for changes */
  private async lockChangeable(
    tx: Transaction,
    token: string,
    id: string,
    now: Date,
  ): Promise<LockedAppointment> {
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
