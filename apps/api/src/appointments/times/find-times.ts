import { showroom } from '@app/content';
import {
  type AppointmentKind,
  type AppointmentRules,
  offeredDays,
  defaultAppointmentRules,
} from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { type LondonDay, londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { AppError } from '../../platform/errors/app-error';
import { AppointmentRulesRecord } from './appointment-rules.entity';
import { type Slot, slotsOn } from './slots-on';

/** `place`: the number of the team, if several work at the same time. */
interface FreeSlot extends Slot {
  place: number;
}

interface Booking extends Slot {
  /** Null: an appointment of another kind with the same person. */
  place: number | null;
  isOfPerson: boolean;
}

export async function readRules(runner: StatementRunner): Promise<AppointmentRules> {
  const record = await runner.manager.findOneBy(AppointmentRulesRecord, { id: 1 });
  return record?.rules ?? defaultAppointmentRules;
}

/** Ignores the appointment that is being moved, because its time becomes free. */
const findBookingsSql = `
  SELECT starts_at AS "startsAt", ends_at AS "endsAt", CASE WHEN kind = $1 THEN place END AS place,
    staff_user_id IS NOT DISTINCT FROM $5 AND staff_user_id IS NOT NULL AS "isOfPerson"
  FROM appointment
  WHERE state = 'booked' AND (kind = $1 OR staff_user_id = $5) AND ends_at > $2 AND starts_at < $3
    AND id IS DISTINCT FROM $4`;

interface BookingQuery {
  kind: AppointmentKind;
  /** Null: a new appointment. */
  ignoredId: string | null;
  /** The assigned person; null: not assigned yet. */
  personId: number | null;
}

const findBookingsBetween = (
  runner: StatementRunner,
  { kind, ignoredId, personId }: BookingQuery,
  from: Date,
  to: Date,
): Promise<Booking[]> => runner.run<Booking>(findBookingsSql, [kind, from, to, ignoredId, personId]);

/** For staff, who may choose any time, also outside the rules. @throws AppError `appointment/person-busy` */
export async function getFreeSlot(
  runner: StatementRunner,
  query: BookingQuery,
  slot: Slot,
): Promise<FreeSlot> {
  const bookings = await findBookingsBetween(runner, query, slot.startsAt, slot.endsAt);
  const [free] = withPlace(slot, bookings, Infinity);
  if (!free) throw new AppError('appointment/person-busy');
  return free;
}

interface TimeQuery extends BookingQuery {
  noticeDays: number;
}

/** The times that customers may choose. */
export async function findTimes(
  runner: StatementRunner,
  { noticeDays, ...query }: TimeQuery,
  now: Date,
): Promise<FreeSlot[]> {
  const { kind } = query;
  const rules = await readRules(runner);
  const today = londonDayOf(now);
  const firstDay: LondonDay = { ...today, day: today.day + noticeDays };
  const dayAfterLast: LondonDay = { ...firstDay, day: firstDay.day + offeredDays };
  const bookings = await findBookingsBetween(
    runner,
    query,
    startOfLondonDay(firstDay),
    startOfLondonDay(dayAfterLast),
  );
  const days = Array.from({ length: offeredDays }, (_, index) => ({
    ...firstDay,
    day: firstDay.day + index,
  }));
  return days
    .flatMap((day) => slotsOn(rules, kind, day, showroom.closedDays))
    .filter(({ startsAt }) => startsAt > now)
    .flatMap((slot) => withPlace(slot, bookings, rules.slots[kind].places));
}

/** Empty if all places are taken or the person is busy. A booking from older rules may overlap several slots. */
export function withPlace(slot: Slot, bookings: readonly Booking[], places: number): FreeSlot[] {
  const overlapping = bookings.filter(
    ({ startsAt, endsAt }) => startsAt < slot.endsAt && endsAt > slot.startsAt,
  );
  if (overlapping.some(({ isOfPerson }) => isOfPerson)) return [];
  let place = 1;
  while (overlapping.some((booking) => booking.place === place)) place += 1;
  return place <= places ? [{ ...slot, place }] : [];
}
