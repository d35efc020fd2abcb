import type { AppointmentKind, AppointmentState } from '@app/contracts';
import type { Transaction } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { type LockedQuote, lockQuote, topsTogether } from '../quotes';

/**
 * Whoever books waits here for whoever books at this moment, and then sees what is taken. The constraint of the table
 * holds without it; but of several that try one time at once, PostgreSQL would have each wait for the others.
 */
export const holdCalendar = (tx: Transaction): Promise<unknown> =>
  tx.run(`SELECT pg_advisory_xact_lock(hashtext('appointments'))`);

interface AppointmentRow {
  id: string;
  kind: AppointmentKind;
  state: AppointmentState;
  starts_at: Date | null;
  sequence: number;
}

/** An appointment as whoever changes it holds it, with its order and the whole calendar. */
export interface LockedAppointment extends AppointmentRow {
  quote: LockedQuote;
}

/** With `$2`: only if it is for the same top as that quote, or for another one of its job. */
const findQuoteOf = `
  SELECT quote.id FROM appointment JOIN quote ON quote.id = quote_id
  WHERE appointment.id = $1 AND ($2::text IS NULL OR top_id IN (${topsTogether('$2')}))`;

const readAppointment = `SELECT id, kind, state, starts_at, sequence FROM appointment WHERE id = $1`;

/** @param ofTop a quote for the top that it must be for. @throws AppError `appointment/not-found` */
export async function lockAppointment(
  tx: Transaction,
  id: string,
  ofTop: string | null = null,
): Promise<LockedAppointment> {
  const [found] = await tx.run<{ id: string }>(findQuoteOf, [id, ofTop]);
  if (!found) throw new AppError('appointment/not-found');
  const quote = await lockQuote(tx, found.id);
  await holdCalendar(tx);
  const [appointment] = await tx.run<AppointmentRow>(readAppointment, [id]);
  if (!appointment) throw new AppError('appointment/not-found');
  return { ...appointment, quote };
}
