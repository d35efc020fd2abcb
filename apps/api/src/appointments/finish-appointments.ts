import type { Transaction } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { Appointment } from './appointment.entity';
import { belongsToOrderOfSql, isFulfilledSql } from './appointment-conditions';
import { getFreeSlot } from './times/find-times';
import { lockCalendar } from './lock-appointment';

const finishFulfilledSql = `
  UPDATE appointment SET state = 'done' WHERE ${belongsToOrderOfSql('$1')} AND state = 'booked' AND ${isFulfilledSql}`;

/**
 * Marks appointments as done if their work was finished early, so that their time is free again. Sends no mail. The caller has
 * locked the order's quotes.
 */
export async function finishFulfilledAppointments(tx: Transaction, quoteId: string): Promise<void> {
  await lockCalendar(tx);
  await tx.run(finishFulfilledSql, [quoteId]);
}

/**
 * Books an appointment again that was done. The caller has locked the order's quotes.
 * @throws AppError `appointment/person-busy` if the person has another appointment at that time now
 */
export async function reopenAppointment(tx: Transaction, id: string): Promise<void> {
  await lockCalendar(tx);
  const {
    kind,
    startsAt,
    endsAt,
    staffUserId: personId,
  } = await tx.manager.findOneByOrFail(Appointment, { id });
  if (!startsAt || !endsAt) throw new AppError('appointment/not-found');
  const time = await getFreeSlot(tx, { kind, ignoredId: id, personId }, { startsAt, endsAt });
  await tx.manager.update(Appointment, id, { state: 'booked', ...time });
}
