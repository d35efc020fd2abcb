import type { TimeOfDay } from '../../config/read-backups';

const londonFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});
const dayMs = 24 * 3_600_000;

/** `2026-11-22 02:30` in London. */
const londonTimeOf = (at: Date) => londonFormat.format(at);

/** Whether the daily backup's London time has passed since the latest backup began. */
export function isBackupDue(now: Date, { hour, minute }: TimeOfDay, latest: Date | null): boolean {
  if (!latest) return true;
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const scheduledOn = (at: Date) => `${londonTimeOf(at).slice(0, 10)} ${time}`;
  const today = scheduledOn(now);
  return (
    londonTimeOf(latest) < (today <= londonTimeOf(now) ? today : scheduledOn(new Date(now.getTime() - dayMs)))
  );
}
