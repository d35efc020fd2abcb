import type { Transaction } from '../database/statements';
import { describePart } from '@app/pricing';
import { syncPhoneCallTasks } from '../orders';
import type { Actor } from '../platform/audit/actor';
import { AppError, fieldError } from '../platform/errors/app-error';
import { trimToNull } from '../platform/validation';
import { type LockedQuote, recordStaffAction, quotesOfOrderOrJob } from '../quotes';
import { StaffUser } from '../staff';
import { Appointment } from './appointment.entity';
import { hasOtherUnfinishedTops, isStillNeeded } from './appointment-conditions';
import { type Part, readPart, savePart } from './part-of-order';
import { canBeNamed } from './staff-people';
import { findTimes, getFreeSlot, readRules } from './times/find-times';
import type { Slot } from './times/slots-on';
import { type LockedAppointment } from './lock-appointment';
import { type By, recordAndMailChange } from './record-change';
import { findOpenAppointments } from './cancel-appointments';

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
