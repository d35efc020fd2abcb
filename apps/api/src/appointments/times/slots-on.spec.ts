import {
  type AppointmentKind,
  type AppointmentRules,
  defaultAppointmentRules,
  defaultCompany,
} from '@app/contracts';
import { readLondonDay } from '../../platform/clock/london-day';
import { withPlace } from './find-times';
import { changeableUntil, slotsOn } from './slots-on';

const on = (
  text: string,
  kind: AppointmentKind = 'measuring-visit',
  rules: Partial<AppointmentRules> = {},
  closedDays = defaultCompany.closedDays,
) => {
  const day = readLondonDay(text);
  if (!day) throw new Error(`${text} is no day`);
  return slotsOn({ ...defaultAppointmentRules, ...rules }, kind, day, closedDays).map(({ startsAt }) =>
    startsAt.toISOString(),
  );
};
const everyDay = (from: string, to: string) => Array.from({ length: 7 }, () => ({ from, to }));
const always = Array.from({ length: 7 }, () => true);

it.each<[string, string, AppointmentKind, Partial<AppointmentRules>, string[]]>([
  ['from opening, all that end by closing', '2026-12-01', 'delivery', {}, ['08:00', '11:00', '14:00']],
  [
    'no slot that would end later',
    '2026-12-01',
    'delivery',
    { hours: everyDay('08:00', '16:59') },
    ['08:00', '11:00'],
  ],
  ['none on a closed day', '2026-12-05', 'collection', {}, []],
  ['none on a bank holiday', '2026-12-25', 'measuring-call', {}, []],
  ['no visit on a Monday, which is no travel day', '2026-11-30', 'delivery', {}, []],
  [
    'but a showroom appointment then',
    '2026-11-30',
    'collection',
    { hours: everyDay('08:00', '10:00') },
    ['08:00', '09:00'],
  ],
])('offers %s', (_, day, kind, rules, expected) => {
  expect(on(day, kind, rules).map((at) => at.slice(11, 16))).toEqual(expected);
});

describe('when London’s clocks change', () => {
  const rules = { hours: everyDay('09:00', '10:30'), travelDays: always };

  it.each([
    ['the Friday before summer time', '2027-03-26', '09:00'],
    ['the Sunday on which it begins', '2027-03-28', '08:00'],
    ['the Monday after', '2027-03-29', '08:00'],
    ['the Saturday before it ends', '2026-10-24', '08:00'],
    ['the Sunday on which it ends', '2026-10-25', '09:00'],
    ['the Monday after that', '2026-10-26', '09:00'],
  ])('nine o’clock in London stays nine o’clock: %s', (_, day, inUtc) => {
    expect(on(day, 'measuring-visit', rules, [])).toEqual([`${day}T${inUtc}:00.000Z`]);
  });

  it.each([
    ['a usual day', '2026-12-02T09:30:00.000Z', '2026-12-01T09:30:00.000Z'],
    ['the first Monday of summer time', '2027-03-29T08:00:00.000Z', '2027-03-28T08:00:00.000Z'],
    ['the Sunday itself, 23 hours before', '2027-03-28T08:00:00.000Z', '2027-03-27T09:00:00.000Z'],
    ['the Sunday on which it ends, 25 hours before', '2026-10-25T09:00:00.000Z', '2026-10-24T08:00:00.000Z'],
  ])('can be changed until the same time on the day before: %s', (_, startsAt, until) => {
    expect(changeableUntil(new Date(startsAt)).toISOString()).toBe(until);
  });
});

describe('a slot is free', () => {
  const at = (from: string, to: string) => ({
    startsAt: new Date(`2026-12-01T${from}:00Z`),
    endsAt: new Date(`2026-12-01T${to}:00Z`),
  });
  const slot = at('09:00', '10:00');

  it.each([
    ['with nothing booked', [], 2, 1],
    ['beside one at the first place', [{ ...slot, place: 1 }], 2, 2],
    ['at the place that was given up', [{ ...slot, place: 2 }], 2, 1],
    [
      'not once all places are taken',
      [
        { ...slot, place: 1 },
        { ...slot, place: 2 },
      ],
      2,
      undefined,
    ],
    ['right after another', [{ ...at('08:00', '09:00'), place: 1 }], 1, 1],
    [
      'not under one that was longer by the rules of before',
      [{ ...at('08:00', '09:30'), place: 1 }],
      1,
      undefined,
    ],
  ])('%s', (_, bookings, places, place) => {
    const ofOthers = bookings.map((booking) => ({ ...booking, isOfPerson: false }));
    expect(withPlace(slot, ofOthers, places)[0]?.place).toBe(place);
  });

  it('not while the assigned person is busy', () => {
    expect(withPlace(slot, [{ ...slot, place: null, isOfPerson: true }], 2)).toEqual([]);
  });
});
