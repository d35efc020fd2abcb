import { lockByName } from '../database/lock-by-name';
import type { Transaction } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { type LockedQuote, lockQuote } from '../quotes';
import { Appointment } from './appointment.entity';
import { belongsToOrderOfSql } from './appointment-conditions';

/**
 * Serialises bookings, so that each booking sees the earlier ones. The exclusion constraint alone would also prevent double
 * bookings, but concurrent bookings of the same time could then deadlock.
 */
export const lockCalendar = (tx: Transaction): Promise<void> => lockByName(tx, 'appointments');

export interface LockedAppointment extends Appointment {
  quote: LockedQuote;
}

/** If `$2` is set, only finds an appointment of that quote's order. */
const findQuoteOfAppointmentSql = `
  SELECT quote_id AS id FROM appointment WHERE id = $1 AND ($2::text IS NULL OR ${belongsToOrderOfSql('$2')})`;

export async function lockAppointment(
  tx: Transaction,
  id: string,
  quoteIdOfOrder: string | null = null,
): Promise<LockedAppointment> {
  const [appointmentQuote] = await tx.run<{ id: string }>(findQuoteOfAppointmentSql, [id, quoteIdOfOrder]);
  if (!appointmentQuote) throw new AppError('appointment/not-found');
  const quote = await lockQuote(tx, appointmentQuote.id);
  await lockCalendar(tx);
  return { ...(await tx.manager.findOneByOrFail(Appointment, { id })), quote };
}
