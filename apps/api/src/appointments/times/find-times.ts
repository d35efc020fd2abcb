import {
  type AppointmentKind,
  type AppointmentRules,
  offeredDays,
  defaultAppointmentRules,
} from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { type LondonDay, londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { AppointmentRulesRecord } from './appointment-rules.entity';
import { type Slot, slotsOn } from './slots-on';

interface FreeSlot extends Slot {
  place: number;
}

interface Booking extends Slot {
  place: number;
}

export async function readRules(runner: StatementRunner): Promise<AppointmentRules> {
  const record = await runner.manager.findOneBy(AppointmentRulesRecord, { id: 1 });
  return record?.rules ?? defaultAppointmentRules;
}

/** Ignores the appointment that is being moved: its time becomes free. */
const findBookings = `
  SELECT starts_at AS "startsAt", ends_at AS "endsAt", place FROM appointment
  WHERE state = 'booked' AND kind = $1 AND ends_at > $2 AND starts_at < $3 AND id IS DISTINCT FROM $4`;

interface TimeQuery {
  kind: AppointmentKind;
  /** null: a new appointment. */
  movedId: string | null;
  noticeDays?: number;
}

export async function findTimes(
  runner: StatementRunner,
  { kind, movedId, noticeDays = 0 }: TimeQuery,
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

/** Empty if all places are taken. A booking made under older rules may overlap several slots. */
export function withPlace(slot: Slot, bookings: readonly Booking[], places: number): FreeSlot[] {
  const taken = bookings
    .filter(({ startsAt, endsAt }) => startsAt < slot.endsAt && endsAt > slot.startsAt)
    .map(({ place }) => place);
  const place = Array.from({ length: places }, (_, index) => index + 1).find((one) => !taken.includes(one));
  return place ? [{ ...slot, place }] : [];
}
