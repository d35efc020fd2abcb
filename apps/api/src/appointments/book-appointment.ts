import type { Transaction } from '../database/statements';
import { describePart } from '@app/pricing';
import { syncPhoneCallTasks } from '../orders';
import type { Actor } from '../platform/audit/actor';
import { AppError, fieldError } from '../platform/errors/app-error';
import { trimToNull } from '../platform/validation';
import { type LockedQuote, recordStaffAction, quotesOfOrderOrJob } from '../quotes';
import { StaffUser } from '../staff';
import { Appointment } from './appointment.entity';
import { hasOtherUnfinishedTops, isStillNeededSql } from './appointment-conditions';
import { type Part, readPart, savePart } from './part-of-order';
import { canBeAssigned } from './staff-people';
import { findTimes, getFreeSlot, readRules } from './times/find-times';
import type { Slot } from './times/slots-on';
import { type LockedAppointment } from './lock-appointment';
import { recordAndMailChange } from './record-change';
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
  /** As the customer typed it. */
  address: string | null;
}

/**
 * Books an offered time that the customer chose. This is also possible after they cancelled the appointment themselves.
 * Idempotent.
 */
export async function pickTime(
  tx: Transaction,
  appointment: Bookable,
  { startsAt, address: typedAddress }: PickedTime,
  at: Date,
): Promise<void> {
  const { id, kind, staffUserId: personId, state } = appointment;
  if (state === 'done' || (state === 'cancelled' && !(await canPickAgain(tx, appointment, at))))
    throw new AppError('appointment/cancelled');
  if (state === 'booked' && appointment.startsAt?.getTime() === startsAt.getTime()) return;
  const needsAddress =
    kind === 'measuring-visit' && !appointment.address && !appointment.quote.delivery_address;
  const address = needsAddress ? trimToNull(typedAddress) : appointment.address;
  if (needsAddress && !address)
    throw fieldError('request/invalid', 'address', 'Please enter the address with its postcode.');
  await requireOpenOrder(tx, appointment.quote);
  const { noticeDays } = await readRules(tx);
  const times = await findTimes(tx, { kind, ignoredId: id, personId, noticeDays }, at);
  const time = times.find((offered) => offered.startsAt.getTime() === startsAt.getTime());
  if (!time) throw new AppError('appointment/taken');
  const oldTime = state === 'booked' ? appointment.startsAt : null;
  await saveTime(tx, { ...appointment, address, startsAt: oldTime }, time, { actor: null, at });
}

const findNeededSql = `SELECT FROM appointment WHERE id = $1 AND ${isStillNeededSql}`;

/** Whether the customer cancelled the appointment themselves, it is still needed, and no other was arranged. */
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
  /** Null: the current duration, or the default of the kind. */
  minutes: number | null;
  /** Null: nobody is assigned. */
  personId: number | null;
  /** Where to measure; null or undefined: unchanged. */
  address?: string | null;
  /** Which tops are handed over; null: all; undefined: unchanged. */
  part?: Part | null | undefined;
}

/**
 * Books any future time, ignoring opening hours and notice. If only the assigned person changes, the customer gets no mail.
 * Idempotent.
 */
export async function bookTime(
  tx: Transaction,
  appointment: Bookable,
  { startsAt, minutes, personId, address: newAddress, part }: StaffTime,
  { actor, at, reason }: { actor: Actor; at: Date; reason?: string | null },
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
  const topsChanged = part !== undefined && (await changeTops(tx, appointment, part, { actor, at }));
  if (isSameTime && appointment.staffUserId === personId && appointment.address === address) {
    if (topsChanged) await syncPhoneCallTasks(tx, [quote.id], at);
    return;
  }
  if (!isSameTime && startsAt <= at) throw new AppError('appointment/past');
  await requireOpenOrder(tx, quote);
  const time = await getFreeSlot(tx, { kind, ignoredId: id, personId }, { startsAt, endsAt });
  if (isSameTime) {
    await tx.manager.update(Appointment, id, { staffUserId: personId, address });
    return recordStaffAction(tx, actor, quote, {
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
  await saveTime(tx, { ...appointment, staffUserId: personId, address }, time, { actor, at, reason });
}

/** @returns whether other tops are handed over than before */
async function changeTops(
  tx: Transaction,
  { id, kind, quote }: Bookable,
  part: Part | null,
  { actor, at }: { actor: Actor; at: Date },
): Promise<boolean> {
  const before = await readPart(tx, id);
  await savePart(tx, id, part);
  const after = await readPart(tx, id);
  if (JSON.stringify(before) === JSON.stringify(after)) return false;
  const describeTops = (taken: typeof before) => (taken ? describePart(taken) : 'All tops');
  await recordStaffAction(tx, actor, quote, {
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
  if (id !== null && !(await manager.existsBy(StaffUser, { id, ...canBeAssigned })))
    throw new AppError('appointment/unknown-person');
}

async function requireOpenOrder(tx: Transaction, quote: LockedQuote): Promise<void> {
  if (!quote.stage && !(await hasOtherUnfinishedTops(tx, quote.id)))
    throw new AppError('appointment/not-an-order');
}

async function saveTime(
  tx: Transaction,
  { id, kind, startsAt: oldTime, staffUserId, address, quote, ...appointment }: Bookable,
  time: Slot & { place: number },
  { actor, at, reason }: { actor: Actor | null; at: Date; reason?: string | null | undefined },
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
    byCustomer: !actor,
    remindedAt: null,
  } as const;
  await tx.manager.update(Appointment, id, booked);
  const action = oldTime ? 'move' : 'book';
  await recordAndMailChange(tx, quote, {
    action,
    actor,
    at,
    appointment: { id, kind, sequence },
    oldTime,
    newTime: startsAt,
    reason,
    personId: staffUserId,
  });
}
