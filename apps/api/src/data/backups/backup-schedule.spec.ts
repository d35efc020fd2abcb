import { latestTurn } from './backup-schedule';

it.each([
  ['before its time: yesterday', '2026-11-22T02:29:59Z', { hour: 2, minute: 30 }, '2026-11-21T02:30:00Z'],
  ['at its time', '2026-11-22T02:30:00Z', { hour: 2, minute: 30 }, '2026-11-22T02:30:00Z'],
  ['in summer', '2026-07-15T12:00:00Z', { hour: 2, minute: 30 }, '2026-07-15T01:30:00Z'],
  ['at midnight', '2026-07-15T23:30:00Z', { hour: 0, minute: 0 }, '2026-07-15T23:00:00Z'],
  ['on the day clocks go forward', '2026-03-29T12:00:00Z', { hour: 2, minute: 30 }, '2026-03-29T01:30:00Z'],
  ['in the hour that is left out', '2026-03-29T12:00:00Z', { hour: 1, minute: 30 }, '2026-03-29T01:30:00Z'],
  ['on the day clocks go back', '2026-10-25T12:00:00Z', { hour: 2, minute: 30 }, '2026-10-25T02:30:00Z'],
  ['in the hour that comes twice', '2026-10-25T12:00:00Z', { hour: 1, minute: 30 }, '2026-10-25T00:30:00Z'],
  ['the day after that, early', '2026-10-26T01:00:00Z', { hour: 2, minute: 30 }, '2026-10-25T02:30:00Z'],
])('comes once a day by clocks in London, %s', (_, now, at, turn) => {
  expect(latestTurn(new Date(now), at)).toEqual(new Date(turn));
});
