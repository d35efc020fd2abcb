import { Injectable } from '@nestjs/common';
import { Statements, type Transaction } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { bookTime, cancel, type LockedAppointment, lockAppointment } from './change-appointment';
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
      const held = await this.lock(tx, token, appointmentId, at);
      const { noticeDays } = await readRules(tx);
      await bookTime(tx, held, startsAt, { by: null, at, noticeDays });
    });
  }

  cancel(token: string, appointmentId: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      await cancel(tx, await this.lock(tx, token, appointmentId, at), { by: null, at });
    });
  }

  /** Too late is judged by the current time of the appointment, which may have been moved meanwhile. */
  private async lock(tx: Transaction, token: string, id: string, now: Date): Promise<LockedAppointment> {
    const { quoteId } = await getOrderByToken(tx, token, now);
    const held = await lockAppointment(tx, id, quoteId);
    if (held.state === 'booked' && held.startsAt && now >= changeableUntil(held.startsAt))
      throw new AppError('appointment/too-late');
    return held;
  }
}
