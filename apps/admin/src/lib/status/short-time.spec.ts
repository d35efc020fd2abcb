import { fullDateAndTime } from '@app/ui';
import { shortDay, shortTime } from './short-time';

const now = new Date('2026-07-01T10:00:00Z');

it.each([
  // London is an hour ahead in summer.
  ['2026-07-01T09:42:00Z', 'Today, 10:42'],
  ['2026-06-30T23:30:00Z', 'Today, 00:30'],
  ['2026-06-30T22:30:00Z', 'Yesterday, 23:30'],
  ['2026-02-19T08:05:00Z', '19 Feb, 08:05'],
  ['2025-11-19T08:05:00Z', '19 Nov 2025'],
])('%s is %s', (iso, expected) => {
  expect(shortTime(iso, now)).toBe(expected);
});

it.each([
  ['2026-07-01T09:42:00Z', 'Today, 10:42'],
  ['2026-06-30T22:30:00Z', 'Yesterday'],
  ['2026-02-19T08:05:00Z', '19 Feb'],
  ['2025-11-19T08:05:00Z', '19 Nov 2025'],
])('%s is %s in a column', (iso, expected) => {
  expect(shortDay(iso, now)).toBe(expected);
});

it('formats a full date and time', () => {
  expect(fullDateAndTime('2026-07-01T09:42:00Z')).toMatch(/Wednesday.*1 July 2026.*10:42/);
});
