import type { AdminAppointment, AppointmentDay, AppointmentWeek, QuoteAppointments } from '@app/contracts';
import { addDays } from '@app/ui';

/** A booked visit on a Tuesday in winter. */
export const anAppointment = (details: Partial<AdminAppointment> = {}): AdminAppointment => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  kind: 'measuring-visit',
  state: 'booked',
  startsAt: '2026-12-01T08:00:00.000Z',
  endsAt: '2026-12-01T09:30:00.000Z',
  quoteId: 'kLSwY2vXZwqkrDQuVyeBfQ',
  reference: 'VT-26-00412',
  order: { id: 'o1LSwY2vXZwqkrDQuVyeBQ', reference: 'OR-26-00031' },
  customerName: 'Eleanor Marsh',
  customerPhone: '07700 900142',
  person: null,
  address: '14 Abbey Street, Reading RG1 3BA',
  isOrder: true,
  part: null,
  ...details,
});

export const quoteAppointments = (details: Partial<QuoteAppointments> = {}): QuoteAppointments => ({
  appointments: [anAppointment()],
  canOffer: false,
  hasEmail: true,
  tops: [],
  ...details,
});

/** A Tuesday. */
const firstDay = '2026-12-01';

export const people = [
  { id: 7, name: 'Sam' },
  { id: 1, name: 'Ada' },
];

/** Closed from Friday on. */
export function aWeek(
  booked: AdminAppointment[] = [],
  details: Partial<AppointmentWeek> = {},
): AppointmentWeek {
  const days = Array.from({ length: 7 }, (_, index): AppointmentDay => {
    const day = addDays(firstDay, index);
    return {
      day,
      hours: index < 3 ? { from: '08:00', to: '17:00' } : null,
      isTravelDay: index < 3,
      booked: booked.filter(({ startsAt }) => startsAt?.startsWith(day)),
    };
  });
  return { from: firstDay, to: addDays(firstDay, 6), days, toArrange: [], people, ...details };
}

/** Also has something left to arrange. */
export const aBusyWeek = (): AppointmentWeek =>
  aWeek(
    [
      anAppointment({ state: 'done', person: { id: 7, name: 'Sam' } }),
      anAppointment({
        id: 'b',
        kind: 'delivery',
        startsAt: '2026-12-01T11:00:00.000Z',
        endsAt: '2026-12-01T14:00:00.000Z',
        reference: 'VT-26-00388',
        customerName: 'Wilhelmina Featherstonehaugh-Cholmondeley of Okafor Interiors',
        address: 'Flat 4, The Old Carriage House, 127 Upper Wokingham Road, Stratford-upon-Avon CV37 6BA',
      }),
      anAppointment({
        id: 'c',
        kind: 'measuring-call',
        startsAt: '2026-12-02T09:00:00.000Z',
        endsAt: '2026-12-02T09:30:00.000Z',
        reference: 'VT-26-00431',
        customerName: 'Tom Hadley',
        address: null,
      }),
      anAppointment({
        id: 'd',
        kind: 'collection',
        startsAt: '2026-12-03T14:00:00.000Z',
        endsAt: '2026-12-03T15:00:00.000Z',
        reference: 'VT-26-00399',
        customerName: null,
        address: null,
        isOrder: false,
      }),
    ],
    {
      toArrange: [
        anAppointment({
          id: 'e',
          state: 'offered',
          startsAt: null,
          endsAt: null,
          reference: 'VT-26-00440',
          order: { id: 'e', reference: 'OR-26-00040' },
          customerName: 'Grace Hopper',
        }),
        anAppointment({
          id: 'f',
          state: 'cancelled',
          reference: 'VT-26-00427',
          order: { id: 'f', reference: 'OR-26-00027' },
          customerName: 'Mina Shah',
        }),
      ],
    },
  );
