import { lockByName } from '../database/lock-by-name';
import type { StatementRunner, Transaction } from '../database/statements';
import { addMail, type MailKind, type NewMail } from '../mail';
import { describePart } from '@app/pricing';
import { syncPhoneCallTasks } from '../orders';
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
import { findTimes, getFreeSlot, readRules } from './times/find-times';
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
  /** Staff's reason for booking while a top is on hold. */
  reason?: string | null | undefined;
  /** The fitter assigned to it. */
  personId?: number | null;
}

/**
 * Serialises bookings, so that the second of two sees the slot that the first booked. The exclusion constraint would be enough,
 * but with it concurrent bookings of the same time could deadlock.
 */
export const lockCalendar = (tx: Transaction): Promise<void> => lockByName(tx, 'appointments');

export interface LockedAppointment extends Appointment {
  quote: LockedQuote;
}

/** With `$2`, only if the appointment belongs to that quote's order. */
const findQuoteOfSql = `
  SELECT quote_id AS id FROM appointment WHERE id = $1 AND ($2::text IS NULL OR ${belongsToOrderOf('$2')})`;

export async function lockAppointment(
  tx: Transaction,
  id: string,
  onlyInOrderOf: string | null = null,
): Promise<LockedAppointment> {
  const [appointmentQuote] = await tx.run<{ id: string }>(findQuoteOfSql, [id, onlyInOrderOf]);
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
 * Books an offered time that the customer chose; also works if they cancelled it themselves. Repeating it changes
 * nothing.
 */
export async function pickTime(
  tx: Transaction,
  appointment: Bookable,
  { startsAt, address: typed }: PickedTime,
  at: Date,
): Promise<void> {
  const { id, kind, staffUserId: personId, state } = appointment;
  if (state === 'done' || (state === 'cancelled' && !(await canPickAgain(tx, appointment, at))))
    throw new AppError('appointment/cancelled');
  if (state === 'booked' && appointment.startsAt?.getTime() === startsAt.getTime()) return;
  const needsAddress =
    kind === 'measuring-visit' && !appointment.address && !appointment.quote.delivery_address;
  const address = needsAddress ? trimToNull(typed) : appointment.address;
  if (needsAddress && !address)
    throw fieldError('request/invalid', 'address', 'Please enter the address with its postcode.');
  await requireOpenOrder(tx, appointment.quote);
  const { noticeDays } = await readRules(tx);
  const times = await findTimes(tx, { kind, movedId: id, personId, noticeDays }, at);
  const time = times.find((one) => one.startsAt.getTime() === startsAt.getTime());
  if (!time) throw new AppError('appointment/taken');
  const before = state === 'booked' ? appointment.startsAt : null;
  await saveTime(tx, { ...appointment, address, startsAt: before }, time, { by: null, at });
}

const findNeededSql = `SELECT FROM appointment WHERE id = $1 AND ${isStillNeeded}`;

/** Its customer cancelled it, it is still needed, and nothing else was arranged. */
const canPickAgain = async (
  tx: Transaction,
  { id, byCustomer, quote }: Bookable,
  at: Date,
): Promise<boolean> =>
  byCustomer &&
  (await tx.run(findNeededSql, [id])).length > 0 &&
  (await findOpenAppointments(tx, quote.id, at)).length === 0;

export interface StaffTime {
  startsAt: Date;
  /** null: keep the current duration, else the default of its kind. */
  minutes: number | null;
  /** null: nobody is named. */
  personId: number | null;
  /** Where to measure; absent or null: unchanged. */
  address?: string | null;
  /** Which tops are handed over; null: all; absent: unchanged. */
  part?: Part | null | undefined;
}

/**
 * Books any future time, ignoring opening hours and notice. Repeating it changes nothing; if only the person changes,
 * the customer gets no mail.
 */
export async function bookTime(
  tx: Transaction,
  appointment: Bookable,
  { startsAt, minutes, personId, address: newAddress, part }: StaffTime,
  { by, at, reason }: { by: Actor; at: Date; reason?: string | null },
): Promise<void> {
  const { id, kind, state, quote } = appointment;
  if (state === 'cancelled' || state === 'done') throw new AppError('appointment/cancelled');
  await requirePerson(tx, personId);
  const durationMs = minutes ? minutes * minuteMs : await currentOrDefaultDurationMs(tx, appointment);
  const endsAt = new Date(startsAt.getTime() + durationMs);
  const isSameTime =
    appointment.startsAt?.getTime() === startsAt.getTime() &&
    appointment.endsAt?.getTime() === endsAt.getTime();
  const address = newAddress ?? appointment.address;
  const topsChanged = part !== undefined && (await changeTops(tx, appointment, part, { by, at }));
  if (isSameTime && appointment.staffUserId === personId && appointment.address === address) {
    if (topsChanged) await syncPhoneCallTasks(tx, [quote.id], at);
    return;
  }
  if (!isSameTime && startsAt <= at) throw new AppError('appointment/past');
  await requireOpenOrder(tx, quote);
  const time = await getFreeSlot(tx, { kind, movedId: id, personId }, { startsAt, endsAt });
  if (isSameTime) {
    await tx.manager.update(Appointment, id, { staffUserId: personId, address });
    return recordStaffAction(tx, by, quote, {
      verb: 'assign-appointment',
      event: {
        kind: 'appointment-assigned',
        details: { kind, startsAt: startsAt.toISOString(), personId, personBefore: appointment.staffUserId },
      },
      quoteIds: [...new Set([quote.id, ...(await quotesOfOrderOrJob(tx, quote.id))])],
      before: { personId: appointment.staffUserId },
      after: { personId },
      at,
    });
  }
  await saveTime(tx, { ...appointment, staffUserId: personId, address }, time, { by, at, reason });
}

/** @returns whether it takes other tops than before */
async function changeTops(
  tx: Transaction,
  { id, kind, quote }: Bookable,
  part: Part | null,
  { by, at }: { by: Actor; at: Date },
): Promise<boolean> {
  const before = await readPart(tx, id);
  await savePart(tx, id, part);
  const after = await readPart(tx, id);
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  const describeTops = (taken: typeof before) => (taken ? describePart(taken) : 'All tops');
  await recordStaffAction(tx, by, quote, {
    verb: 'change-appointment-tops',
    event: {
      kind: 'appointment-tops-changed',
      details: { kind, tops: describeTops(after), before: describeTops(before) },
    },
    quoteIds: [...new Set([quote.id, ...(await quotesOfOrderOrJob(tx, quote.id))])],
    before: { tops: describeTops(before) },
    after: { tops: describeTops(after) },
    at,
  });
  return true;
}

const minuteMs = 60_000;

async function currentOrDefaultDurationMs(
  tx: Transaction,
  { kind, startsAt, endsAt }: Bookable,
): Promise<number> {
  if (startsAt && endsAt) return endsAt.getTime() - startsAt.getTime();
  return (await readRules(tx)).slots[kind].minutes * minuteMs;
}

export async function requirePerson({ manager }: Transaction, id: number | null): Promise<void> {
  if (id !== null && !(await manager.existsBy(StaffUser, { id, ...canBeNamed })))
    throw new AppError('appointment/unknown-person');
}

async function requireOpenOrder(tx: Transaction, quote: LockedQuote): Promise<void> {
  if (!quote.stage && !(await hasOtherUnfinishedTops(tx, quote.id)))
    throw new AppError('appointment/not-an-order');
}

async function saveTime(
  tx: Transaction,
  { id, kind, startsAt: before, staffUserId, address, quote, ...appointment }: Bookable,
  time: Slot & { place: number },
  { by, at, reason }: { by: By; at: Date; reason?: string | null | undefined },
): Promise<void> {
  const { startsAt } = time;
  const sequence = appointment.sequence + 1;
  // In one UPDATE, because the new person may be busy at the old time.
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
  await recordAndMailChange(tx, quote, {
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

/** @returns the mails that the caller must queue; none if no time had been booked */
export async function cancelAppointment(
  tx: Transaction,
  { id, kind, state, startsAt: before, quote, ...appointment }: LockedAppointment,
  { by, at }: { by: By; at: Date },
): Promise<NewMail[]> {
  if (state === 'cancelled' || state === 'done') return [];
  const sequence = appointment.sequence + 1;
  await tx.manager.update(Appointment, id, { state: 'cancelled', sequence, byCustomer: !by });
  return recordChange(tx, quote, { action: 'cancel', by, at, appointment: { id, kind, sequence }, before });
}

async function cancelAll(
  tx: Transaction,
  appointments: readonly { id: string }[],
  changed: { by: By; at: Date },
): Promise<NewMail[]> {
  const mails: NewMail[] = [];
  for (const { id } of appointments)
    mails.push(...(await cancelAppointment(tx, await lockAppointment(tx, id), changed)));
  return mails;
}

const findOpenSql = `
  SELECT id, kind, state FROM appointment
  WHERE ${belongsToOrderOf('$1')} AND (state = 'offered' OR state = 'booked' AND starts_at > $2)`;

/** Offered or upcoming. After a past one, another can be offered. */
export const findOpenAppointments = (runner: StatementRunner, quoteId: string, now: Date) =>
  runner.run<Pick<Appointment, 'id' | 'kind' | 'state'>>(findOpenSql, [quoteId, now]);

const findNotNeededByOtherTopsSql = `
  ${findOpenSql} AND NOT coalesce(${anyTopOfAppointment(`agreed_id <> $3 AND ${isUnfinished('stage')}`)}, false)`;

const finishFulfilledSql = `
  UPDATE appointment SET state = 'done' WHERE ${belongsToOrderOf('$1')} AND state = 'booked' AND ${isFulfilled}`;

/**
 * Marks appointments done whose work was finished early, which frees their time. Sends no mail. The caller has locked
 * the order's quotes.
 */
export async function finishFulfilledAppointments(tx: Transaction, quoteId: string): Promise<void> {
  await lockCalendar(tx);
  await tx.run(finishFulfilledSql, [quoteId]);
}

/**
 * Undoes 'done'. Another appointment may have taken the time meanwhile. The caller has locked the order's quotes.
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
  const time = await getFreeSlot(tx, { kind, movedId: id, personId }, { startsAt, endsAt });
  await tx.manager.update(Appointment, id, { state: 'booked', ...time });
}

/**
 * Cancels open appointments that no top except this one needs. The caller has locked the order's quotes.
 * @returns the mails about it
 */
export async function cancelOpenAppointments(
  tx: Transaction,
  quoteId: string,
  { by, at }: { by: By; at: Date },
): Promise<NewMail[]> {
  return cancelAll(tx, await tx.run<{ id: string }>(findNotNeededByOtherTopsSql, [quoteId, at, quoteId]), {
    by,
    at,
  });
}

const findUnneededSql = `
  ${findOpenSql} AND kind = ANY($3) AND NOT ${anyTopOfAppointment(`stage IS NOT NULL AND NOT EXISTS (
    SELECT FROM measurement JOIN quote AS measured ON measured.id = measurement.quote_id
    WHERE measured.top_id = order_item.top_id)`)}`;

/**
 * Once every top is measured: cancels open calls, and visits too unless this measurement was on site.
 * @returns the mails about it
 */
export async function cancelUnneededMeasuring(
  tx: Transaction,
  quoteId: string,
  { by, at, wasMeasuredOnSite }: { by: By; at: Date; wasMeasuredOnSite: boolean },
): Promise<NewMail[]> {
  const kinds = wasMeasuredOnSite ? ['measuring-call'] : ['measuring-call', 'measuring-visit'];
  return cancelAll(tx, await tx.run<{ id: string }>(findUnneededSql, [quoteId, at, kinds]), { by, at });
}

/** Writes timeline, audit log (if staff did it) and a mail to the customer. */
export async function recordAndMailChange(
  tx: Transaction,
  quote: LockedQuote,
  change: Change,
): Promise<void> {
  for (const mail of await recordChange(tx, quote, change)) await addMail(tx, mail);
}

/** @returns the mail to the customer; none if there is no email address, or if it was cancelled before it was booked */
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
  await syncPhoneCallTasks(tx, quoteIds, at);
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
