import { quoteValidity } from './quote-validity';

describe('how long a price is still valid (D4)', () => {
  it.each([
    ['on the day of saving', '2026-12-22T00:00:00Z', '2026-11-21T10:00:00Z', 30],
    ['the day before the last', '2026-12-22T00:00:00Z', '2026-12-20T23:59:00Z', 1],
    ['on the last day', '2026-12-22T00:00:00Z', '2026-12-21T00:01:00Z', 0],
    ['over the end of summer time', '2026-11-11T00:00:00Z', '2026-10-10T23:10:00Z', 30],
    ['over the beginning of summer time', '2027-04-14T23:00:00Z', '2027-03-15T23:50:00Z', 30],
  ])('%s', (_, validUntil, now, daysLeft) => {
    expect(quoteValidity(validUntil, Date.parse(now))).toMatchObject({ isExpired: false, daysLeft });
  });

  it('ends at midnight', () => {
    const midnight = Date.parse('2026-12-22T00:00:00Z');

    expect(quoteValidity('2026-12-22T00:00:00Z', midnight - 1).isExpired).toBe(false);
    expect(quoteValidity('2026-12-22T00:00:00Z', midnight)).toEqual({
      isExpired: true,
      daysLeft: 0,
      lastDay: '21 December 2026',
    });
  });
});
