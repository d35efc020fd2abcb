import { appointmentText, formatDayAndTimes } from '@app/mails/words';
import { cancelAppointment, lockAppointment, shownStateSql } from '../../appointments';
import type { Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { AppError } from '../../platform/errors/app-error';
import { addStaffTask } from '../../staff-tasks';

const findOpenVisitSql = `
  SELECT FROM appointment WHERE id = $1 AND starts_at = $2 AND starts_at < $3 AND ${shownStateSql} = 'booked'`;

interface NobodyThere {
  knownStartsAt: Date | null;
  note: string | null;
  enteredAt: Date;
  at: Date;
}

/**
 * Cancels a visit at which nobody was there, and asks the office to book it again.
 * @throws AppError `visit/changed`
 */
export async function recordNobodyThere(
  tx: Transaction,
  actor: Actor,
  { id, key }: { id: string; key: string },
  { knownStartsAt, note, enteredAt, at }: NobodyThere,
): Promise<void> {
  const appointment = await lockAppointment(tx, id);
  const today = londonDayOf(at);
  const tomorrow = startOfLondonDay({ ...today, day: today.day + 1 });
  if ((await tx.run(findOpenVisitSql, [id, knownStartsAt, tomorrow])).length === 0)
    throw new AppError('visit/changed');
  // Its mail is not sent: the time is over, and the office rings the customer.
  await cancelAppointment(tx, appointment, { actor, at, nobodyThere: { enteredAt, note } });
  const visit = appointmentText[appointment.kind].name.toLowerCase();
  const time = formatDayAndTimes(enteredAt, null);
  const task = `Book again: nobody was there for the ${visit} on ${time}.`;
  await addStaffTask(tx, 'own-task', {
    key,
    quoteId: appointment.quote.id,
    note: note ? `${task} ${note}` : task,
    at,
  });
}
