import type { AppointmentKind } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import type { StatementRunner, Transaction } from '../database/statements';
import { addMail, type MailKind } from '../mail';
import type { Actor } from '../platform/audit/actor';
import { AppError } from '../platform/errors/app-error';
import {
  addToTimelines,
  type LockedQuote,
  noteByStaff,
  quotesTogether,
  type TimelineKind,
  topsTogether,
} from '../quotes';
import { lockAppointment, type LockedAppointment } from './locked-appointment';
import { othersGoOn } from './orders-to-come-for';
import { findTimes } from './times/find-times';

/** Who changes an appointment; null: the customer. */
type By = Actor | null;

type Deed = 'offer' | 'book' | 'move' | 'cancel';

const kindsOf = {
  offer: 'appointment-offered',
  book: 'appointment-booked',
  move: 'appointment-moved',
  cancel: 'appointment-cancelled',
} as const satisfies Record<Deed, TimelineKind & MailKind>;

interface Change {
  deed: Deed;
  by: By;
  at: Date;
  appointment: { id: string; kind: AppointmentKind; sequence: number };
  before?: Date | null;
  after?: Date | null;
}

/** Of those who try one time at once, all but one. */
const exclusionViolation = '23P01';

const setTime = `
  UPDATE appointment
  SET state = 'booked', starts_at = $2, ends_at = $3, place = $4, sequence = sequence + 1, by_customer = $5,
    reminded_at = NULL
  WHERE id = $1`;

const setCancelled = `
  UPDATE appointment SET state = 'cancelled', sequence = sequence + 1, by_customer = $2 WHERE id = $1`;

/**
 * Books a time, or moves to another one; the same time again changes nothing.
 * @param noticeDays how many days there are at least until then
 * @throws AppError `appointment/cancelled`, `appointment/not-an-order`, `appointment/taken`
 */
export async function bookTime(
  tx: Transaction,
  { id, kind, state, starts_at: before, sequence, quote }: LockedAppointment,
  startsAt: Date,
  { by, at, noticeDays }: { by: By; at: Date; noticeDays: number },
): Promise<void> {
  if (state === 'cancelled') throw new AppError('appointment/cancelled');
  if (before?.getTime() === startsAt.getTime()) return;
  if (!quote.stage && !(await othersGoOn(tx, quote.id))) throw new AppError('appointment/not-an-order');
  const times = await findTimes(tx, { kind, movedId: id, noticeDays }, at);
  const time = times.find((one) => one.startsAt.getTime() === startsAt.getTime());
  if (!time) throw new AppError('appointment/taken');
  await tx
    .run(setTime, [id, time.startsAt, time.endsAt, time.place, !by])
    .catch((error: Error & { code?: string }) => {
      throw error.code === exclusionViolation ? new AppError('appointment/taken') : error;
    });
  const appointment = { id, kind, sequence: sequence + 1 };
  const deed = before ? 'move' : 'book';
  await notifyOfChange(tx, quote, { deed, by, at, appointment, before, after: startsAt });
}

/** Gives its time up; what is cancelled already stays so. */
export async function cancel(
  tx: Transaction,
  { id, kind, state, starts_at: before, sequence, quote }: LockedAppointment,
  { by, at }: { by: By; at: Date },
): Promise<void> {
  if (state === 'cancelled') return;
  await tx.run(setCancelled, [id, !by]);
  const appointment = { id, kind, sequence: sequence + 1 };
  await notifyOfChange(tx, quote, { deed: 'cancel', by, at, appointment, before });
}

const findOpen = `
  SELECT appointment.id FROM appointment JOIN quote ON quote.id = quote_id
  WHERE top_id IN (${topsTogether('$1')})
    AND (appointment.state = 'offered' OR appointment.state = 'booked' AND starts_at > $2)`;

/**
 * What is offered or still to come for the top of a quote, or for another one of its job: an order has one at a time, and so
 * have all of a job; one that is over makes room for the next.
 */
export const findOpenAppointments = (runner: StatementRunner, quoteId: string, now: Date) =>
  runner.run<{ id: string }>(findOpen, [quoteId, now]);

/** Gives up what is arranged for an order, once it has ended and no other of its job goes on; whoever does so holds its quotes. */
export async function cancelOpenAppointments(
  tx: Transaction,
  quoteId: string,
  { by, at }: { by: By; at: Date },
): Promise<void> {
  if (await othersGoOn(tx, quoteId)) return;
  for (const { id } of await findOpenAppointments(tx, quoteId, at))
    await cancel(tx, await lockAppointment(tx, id), { by, at });
}

/** On the timeline, in the audit log where staff did it, and to the customer by mail, unless they never had a time of it. */
export async function notifyOfChange(
  tx: Transaction,
  quote: LockedQuote,
  { deed, by, at, appointment, before = null, after = null }: Change,
): Promise<void> {
  const { id, kind, sequence } = appointment;
  const details = {
    kind,
    ...(after && { startsAt: after.toISOString() }),
    ...(before && { before: before.toISOString() }),
  };
  const event = { kind: kindsOf[deed], details };
  const quoteIds = [...new Set([quote.id, ...(await quotesTogether(tx, quote.id))])];
  if (by) {
    await noteByStaff(tx, by, quote, {
      verb: `${deed}-appointment`,
      event,
      quoteIds,
      before: before && { kind, startsAt: before.toISOString() },
      after: { kind, startsAt: after?.toISOString() ?? null },
      at,
    });
  } else {
    await addToTimelines(tx, quoteIds, { ...event, at });
  }
  const { customer_email: address, customer_name: name } = quote;
  if (!address || (deed === 'cancel' && !before)) return;
  await addMail(tx, {
    kind: kindsOf[deed],
    key: `${id}:${sequence}`,
    to: { name: linklessName(name), address },
    quoteIds,
    details: { appointmentId: id, sequence, ...(before && after && { before: before.toISOString() }) },
    at,
  });
}
