import type { TimeOfDay } from '../../config/app-config';
import { londonDayOf, londonHourOf, startOfLondonDay } from '../../platform/clock/london-day';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The latest moment, now or before, at which clocks in London said so. */
export function latestTurn(now: Date, at: TimeOfDay): Date {
  const today = londonDayOf(now);
  const turn = turnOf(today, at);
  return turn <= now ? turn : turnOf(londonDayOf(new Date(startOfLondonDay(today).getTime() - hourMs)), at);
}

/** On the days on which clocks change one hour comes twice, or not at all: then it is the first, or an hour later. */
function turnOf(day: Parameters<typeof startOfLondonDay>[0], { hour, minute }: TimeOfDay): Date {
  const start = startOfLondonDay(day).getTime();
  const evenly = start + hour * hourMs + minute * minuteMs;
  const shown = londonHourOf(new Date(evenly));
  if (shown === hour) return new Date(evenly);
  const isAhead = (shown - hour + 24) % 24 === 1;
  const meant = new Date(evenly + (isAhead ? -hourMs : hourMs));
  // The hour that is left out in spring.
  return londonHourOf(meant) === hour ? meant : new Date(evenly);
}
