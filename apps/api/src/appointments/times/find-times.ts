import {
  type AppointmentKind,
  type AppointmentRules,
  offeredDays,
  usualAppointmentRules,
} from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { type LondonDay, londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { type Slot, slotsOn } from './slots-on';

/** A slot that can be booked, and at which of its places. */
export interface FreeSlot extends Slot {
  place: number;
}

export interface Booking extends Slot {
  place: number;
}

const readRulesStatement = `SELECT rules FROM appointment_rules WHERE id = 1`;

/** When appointments can be, as staff said last. */
export async function readRules(runner: StatementRunner): Promise<AppointmentRules> {
  const [row] = await runner.run<{ rules: AppointmentRules }>(readRulesStatement);
  return row?.rules ?? usualAppointmentRules;
}

/** Of one that is moved its own time does not count: it is given up. */
const findBookings = `
  SELECT starts_at AS "startsAt", ends_at AS "endsAt", place FROM appointment
  WHERE state = 'booked' AND kind = $1 AND ends_at > $2 AND starts_at < $3 AND id IS DISTINCT FROM $4`;

interface Wanted {
  kind: AppointmentKind;
  /** The appointment that is moved; null: there is none yet. */
  movedId: string | null;
  /** How many days there are at least until then. */
  noticeDays?: number;
}

/** What is free of a kind within the next weeks. */
export async function findTimes(
  runner: StatementRunner,
  { kind, movedId, noticeDays = 0 }: Wanted,
  now: Date,
): Promise<FreeSlot[]> {
  const rules = await readRules(runner);
  const today = londonDayOf(now);
  const first: LondonDay = { ...today, day: today.day + noticeDays };
  const after: LondonDay = { ...first, day: first.day + offeredDays };
  const values = [kind, startOfLondonDay(first), startOfLondonDay(after), movedId];
  const bookings = await runner.run<Booking>(findBookings, values);
  const days = Array.from({ length: offeredDays }, (_, index) => ({ ...first, day: first.day + index }));
  return days
    .flatMap((day) => slotsOn(rules, kind, day))
    .filter(({ startsAt }) => startsAt > now)
    .flatMap((slot) => withPlace(slot, bookings, rules.slots[kind].places));
}

/** None where all its places are taken. What was booked under other rules may lie across several slots. */
export function withPlace(slot: Slot, bookings: readonly Booking[], places: number): FreeSlot[] {
  const taken = bookings
    .filter(({ startsAt, endsAt }) => startsAt < slot.endsAt && endsAt > slot.startsAt)
    .map(({ place }) => place);
  const place = Array.from({ length: places }, (_, index) => index + 1).find((one) => !taken.includes(one));
  return place ? [{ ...slot, place }] : [];
}
