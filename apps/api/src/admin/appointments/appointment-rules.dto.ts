import {
  appointmentKinds,
  type AppointmentKind,
  appointmentRuleLimits as limits,
  type AppointmentRules,
  type AppointmentSlots,
  isRecord,
  isWholeWithin,
} from '@app/contracts';
import { dtoOf, isWorkingHours } from '../../platform/validation';

const daysPerWeek = 7;

const isWeekOf = (value: unknown, isDay: (day: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === daysPerWeek && value.every(isDay);

const isSlotRule = (value: unknown): boolean =>
  isRecord(value) &&
  isWholeWithin(value.minutes, limits.minutes) &&
  isWholeWithin(value.places, limits.places);

export class AppointmentRulesDto extends dtoOf<AppointmentRules>({
  hours: {
    accepts: (value) =>
      isWeekOf(value, (day) => day === null || isWorkingHours(day, limits.earliest, limits.latest)),
    message: `These must be seven days from Monday, each with hours between ${limits.earliest} and ${limits.latest} or closed.`,
  },
  travelDays: {
    accepts: (value) => isWeekOf(value, (day) => typeof day === 'boolean'),
    message: 'These must be seven days from Monday, each true or false.',
  },
  noticeDays: {
    accepts: (value) => isWholeWithin(value, limits.noticeDays),
    message: `This must be ${limits.noticeDays.min} to ${limits.noticeDays.max} days.`,
  },
  slots: {
    accepts: (value) => isRecord(value) && appointmentKinds.every((kind) => isSlotRule(value[kind])),
    message: `Each kind must take ${limits.minutes.min} to ${limits.minutes.max} minutes, with ${limits.places.min} to ${limits.places.max} at the same time.`,
  },
}) {}

/** Drops unknown fields (D11). */
export function readAppointmentRules({
  hours,
  travelDays,
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
    noticeDays,
    slots: {
      'measuring-visit': slotsOf('measuring-visit'),
      'measuring-call': slotsOf('measuring-call'),
      delivery: slotsOf('delivery'),
      collection: slotsOf('collection'),
    },
  };
}
