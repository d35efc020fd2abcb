const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  calendar: 'gregory',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/**
 * `2026-07-15T02-30-00+0100`: the time by clocks in London, and how far they were ahead, so that none comes twice when
 * clocks go back.
 */
export function backupName(at: Date): string {
  const parts = Object.fromEntries(london.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, timeZoneName = 'GMT' } = parts;
  const offset = timeZoneName.replace('GMT', '').replace(':', '') || '+0000';
  return `${year}-${month}-${day}T${hour}-${minute}-${second}${offset}`;
}

/** The names of all backups, and nothing else. */
export const isBackupName = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\+0[01]00$/.test(name);
