import { savingDayOf } from './saving-day';

describe('the validity of a price (D4)', () => {
  it.each([
    ['in winter', '2026-01-10T12:00:00Z', '2026-02-10T00:00:00.000Z'],
    ['in summer', '2026-06-10T12:00:00Z', '2026-07-10T23:00:00.000Z'],
    [
      'saved just after midnight in London, still yesterday in UTC',
      '2026-06-10T23:30:00Z',
      '2026-07-11T23:00:00.000Z',
    ],
    ['saved in winter, ending in summer', '2026-03-10T12:00:00Z', '2026-04-09T23:00:00.000Z'],
    ['saved in summer, ending in winter', '2026-10-10T12:00:00Z', '2026-11-10T00:00:00.000Z'],
    ['ending on the day the clocks go back', '2026-09-24T12:00:00Z', '2026-10-24T23:00:00.000Z'],
    ['over a leap day', '2028-02-10T12:00:00Z', '2028-03-12T00:00:00.000Z'],
    ['saved on a leap day', '2028-02-29T12:00:00Z', '2028-03-30T23:00:00.000Z'],
    ['over the end of the year', '2026-12-15T12:00:00Z', '2027-01-15T00:00:00.000Z'],
  ])('%s', (_, savedAt, endsAt) => {
    expect(savingDayOf(new Date(savedAt)).validUntil.toISOString()).toBe(endsAt);
  });
});

it('begins and ends at midnight in London, also when the clocks change', () => {
  const day = savingDayOf(new Date('2026-10-25T12:00:00Z'));
  expect([day.startsAt, day.endsAt].map((instant) => instant.toISOString())).toEqual([
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ]);
});

it('caches the day, and notices the next at its first instant', () => {
  const newYearsEve = savingDayOf(new Date('2026-12-31T23:59:59.999Z'));
  expect(savingDayOf(new Date('2026-12-31T00:00:00.000Z'))).toBe(newYearsEve);
  expect([newYearsEve.year, savingDayOf(new Date('2027-01-01T00:00:00.000Z')).year]).toEqual(['26', '27']);
  expect(savingDayOf(new Date('2026-12-31T12:00:00.000Z')).year).toBe('26');
});
