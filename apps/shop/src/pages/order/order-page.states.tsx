import { type Cancelling, type CustomerOrder, type OrderDrawing, orderPath, paths } from '@app/contracts';
import { aQuote } from '../../testing/a-quote';
import {
  aBalance,
  aBooking,
  aDrawing,
  aDueBalance,
  anAppointment,
  anAwaitedDeposit,
  anOrder,
  aToken,
} from '../../testing/an-order';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiState, ShopUiStates } from '../../testing/shop-state';

const path = orderPath(aToken);
const address = paths.customerOrder(aToken);

const found = (order: Partial<CustomerOrder> = {}, further: Partial<ShopUiState> = {}): ShopUiState => ({
  path,
  api: (api) => api.on('GET', address, mockResponses.ok(anOrder(order))),
  play: ({ screen }) => screen.findByText('OR-26-00031', { exact: false, selector: 'header p *' }),
  ...further,
});
const collected = { isDelivery: false } as const;

const ofMany: Partial<CustomerOrder> = {
  jobName: 'Flats 12 to 24, Abbey Street, second fix, all bathrooms',
  tops: Array.from({ length: 12 }, (_, index) => ({
    quoteId: index === 0 ? anOrder().quote.id : `${String(index).padStart(21, 'A')}A`,
    reference: `VT-26-00${412 + index}`,
    color: index % 2 ? 'Statuario Venato, book-matched, honed' : 'Calacatta Gold',
    length: 1200,
    width: 350,
    agreedSize: null,
    quantity: index === 1 ? 24 : 1,
    stage: (['to-measure', 'in-production', null] as const)[index % 3] ?? null,
  })),
};

const cancelling = (
  name: string,
  order: Partial<CustomerOrder> = {},
  { confirm = 'Yes, cancel it', ...changes }: Partial<Cancelling> & { confirm?: string } = {},
): Partial<ShopUiState> => ({
  api: (api) => {
    api.on('GET', address, mockResponses.ok(anOrder(order)));
    const money = { received: '47.70', refunded: '47.70', toCard: '47.70' };
    const answer: Cancelling = {
      ...money,
      step: 'toMeasure',
      canCustomerCancel: true,
      isAsked: false,
      tops: [],
      ...changes,
    };
    api.on('GET', paths.ownCancelling(aToken), mockResponses.ok(answer));
  },
  play: async ({ user, screen }) => {
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('button', { name: confirm });
  },
});

const { drawing } = aDrawing();
const drawingWithRoom: OrderDrawing['drawing'] = {
  ...drawing,
  layout: drawing.layout && {
    ...drawing.layout,
    room: {
      walls: ['back', 'left'],
      backMm: 1194,
      frontMm: 1200,
      cabinet: { fromLeftMm: 100, insideMm: 994, frontRailMm: 30, backRailMm: 30 },
    },
  },
};

export const states: ShopUiStates = {
  title: 'Page of an order',
  states: {
    loading: { path, api: (api) => api.on('GET', address, mockResponses.never()) },
    'no time chosen': found(),
    'order of many tops': found(ofMany),
    'awaiting a transfer': found({
      awaitedDeposit: anAwaitedDeposit(),
      balance: aBalance({ payments: [], received: '0.00', balance: '477.00' }),
    }),
    'awaiting a card, late': found({
      awaitedDeposit: anAwaitedDeposit({ bank: null, isLate: true }),
      balance: aBalance({ payments: [], received: '0.00', balance: '477.00' }),
    }),
    'no times left': found({ appointment: anAppointment({ times: [] }) }),
    'a time chosen': found(
      {},
      {
        play: async ({ user, screen }) => {
          await user.click(await screen.findByRole('radio', { name: 'Wed 2 Dec' }));
          await user.click(screen.getByRole('radio', { name: '14:00 to 15:30' }));
        },
      },
    ),
    'chosen time already taken': {
      path,
      api: (api) => {
        api.on('GET', address, mockResponses.ok(anOrder()));
        api.on('PUT', paths.pickTime(aToken), mockResponses.refused('appointment/taken'));
      },
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('radio', { name: '08:00 to 09:30' }));
        await user.click(screen.getByRole('button', { name: 'Book this time' }));
        await screen.findByText(/has just been taken/);
      },
    },
    booked: found({ appointment: aBooking() }),
    'moving the appointment': found(
      { appointment: aBooking() },
      {
        play: async ({ user, screen }) => {
          await user.click(await screen.findByRole('button', { name: 'Move it' }));
          await screen.findByRole('button', { name: 'Move it here' });
        },
      },
    ),
    'cancelling the appointment': found(
      { appointment: aBooking() },
      {
        play: async ({ user, screen }) => {
          await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
          await screen.findByRole('button', { name: 'Cancel the appointment' });
        },
      },
    ),
    'too late to change': found({ appointment: aBooking({ times: [] }) }),
    cancelled: found({ appointment: aBooking({ state: 'cancelled', changeableUntil: null, times: [] }) }),
    'cancelling the order': found({}, cancelling('Cancel the order')),
    'cancelling an order of many tops': found({}, cancelling('Cancel the order', ofMany)),
    'cancelling when one top is begun': found(
      {},
      cancelling('Cancel the order', ofMany, {
        step: 'cut',
        canCustomerCancel: false,
        confirm: 'Ask to cancel it',
        tops: (ofMany.tops ?? [])
          .filter(({ stage }) => stage)
          .slice(0, 3)
          .map(({ quoteId, stage }) => ({
            quoteId,
            step: stage === 'to-measure' ? 'toMeasure' : 'cut',
            received: '15.90',
            refunded: stage === 'to-measure' ? '15.90' : '0.00',
          })),
      }),
    ),
    'revised price awaiting approval': found({
      making: { agreed: null, proposalId: 'BBBBBBBBBBBBBBBBBBBBBA', photoIds: [] },
      appointment: null,
    }),
    'nothing offered': found({
      stage: 'measured',
      quote: aQuote({ agreedSize: { lengthMm: 1194, widthMm: 345 } }),
      appointment: null,
      making: {
        agreed: { lengthMm: 1194, widthMm: 345, layout: null },
        proposalId: null,
        photoIds: [],
      },
    }),
    'drawing to agree to': found({ stage: 'measured', appointment: null, drawings: [aDrawing()] }),
    'drawing agreed': found({
      stage: 'measured',
      appointment: null,
      drawings: [
        aDrawing({
          drawing: drawingWithRoom,
          agreement: { by: null, how: 'order-page', at: '2026-11-25T10:00:00.000Z' },
          canAgree: false,
        }),
      ],
    }),
    'in production': found({ stage: 'in-production', appointment: null }),
    'ready for collection': found({
      ...collected,
      stage: 'ready',
      appointment: anAppointment({ kind: 'collection' }),
    }),
    'with invoices': found({
      stage: 'delivered',
      appointment: null,
      invoices: [
        {
          number: 'C-2026-00003',
          kind: 'credit-note',
          issuedAt: '2026-12-16T10:00:00.000Z',
          amount: '-10.00',
        },
        { number: 'F-2026-00012', kind: 'final', issuedAt: '2026-12-14T10:00:00.000Z', amount: '429.30' },
        { number: 'D-2026-00031', kind: 'deposit', issuedAt: '2026-11-21T10:42:00.000Z', amount: '47.70' },
      ],
    }),
    delivered: found({ stage: 'delivered', appointment: null }),
    ended: found({ stage: null, appointment: aBooking({ times: [] }) }),
    'balance due': found({ stage: 'measured', appointment: null, balance: aDueBalance() }),
    'balance due, part payments allowed': found({
      stage: 'in-production',
      appointment: null,
      balance: aDueBalance({
        payments: [
          { movedAt: '2026-12-02T10:42:00.000Z', method: 'bank-transfer', amount: '129.30' },
          { movedAt: '2026-11-21T10:42:00.000Z', method: 'card-online', amount: '47.70' },
        ],
        received: '177.00',
        balance: '300.00',
        request: { dueOn: '2026-12-10', smallestPart: '100.00', isOverdue: true },
      }),
    }),
    'balance payment rejected': {
      path,
      api: (api) => {
        api.on('GET', address, mockResponses.ok(anOrder({ appointment: null, balance: aDueBalance() })));
        api.on('POST', paths.payBalance(aToken), mockResponses.refused('balance/changed'));
      },
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Pay balance' }));
        await screen.findByText(/has changed in the meantime/, { selector: '[role=alert]' });
      },
    },
    'payment in review': found({
      stage: 'measured',
      appointment: null,
      balance: aDueBalance({ state: 'in-review' }),
    }),
    overpaid: found({
      stage: 'ready',
      appointment: null,
      balance: aBalance({ received: '487.00', balance: '0.00', credit: '10.00' }),
    }),
    'long text': found({
      quote: aQuote({
        color: {
          name: 'Statuario Venato Extra, book-matched and honed, from the second of the two quarries',
          hexCode: '#e8e4da',
          images: [],
          stripUrl: null,
        },
        length: 3000,
        width: 650,
      }),
    }),
    'not found': {
      path,
      api: (api) => api.on('GET', address, mockResponses.refused('order/unknown-link')),
      play: ({ screen }) => screen.findByText('Order not found'),
    },
    failed: {
      path,
      api: (api) => api.on('GET', address, mockResponses.text(503, '')),
      play: ({ screen }) => screen.findByText(/HTTP 503/),
    },
  },
};
