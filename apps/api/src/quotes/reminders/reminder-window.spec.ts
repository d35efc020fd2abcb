import { daysLeftOf, reminderWindow } from './reminder-window';

const date = (text: string) => new Date(text);

describe('days left', () => {
  it.each([
    ['on the day of saving', '2026-11-21T09:00:00Z', '2026-12-22T00:00:00Z', 30],
    ['a week before', '2026-12-14T23:59:00Z', '2026-12-22T00:00:00Z', 7],
    ['the day before the last', '2026-12-20T12:00:00Z', '2026-12-22T00:00:00Z', 1],
    ['on the last day', '2026-12-21T09:00:00Z', '2026-12-22T00:00:00Z', 0],
    ['in its last minute', '2026-12-21T23:59:59Z', '2026-12-22T00:00:00Z', 0],
    ['when it has just ended', '2026-12-22T00:00:00Z', '2026-12-22T00:00:00Z', -1],
    ['by London’s midnight in summer', '2026-06-30T23:30:00Z', '2026-07-07T23:00:00Z', 6],
    ['across the change to summer time', '2026-03-27T12:00:00Z', '2026-03-30T23:00:00Z', 3],
    ['across the change to winter time', '2026-10-23T12:00:00Z', '2026-10-27T00:00:00Z', 3],
    ['where staff have extended it to some hour', '2026-12-20T12:00:00Z', '2026-12-21T15:00:00Z', 1],
  ])('%s', (_, now, validUntil, expected) => {
    expect(daysLeftOf(date(validUntil), date(now))).toBe(expected);
  });
});

describe('a reminder is due', () => {
  it('first with seven to five days left, and then on the last two days', () => {
    const now = date('2026-11-21T09:00:00Z');
    expect(reminderWindow(1, now)).toEqual({
      after: date('2026-11-26T00:00:00Z'),
      upTo: date('2026-11-29T00:00:00Z'),
    });
    expect(reminderWindow(2, now)).toEqual({ after: now, upTo: date('2026-11-23T00:00:00Z') });
  });

  it.each(['2026-11-21T09:00:00Z', '2026-03-24T17:59:00Z', '2026-10-20T09:00:00Z', '2026-12-31T12:00:00Z'])(
    'exactly for the quotes with so many days left: on %s',
    (text) => {
      const now = date(text);
      for (let hours = 1; hours < 24 * 10; hours += 1) {
        const validUntil = new Date(now.getTime() + hours * 3_600_000);
        const remainingDays = daysLeftOf(validUntil, now);
        const isIn = (number: 1 | 2) => {
          const { after, upTo } = reminderWindow(number, now);
          return validUntil > after && validUntil <= upTo;
        };
        expect([text, hours, isIn(1), isIn(2)]).toEqual([
          text,
          hours,
          remainingDays >= 5 && remainingDays <= 7,
          remainingDays <= 1,
        ]);
      }
    },
  );
});
