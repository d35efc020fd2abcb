import type { TimeOfDay } from '../../config/read-backups';

const london = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});
const dayMs = 24 * 3_600_000;

/** `2026-11-22 02:30` in London. */
const clockOf = (at: Date) => london.format(at);

/** Whether the daily backup's London time has passed since the latest backup began. */
export function isBackupDue(now: Date, { hour, minute }: TimeOfDay, latest: Date | null): boolean {
  if (!latest) return true;
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const scheduledOn = (at: Date) => `${clockOf(at).slice(0, 10)} ${time}`;
  const today = scheduledOn(now);
  return clockOf(latest) < (today <= clockOf(now) ? today : scheduledOn(new Date(now.getTime() - dayMs)));
}
