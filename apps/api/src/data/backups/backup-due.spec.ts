import { isBackupDue } from './backup-due';

const time = { hour: 2, minute: 30 };

it.each([
  ['never taken', '2026-11-22T00:00:00Z', null, true],
  ['taken at its time today', '2026-11-22T09:00:00Z', '2026-11-22T02:30:00Z', false],
  ['taken by hand since', '2026-11-22T09:00:00Z', '2026-11-22T08:00:00Z', false],
  ['of yesterday, before its time', '2026-11-22T02:29:00Z', '2026-11-21T02:30:00Z', false],
  ['of yesterday, at its time', '2026-11-22T02:30:00Z', '2026-11-21T02:30:00Z', true],
  ['missed yesterday', '2026-11-22T00:10:00Z', '2026-11-20T02:30:00Z', true],
  ['in summer, by clocks in London', '2026-07-15T01:30:00Z', '2026-07-14T01:30:00Z', true],
  ['in summer, too early', '2026-07-15T01:29:00Z', '2026-07-14T01:30:00Z', false],
])('%s', (_, now, latest, isDue) => {
  expect(isBackupDue(new Date(now), time, latest === null ? null : new Date(latest))).toBe(isDue);
});
