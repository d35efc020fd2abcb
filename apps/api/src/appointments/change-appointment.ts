import { lockByName } from '../database/lock-by-name';
import type { StatementRunner, Transaction } from '../database/statements';
import { addMail, type MailKind, type NewMail } from '../mail';
import { describePart } from '@app/pricing';
import { syncCallTasks } from '../orders';
import type { Actor } from '../platform/audit/actor';
import { AppError, fieldError } from '../platform/errors/app-error';
import { trimToNull } from '../platform/validation';
import {
  addToTimelines,
  type LockedQuote,
  lockQuote,
  recordStaffAction,
  quotesOfOrderOrJob,
  type TimelineKind,
} from '../quotes';
import { StaffUser } from '../staff';
import { Appointment } from './appointment.entity';
import {
  anyTopOfAppointment,
  belongsToOrderOf,
  hasOtherUnfinishedTops,
  isFulfilled,
  isStillNeeded,
  isUnfinished,
} from './appointment-conditions';
import { type Part, readPart, savePart } from './part-of-order';
import { canBeNamed } from './staff-people';
import { findTimes, getPlaceAt, readRules } from './times/find-times';
import type { Slot } from './times/slots-on';

type By = Actor | null;

type Action = 'offer' | 'book' | 'move' | 'cancel';

const eventKinds = {
  offer: 'appointment-offered',
  book: 'appointment-booked',
  move: 'appointment-moved',
  cancel: 'appointment-cancelled',
} as const satisfies Record<Action, TimelineKind & MailKind>;

interface Change {
  action: Action;
  by: By;
  at: Date;
  appointment: Pick<Appointment, 'id' | 'kind' | 'sequence'>;
  before?: Date | null;
  after?: Date | null;
  /** Why it is arranged although a top is on hold. */
  reason?: string | null | undefined;
  /** Who does it. */
  personId?: number | null;
}

/**
 * Serialises bookings, so that the second of two sees the slot that the first booked. The exclusion constraint would be enough,
 * but with it several bookings of one time may wait for each other.
 */
export const lockCalendar = (tx: Transaction): Promise<void> => lockByName(tx, 'appointments');

export interface LockedAppointment extends Appointment {
  quote: LockedQuote;
}

/** With `$2`, only if the appointment belongs to that quote's order. */
const findQuoteOf = `
  SELECT quote_id AS id FROM appointment WHERE id = $1 AND ($2::text IS NULL OR ${belongsToOrderOf('$2')})`;

export async function lockAppointment(
  tx: Transaction,
  id: string,
  quoteIdOfOrder: string | null = null,
): Promise<LockedAppointment> {
  const [appointmentQuote] = await tx.run<{ id: string }>(findQuoteOf, [id, quoteIdOfOrder]);
  if (!appointmentQuote) throw new AppError('appointment/not-found');
  const quote = await lockQuote(tx, appointmentQuote.id);
  await lockCalendar(tx);
  return { ...(await tx.manager.findOneByOrFail(Appointment, { id })), quote };
}

type Bookable = Pick<
  LockedAppointment,
  | 'id'
  | 'kind'
  | 'state'
  | 'startsAt'
  | 'endsAt'
  | 'staffUserId'
  | 'address'
  | 'byCustomer'
  | 'sequence'
  | 'quote'
>;

interface PickedTime {
  startsAt: Date;
  /** As typed. */
  address: string | null;
}

/**
 * A time that its customer chose from those that are offered, also again after they cancelled it. Repeating it changes
 * nothing.
 */
export async function pickTime(
  tx: Transaction,
  held: Bookable,
  { startsAt, address: typed }: PickedTime,
  at: Date,
): Promise<void> {
  const { id: movedId, kind, staffUserId: personId, state } = held;
  if (state === 'done' || (state === 'cancelled' && !(await canPickAgain(tx, held, at))))
    throw new AppError('appointment/cancelled');
  if (state === 'booked' && held.startsAt?.getTime() === startsAt.getTime()) return;
  const needsAddress = kind === 'measuring-visit' && !held.address && !held.quote.delivery_address;
  const address = needsAddress ? trimToNull(typed) : held.address;
  if (needsAddress && !address)
    throw fieldError('request/invalid', 'address', 'Please enter the address with its postcode.');
  await requireUnfinished(tx, held.quote);
  const { noticeDays } = await readRules(tx);
  const times = await findTimes(tx, { kind, movedId, personId, noticeDays }, at);
  const time = times.find((one) => one.startsAt.getTime() === startsAt.getTime());
  if (!time) throw new AppError('appointment/taken');
  const before = state === 'booked' ? held.startsAt : null;
  await saveTime(tx, { ...held, address, startsAt: before }, time, { by: null, at });
}

const findNeeded = `SELECT FROM appointment WHERE id = $1 AND ${isStillNeeded}`;

/** Its customer cancelled it, it is still needed, and nothing else was arranged. */
const canPickAgain = async (
  tx: Transaction,
  { id, byCustomer, quote }: Bookable,
  at: Date,
): Promise<boolean> =>
  byCustomer &&
  (await tx.run(findNeeded, [id])).length > 0 &&
  (await findOpenAppointments(tx, quote.id, at)).length === 0;

export interface StaffTime {
  startsAt: Date;
  /** null: as long as it takes now, or its kind usually. */
  minutes: number | null;
  /** null: nobody is named. */
  personId: number | null;
  /** Where to measure; absent or null: as now. */
  address?: string | null;
  /** What a delivery or collection takes; null: all of the order; absent: as now. */
  part?: Part | null | undefined;
}

/** Any later time, whatever the rules. Repeating it changes nothing; if only the person changes, the customer gets no mail. */
export async function bookTime(
  tx: Transaction,
  held: Bookable,
  { startsAt, minutes, personId, address: newAddress, part }: StaffTime,
  { by, at, reason }: { by: Actor; at: Date; reason?: string | null },
): Promise<void> {
  const { id, kind, state, quote } = held;
  if (state === 'cancelled' || state === 'done') throw new AppError('appointment/cancelled');
  await requirePerson(tx, personId);
  const durationMs = minutes ? minutes * minuteMs : await usualDurationMs(tx, held);
  const endsAt = new Date(startsAt.getTime() + durationMs);
  const isSameTime =
    held.startsAt?.getTime() === startsAt.getTime() && held.endsAt?.getTime() === endsAt.getTime();
  const address = newAddress ?? held.address;
  const hasOtherTops = part !== undefined && (await changePart(tx, held, part, { by, at }));
  if (isSameTime && held.staffUserId === personId && held.address === address) {
    if (hasOtherTops) await syncCallTasks(tx, [quote.id], at);
    return;
  }
  if (!isSameTime && startsAt <= at) throw new AppError('appointment/past');
  await requireUnfinished(tx, quote);
  const time = await getPlaceAt(tx, { kind, movedId: id, personId }, { startsAt, endsAt });
  if (isSameTime) {
    await tx.manager.update(Appointment, id, { staffUserId: personId, address });
    return recordStaffAction(tx, by, quote, {
      verb: 'assign-appointment',
      event: {
        kind: 'appointment-assigned',
        details: { kind, startsAt: startsAt.toISOString(), personId, personBefore: held.staffUserId },
      },
      quoteIds: [...new Set([quote.id, ...(await quotesOfOrderOrJob(tx, quote.id))])],
      before: { personId: held.staffUserId },
      after: { personId },
      at,
    });
  }
  await saveTime(tx, { ...held, staffUserId: personId, address }, time, { by, at, reason });
}

/** @returns whether it takes other tops than before */
async function changePart(
  tx: Transaction,
  { id, kind, quote }: Bookable,
  part: Part | null,
  { by, at }: { by: Actor; at: Date },
): Promise<boolean> {
  const before = await readPart(tx, id);
  await savePart(tx, id, part);
  const after = await readPart(tx, id);
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  const words = (taken: typeof before) => (taken ? describePart(taken) : 'All tops');
  await recordStaffAction(tx, by, quote, {
    verb: 'change-appointment-tops',
    event: { kind: 'appointment-tops-changed', details: { kind, tops: words(after), before: words(before) } },
    quoteIds: [...new Set([quote.id, ...(await quotesOfOrderOrJob(tx, quote.id))])],
    before: { tops: words(before) },
    after: { tops: words(after) },
    at,
  });
  return true;
}

const minuteMs = 60_000;

async function usualDurationMs(tx: Transaction, { kind, startsAt, endsAt }: Bookable): Promise<number> {
  if (startsAt && endsAt) return endsAt.getTime() - startsAt.getTime();
  return (await readRules(tx)).slots[kind].minutes * minuteMs;
}

export async function requirePerson({ manager }: Transaction, id: number | null): Promise<void> {
  if (id !== null && !(await manager.existsBy(StaffUser, { id, ...canBeNamed })))
    throw new AppError('appointment/unknown-person');
}

async function requireUnfinished(tx: Transaction, quote: LockedQuote): Promise<void> {
  if (!quote.stage && !(await hasOtherUnfinishedTops(tx, quote.id)))
    throw new AppError('appointment/not-an-order');
}

async function saveTime(
  tx: Transaction,
  { id, kind, startsAt: before, staffUserId, address, quote, ...held }: Bookable,
  time: Slot & { place: number },
  { by, at, reason }: { by: By; at: Date; reason?: string | null | undefined },
): Promise<void> {
  const { startsAt } = time;
  const sequence = held.sequence + 1;
  // Person and time change at once: the new person may be busy at the old time.
  const booked = {
    state: 'booked',
    ...time,
    staffUserId,
    address,
    sequence,
    byCustomer: !by,
    remindedAt: null,
  } as const;
  await tx.manager.update(Appointment, id, booked);
  const action = before ? 'move' : 'book';
  await notifyOfChange(tx, quote, {
    action,
    by,
    at,
    appointment: { id, kind, sequence },
    before,
    after: startsAt,
    reason,
    personId: staffUserId,
  });
}

/** @returns the mail about it, which the caller requests; none if the customer knew no time */
export async function cancelAppointment(
  tx: Transaction,
  { id, kind, state, startsAt: before, quote, ...held }: LockedAppointment,
  { by, at }: { by: By; at: Date },
): Promise<NewMail[]> {
  if (state === 'cancelled' || state === 'done') return [];
  const sequence = held.sequence + 1;
  await tx.manager.update(Appointment, id, { state: 'cancelled', sequence, byCustomer: !by });
  return recordChange(tx, quote, { action: 'cancel', by, at, appointment: { id, kind, sequence }, before });
}

async function cancelAll(
  tx: Transaction,
  appointments: readonly { id: string }[],
  by: { by: By; at: Date },
): Promise<NewMail[]> {
  const mails: NewMail[] = [];
  for (const { id } of appointments)
    mails.push(...(await cancelAppointment(tx, await lockAppointment(tx, id), by)));
  return mails;
}

const findOpen = `
  SELECT id, kind, state FROM appointment
  WHERE ${belongsToOrderOf('$1')} AND (state = 'offered' OR state = 'booked' AND starts_at > $2)`;

/** Offered or upcoming. After a past one, another can be offered. */
export const findOpenAppointments = (runner: StatementRunner, quoteId: string, now: Date) =>
  runner.run<Pick<Appointment, 'id' | 'kind' | 'state'>>(findOpen, [quoteId, now]);

const findWithoutTops = `
  ${findOpen} AND NOT coalesce(${anyTopOfAppointment(`agreed_id <> $3 AND ${isUnfinished('stage')}`)}, false)`;

const finishFulfilled = `
  UPDATE appointment SET state = 'done' WHERE ${belongsToOrderOf('$1')} AND state = 'booked' AND ${isFulfilled}`;

/** Frees the time of an early delivery or visit, which needs no mail. The caller has locked the order's quotes. */
export async function finishFulfilledAppointments(tx: Transaction, quoteId: string): Promise<void> {
  await lockCalendar(tx);
  await tx.run(finishFulfilled, [quoteId]);
}

/** It did not take place after all; its time may be another one's by now. The caller has locked the order's quotes. */
export async function reopenAppointment(tx: Transaction, id: string): Promise<void> {
  await lockCalendar(tx);
  const {
    kind,
    startsAt,
    endsAt,
    staffUserId: personId,
  } = await tx.manager.findOneByOrFail(Appointment, { id });
  if (!startsAt || !endsAt) throw new AppError('appointment/not-found');
  const time = await getPlaceAt(tx, { kind, movedId: id, personId }, { startsAt, endsAt });
  await tx.manager.update(Appointment, id, { state: 'booked', ...time });
}

/** Cancels the order's appointments that none of its other tops needs. The caller has locked its quotes. @returns the mails about it */
export async function cancelOpenAppointments(
  tx: Transaction,
  quoteId: string,
  { by, at }: { by: By; at: Date },
): Promise<NewMail[]> {
  return cancelAll(tx, await tx.run<{ id: string }>(findWithoutTops, [quoteId, at, quoteId]), { by, at });
}

const findUnneeded = `
  ${findOpen} AND kind = ANY($3) AND NOT ${anyTopOfAppointment(`stage IS NOT NULL AND NOT EXISTS (
    SELECT FROM measurement JOIN quote AS measured ON measured.id = measurement.quote_id
    WHERE measured.top_id = order_item.top_id)`)}`;

/** Cancels the order's calls, and visits unless one took place, once every top of it has its sizes. @returns the mails about it */
export async function cancelUnneededMeasuring(
  tx: Transaction,
  quoteId: string,
  { by, at, isOnSite }: { by: By; at: Date; isOnSite: boolean },
): Promise<NewMail[]> {
  const kinds = isOnSite ? ['measuring-call'] : ['measuring-call', 'measuring-visit'];
  return cancelAll(tx, await tx.run<{ id: string }>(findUnneeded, [quoteId, at, kinds]), { by, at });
}

/** Writes timeline, audit log (if staff did it) and a mail to the customer. */
export async function notifyOfChange(tx: Transaction, quote: LockedQuote, change: Change): Promise<void> {
  for (const mail of await recordChange(tx, quote, change)) await addMail(tx, mail);
}

/** @returns the mail to the customer; none if there is no address, or if it was cancelled before it was booked */
async function recordChange(
  tx: Transaction,
  quote: LockedQuote,
  { action, by, at, appointment, before = null, after = null, personId = null, reason }: Change,
): Promise<NewMail[]> {
  const { id, kind, sequence } = appointment;
  const details = {
    kind,
    ...(after && { startsAt: after.toISOString() }),
    ...(before && { before: before.toISOString() }),
    ...(reason && { reason }),
    ...(personId !== null && { personId }),
    ...(action === 'cancel' && !by && { byCustomer: true }),
  };
  const event = { kind: eventKinds[action], details };
  const quoteIds = [...new Set([quote.id, ...(await quotesOfOrderOrJob(tx, quote.id))])];
  await syncCallTasks(tx, quoteIds, at);
  if (by) {
    await recordStaffAction(tx, by, quote, {
      verb: `${action}-appointment`,
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
  if (!address || (action === 'cancel' && !before)) return [];
  return [
    {
      kind: eventKinds[action],
      key: `${id}:${sequence}`,
      to: { name, address },
      quoteIds,
      details: { appointmentId: id, sequence, ...(before && after && { before: before.toISOString() }) },
      at,
    },
  ];
}
