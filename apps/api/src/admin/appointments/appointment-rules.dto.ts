import {
  appointmentKinds,
  type AppointmentKind,
  appointmentRuleLimits as limits,
  type AppointmentRules,
  type AppointmentSlots,
} from '@app/contracts';
import { dtoOf, listOf, requiredLondonDay } from '../../platform/validation';

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const weekdays = 7;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWeekOf = (value: unknown, isDay: (day: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === weekdays && value.every(isDay);
const isBetween = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

function isOpeningHours(value: unknown): boolean {
  if (value === null) return true;
  if (!isObject(value)) return false;
  const { from, to } = value;
  if (typeof from !== 'string' || typeof to !== 'string' || !clockTime.test(from) || !clockTime.test(to))
    return false;
  return limits.earliest <= from && from < to && to <= limits.latest;
}

const isSlotRule = (value: unknown): boolean =>
  isObject(value) && isBetween(value.minutes, limits.minutes) && isBetween(value.places, limits.places);

export class AppointmentRulesDto extends dtoOf<AppointmentRules>({
  hours: {
    accepts: (value) => isWeekOf(value, isOpeningHours),
    message: `These must be seven days from Monday, each with hours between ${limits.earliest} and ${limits.latest} or closed.`,
  },
  travelDays: {
    accepts: (value) => isWeekOf(value, (day) => typeof day === 'boolean'),
    message: 'These must be seven days from Monday, each true or false.',
  },
  closedDays: listOf(
    limits.closedDays,
    { accepts: requiredLondonDay.accepts },
    `These must be at most ${limits.closedDays} days such as 2026-12-25.`,
  ),
  noticeDays: {
    accepts: (value) => isBetween(value, limits.noticeDays),
    message: `This must be ${limits.noticeDays.min} to ${limits.noticeDays.max} days.`,
  },
  slots: {
    accepts: (value) => isObject(value) && appointmentKinds.every((kind) => isSlotRule(value[kind])),
    message: `Each kind must take ${limits.minutes.min} to ${limits.minutes.max} minutes, with ${limits.places.min} to ${limits.places.max} at the same time.`,
  },
}) {}

/** Each closed day once and in order; unknown fields are dropped. */
export function readAppointmentRules({
  hours,
  travelDays,
  closedDays,
  noticeDays,
  slots: requestedSlots,
}: AppointmentRulesDto): AppointmentRules {
  const slotsOf = (kind: AppointmentKind): AppointmentSlots => ({
    minutes: requestedSlots[kind].minutes,
    places: requestedSlots[kind].places,
  });
  return {
    hours: hours.map((day) => day && { from: day.from, to: day.to }),
    travelDays,
    closedDays: [...new Set(closedDays)].sort(),
    noticeDays,
    slots: {
      'measuring-visit': slotsOf('measuring-visit'),
      'measuring-call': slotsOf('measuring-call'),
      delivery: slotsOf('delivery'),
      collection: slotsOf('collection'),
    },
  };
}
