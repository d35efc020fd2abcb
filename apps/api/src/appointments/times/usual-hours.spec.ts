import { showroom } from '@app/content';
import { defaultAppointmentRules } from '@app/contracts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

it.each(days)('offers no appointment on %s outside the published opening hours', (day) => {
  const offered = defaultAppointmentRules.hours[days.indexOf(day)];
  const open = showroom.hours.find((row) => (row.days as readonly string[]).includes(day))?.time;
  const isWithin = !offered || (open && open.opens <= offered.from && offered.to <= open.closes);
  expect({ day, offered, open, isWithin }).toMatchObject({ isWithin: true });
});
