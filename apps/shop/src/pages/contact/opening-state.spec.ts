import { showroom } from '@app/content';
import { openingState } from './in-london';

const stateAt = (now: string) => openingState(showroom.hours, new Date(now));

it.each([
  ['2026-11-23T08:00:00Z', '17:00'],
  ['2026-11-23T16:59:00Z', '17:00'],
  ['2026-11-27T16:59:00Z', '17:00'],
  ['2026-06-06T09:00:00Z', '14:00'],
])('at %s the showroom is open until %s', (now, until) => {
  expect(stateAt(now)).toEqual({ isOpen: true, until });
});

it.each([
  ['2026-11-23T07:59:00Z', 'Monday', 0, '08:00'],
  ['2026-11-23T17:00:00Z', 'Tuesday', 1, '08:00'],
  ['2026-11-27T17:00:00Z', 'Saturday', 1, '10:00'],
  ['2026-11-28T14:00:00Z', 'Monday', 2, '08:00'],
  ['2026-11-29T12:00:00Z', 'Monday', 1, '08:00'],
])('at %s the showroom is closed, and opens on %s, in %i days, at %s', (now, day, inDays, opens) => {
  expect(stateAt(now)).toEqual({ isOpen: false, day, inDays, opens });
});

it('opens again a week later if one day has hours, and never if no day has', () => {
  const saturdays = showroom.hours.filter(({ label }) => label === 'Saturday');

  expect(openingState(saturdays, new Date('2026-11-28T15:00:00Z'))).toMatchObject({ inDays: 7 });
  expect(openingState([], new Date('2026-11-28T15:00:00Z'))).toBeNull();
});

it('is closed on a closed day, and opens on the next that is not', () => {
  const christmas = ['2026-12-25', '2026-12-28'];
  expect(openingState(showroom.hours, new Date('2026-12-25T12:00:00Z'), christmas)).toEqual({
    isOpen: false,
    day: 'Saturday',
    inDays: 1,
    opens: '10:00',
  });
  expect(openingState(showroom.hours, new Date('2026-12-27T12:00:00Z'), christmas)).toMatchObject({
    day: 'Tuesday',
    inDays: 2,
  });
});
