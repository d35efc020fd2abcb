import {
  appointmentKinds,
  type AppointmentKind,
  type AppointmentRules,
  appointmentRuleLimits as limits,
  type WorkingHours,
} from '@app/contracts';
import { weekdayLabels } from '../../features/appointments/text';
import { text } from './text';

interface DayFields {
  works: boolean;
  from: string;
  to: string;
  travels: boolean;
}

/** The rules as form values: numbers as typed. */
export interface RulesFields {
  days: DayFields[];
  noticeDays: string;
  slots: Record<AppointmentKind, { minutes: string; places: string }>;
}

const defaultHours: WorkingHours = { from: '08:00', to: '17:00' };

export function toFields({ hours, travelDays, noticeDays, slots }: AppointmentRules): RulesFields {
  const slotsOf = (kind: AppointmentKind) => ({
    minutes: String(slots[kind].minutes),
    places: String(slots[kind].places),
  });
  return {
    days: weekdayLabels.map((_, index) => {
      const hoursOfDay = hours[index] ?? null;
      return {
        works: hoursOfDay !== null,
        ...(hoursOfDay ?? defaultHours),
        travels: travelDays[index] ?? false,
      };
    }),
    noticeDays: String(noticeDays),
    slots: {
      'measuring-visit': slotsOf('measuring-visit'),
      'measuring-call': slotsOf('measuring-call'),
      delivery: slotsOf('delivery'),
      collection: slotsOf('collection'),
    },
  };
}

export function toRules({ days, noticeDays, slots }: RulesFields): AppointmentRules {
  const numbers = appointmentKinds.map((kind) => [
    kind,
    { minutes: Number(slots[kind].minutes), places: Number(slots[kind].places) },
  ]);
  return {
    hours: days.map(({ works, from, to }) => (works ? { from, to } : null)),
    travelDays: days.map(({ works, travels }) => works && travels),
    noticeDays: Number(noticeDays),
    slots: Object.fromEntries(numbers) as AppointmentRules['slots'],
  };
}

export function hoursProblem({ works, from, to }: DayFields, weekday: number): string | undefined {
  const { earliest, latest } = limits;
  if (!works || (earliest <= from && from < to && to <= latest)) return undefined;
  return text.hoursWrong(weekdayLabels[weekday] ?? '', earliest, latest);
}
