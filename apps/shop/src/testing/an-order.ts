import type {
  CustomerAppointment,
  CustomerBalance,
  CustomerDeposit,
  CustomerOrder,
  OrderDrawing,
} from '@app/contracts';
import { aQuote } from './a-quote';

/** The end of a mail's link. */
export const aToken = 'kLSwY2vXZwqkrDQuVyeBfQkLSwY2vXZwqkrDQuVyeBf';

const slot = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });

/** Two days in the first week of December, and nine more of one slot each. */
export const availableSlots = [
  slot('2026-12-01T08:00:00.000Z', '2026-12-01T09:30:00.000Z'),
  slot('2026-12-01T09:30:00.000Z', '2026-12-01T11:00:00.000Z'),
  slot('2026-12-02T14:00:00.000Z', '2026-12-02T15:30:00.000Z'),
  ...Array.from({ length: 9 }, (_, index) => {
    const day = `2026-12-${String(index + 8).padStart(2, '0')}`;
    return slot(`${day}T08:00:00.000Z`, `${day}T09:30:00.000Z`);
  }),
];

/** A measuring visit without a time yet. */
export const anAppointment = (details: Partial<CustomerAppointment> = {}): CustomerAppointment => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  kind: 'measuring-visit',
  state: 'offered',
  startsAt: null,
  endsAt: null,
  changeableUntil: null,
  needsAddress: false,
  part: null,
  times: availableSlots,
  ...details,
});

/** The same with a booked time. */
export const aBooking = (details: Partial<CustomerAppointment> = {}): CustomerAppointment =>
  anAppointment({
    state: 'booked',
    startsAt: '2026-12-03T09:30:00.000Z',
    endsAt: '2026-12-03T11:00:00.000Z',
    changeableUntil: '2026-12-02T09:30:00.000Z',
    ...details,
  });

const bank = { name: 'Readstone Example Ltd', sortCode: '00-00-00', number: '00000000' };

/** The deposit on £477.00 is paid, and the rest is not due yet. */
export const aBalance = (details: Partial<CustomerBalance> = {}): CustomerBalance => ({
  price: '477.00',
  payments: [{ movedAt: '2026-11-21T10:42:00.000Z', method: 'card-online', amount: '47.70' }],
  received: '47.70',
  balance: '429.30',
  credit: '0.00',
  request: null,
  state: 'none',
  bank: null,
  ...details,
});

/** The same, with a due date. */
export const aDueBalance = (details: Partial<CustomerBalance> = {}): CustomerBalance =>
  aBalance({
    request: { dueOn: '2026-12-10', smallestPart: null, isOverdue: false },
    state: 'payable',
    bank,
    ...details,
  });

/** Staff took the order by phone; the deposit is paid by transfer. */
export const anAwaitedDeposit = (details: Partial<CustomerDeposit> = {}): CustomerDeposit => ({
  amount: '47.70',
  dueOn: '2026-12-07',
  isLate: false,
  bank,
  canPayByCard: true,
  ...details,
});

export const anOrder = (details: Partial<CustomerOrder> = {}): CustomerOrder => ({
  quote: aQuote({ status: 'approved', paymentBlocker: 'paid' }),
  stage: 'to-measure',
  cancellation: null,
  isDelivery: true,
  appointment: anAppointment(),
  furtherAppointments: [],
  reference: 'OR-26-00031',
  jobName: null,
  tops: [
    {
      quoteId: aQuote().id,
      reference: aQuote().reference,
      color: 'Calacatta Gold',
      length: 1200,
      width: 350,
      agreedSize: null,
      quantity: 1,
      stage: details.stage === undefined ? 'to-measure' : details.stage,
    },
  ],
  balance: aBalance(),
  awaitedDeposit: null,
  invoices: [],
  making: { agreed: null, proposalId: null, photoIds: [] },
  drawings: [],
  ...details,
});

/** To agree to. */
export const aDrawing = (drawing: Partial<OrderDrawing> = {}): OrderDrawing => ({
  quoteId: anOrder().quote.id,
  reference: anOrder().quote.reference,
  drawing: {
    lengthMm: 1194,
    widthMm: 345,
    quantity: 1,
    material: 'Marble',
    color: 'Calacatta Gold',
    thickness: '20 mm',
    sink: 'Undermount Oval',
    cutouts: [{ id: 1, name: 'Tap hole, 35 mm' }],
    layout: {
      along: 'left',
      across: 'wall',
      sinks: [{ alongMm: 600, acrossMm: 195 }],
      cutouts: [{ cutoutId: 1, at: [{ alongMm: 600, acrossMm: 45 }] }],
    },
  },
  digest: 'a'.repeat(64),
  agreement: null,
  canAgree: true,
  ...drawing,
});
