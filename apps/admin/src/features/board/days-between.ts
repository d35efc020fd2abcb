import { londonDay } from '../../lib/london-day';

const dayMs = 86_400_000;

/** How many midnights of London have passed since then. */
export const daysBetween = (iso: string, now = new Date()): number =>
  Math.round((Date.parse(londonDay(now)) - Date.parse(londonDay(new Date(iso)))) / dayMs);

const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'short' });

/** '22 Nov', in London. */
export const dayOf = (iso: string): string => short.format(new Date(iso));
