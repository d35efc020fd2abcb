import type { StatementRunner, Transaction } from '../database/statements';
import { type NewMail } from '../mail';
import type { Actor } from '../platform/audit/actor';
import { Appointment } from './appointment.entity';
import { anyTopOfAppointmentSql, belongsToOrderOfSql, isUnfinishedSql } from './appointment-conditions';
import { type LockedAppointment, lockAppointment } from './lock-appointment';
import { type NobodyThere, recordChange } from './record-change';

/** @returns the mails that the caller must queue; none if no time had been booked */
export async function cancelAppointment(
  tx: Transaction,
  { id, kind, state, startsAt: oldTime, quote, ...appointment }: LockedAppointment,
  { actor, at, nobodyThere }: { actor: Actor | null; at: Date; nobodyThere?: NobodyThere },
): Promise<NewMail[]> {
  if (state === 'cancelled' || state === 'done') return [];
  const sequence = appointment.sequence + 1;
  await tx.manager.update(Appointment, id, { state: 'cancelled', sequence, byCustomer: !actor });
  return recordChange(tx, quote, {
    action: 'cancel',
    actor,
    at,
    appointment: { id, kind, sequence },
    oldTime,
    nobodyThere,
  });
}

async function cancelAll(
  tx: Transaction,
  appointments: readonly { id: string }[],
  change: { actor: Actor | null; at: Date },
): Promise<NewMail[]> {
  const mails: NewMail[] = [];
  for (const { id } of appointments)
    mails.push(...(await cancelAppointment(tx, await lockAppointment(tx, id), change)));
  return mails;
}

const findOpenSql = `
  SELECT id, kind, state FROM appointment
  WHERE ${belongsToOrderOfSql('$1')} AND (state = 'offered' OR state = 'booked' AND starts_at > $2)`;

/** Appointments that are offered or in the future. A past one does not prevent another from being offered. */
export const findOpenAppointments = (runner: StatementRunner, quoteId: string, now: Date) =>
  runner.run<Pick<Appointment, 'id' | 'kind' | 'state'>>(findOpenSql, [quoteId, now]);

const findNotNeededByOtherTopsSql = `
  ${findOpenSql} AND NOT coalesce(${anyTopOfAppointmentSql(`agreed_id <> $3 AND ${isUnfinishedSql('stage')}`)}, false)`;

/**
 * Cancels open appointments that no top except this one needs. The caller has locked the order's quotes.
 * @returns the mails about it
 */
export async function cancelOpenAppointments(
  tx: Transaction,
  quoteId: string,
  { actor, at }: { actor: Actor | null; at: Date },
): Promise<NewMail[]> {
  return cancelAll(tx, await tx.run<{ id: string }>(findNotNeededByOtherTopsSql, [quoteId, at, quoteId]), {
    actor,
    at,
  });
}

const findUnneededSql = `
  ${findOpenSql} AND kind = ANY($3) AND NOT ${anyTopOfAppointmentSql(`stage IS NOT NULL AND NOT EXISTS (
    SELECT FROM measurement JOIN quote AS measured ON measured.id = measurement.quote_id
    WHERE measured.top_id = order_item.top_id)`)}`;

/**
 * Once every top is measured, cancels the open calls to measure. Also cancels open visits, unless this measurement was on site.
 * @returns the mails about it
 */
export async function cancelUnneededMeasuring(
  tx: Transaction,
  quoteId: string,
  { actor, at, wasMeasuredOnSite }: { actor: Actor | null; at: Date; wasMeasuredOnSite: boolean },
): Promise<NewMail[]> {
  const kinds = wasMeasuredOnSite ? ['measuring-call'] : ['measuring-call', 'measuring-visit'];
  return cancelAll(tx, await tx.run<{ id: string }>(findUnneededSql, [quoteId, at, kinds]), { actor, at });
}
