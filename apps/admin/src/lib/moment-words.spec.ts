import { exactMomentWords, momentWords } from './moment-words';

const now = new Date('2026-07-21T10:00:00Z');

it.each([
  ['2026-07-21T08:58:00Z', 'Today, 09:58', 'Today, 09:58'],
  ['2026-07-20T23:30:00Z', 'Today, 00:30', 'Today, 00:30'],
  ['2026-07-20T22:59:00Z', 'Yesterday', 'Yesterday, 23:59'],
  ['2026-07-19T07:00:00Z', '19 Jul', '19 Jul, 08:00'],
  ['2025-12-19T08:00:00Z', '19 Dec 2025', '19 Dec 2025, 08:00'],
  ['2026-07-22T08:00:00Z', 'Tomorrow, 09:00', 'Tomorrow, 09:00'],
  ['2026-08-01T08:00:00Z', '1 Aug', '1 Aug, 09:00'],
])('%s reads %s in London', (instant, inAList, exactly) => {
  expect(momentWords(instant, now)).toBe(inAList);
  expect(exactMomentWords(instant, now)).toBe(exactly);
});

it('tells the days apart over the night on which the clocks change', () => {
  expect(momentWords('2026-10-24T23:30:00Z', new Date('2026-10-26T09:00:00Z'))).toBe('Yesterday');
});
