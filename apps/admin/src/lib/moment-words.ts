const london = { timeZone: 'Europe/London' } as const;
const time = new Intl.DateTimeFormat('en-GB', { ...london, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { ...london, day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', { ...london, dateStyle: 'medium' });
/** 'YYYY-MM-DD': days that compare and subtract. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { ...london, dateStyle: 'short' });

const dayMs = 86_400_000;
const daysBetween = (early: Date, late: Date): number =>
  Math.round((Date.parse(isoDay.format(late)) - Date.parse(isoDay.format(early))) / dayMs);

/** The day in London, as a list has it: 'Today, 09:58', 'Yesterday', '19 Nov', and with the year once it is another. */
export function momentWords(instant: string, now: Date): string {
  const at = new Date(instant);
  const ago = daysBetween(at, now);
  if (ago === 0) return `Today, ${time.format(at)}`;
  if (ago === 1) return 'Yesterday';
  if (ago === -1) return `Tomorrow, ${time.format(at)}`;
  return isoDay.format(at).slice(0, 4) === isoDay.format(now).slice(0, 4)
    ? day.format(at)
    : dayAndYear.format(at);
}

/** Day and time, whenever it was: 'Today, 09:58', 'Yesterday, 17:20', '19 Nov, 08:00'. */
export function exactMomentWords(instant: string, now: Date): string {
  const words = momentWords(instant, now);
  return words.includes(', ') ? words : `${words}, ${time.format(new Date(instant))}`;
}
