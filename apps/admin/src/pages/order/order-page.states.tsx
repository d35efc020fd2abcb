import {
  type AdminOrderDetail,
  type AdminOrderTop,
  type AdminQuoteDetail,
  type Cancelling,
  type OrderStage,
  paths,
  type TaskAssignee,
} from '@app/contracts';
import { londonDay } from '@app/ui';
import { type MockResponse, mockResponses } from '@app/web-client/testing';
import { anAppointment, aWeek } from '../../features/appointments/testing/a-busy-week';
import {
  anAttempt,
  anEntry,
  anUnorderedQuote,
  aPaidDeposit,
  aQuoteDetail,
  aRefund,
} from '../../features/orders/testing/a-quote';
import {
  aCallTask,
  anOrderDetail,
  anotherTop,
  aTop,
  noAppointments,
  anOrderMoney,
} from '../../features/orders/testing/an-order';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const { id: orderId, reference } = anOrderDetail();
const { id } = aTop();

const inParts = [
  anotherTop('413', 'ready'),
  anotherTop('414', 'ready'),
  anotherTop('415', 'in-production', { quantity: 24 }),
];
const partAppointments = {
  ...noAppointments,
  appointments: [
    anAppointment({
      kind: 'delivery',
      part: {
        of: 26,
        tops: [
          { quoteId: '413', number: 1, quantity: 1, of: 1 },
          { quoteId: '415', number: 3, quantity: 8, of: 24 },
        ],
      },
    }),
  ],
  tops: [
    { quoteId: '413', number: 1, color: 'Bianco Sparkle', quantity: 1, stage: 'ready', free: 0 },
    { quoteId: '414', number: 2, color: 'Bianco Sparkle', quantity: 1, stage: 'ready', free: 1 },
    { quoteId: '415', number: 3, color: 'Bianco Sparkle', quantity: 24, stage: 'in-production', free: 16 },
  ],
} satisfies AdminOrderDetail['appointments'];

const unsignedDrawing = { isComplete: true, mailedAt: '2026-11-22T10:00:00.000Z' };

const theColleagues: TaskAssignee[] = [
  { id: 1, name: 'Alison', isSelf: true },
  { id: 2, name: 'Tom', isSelf: false },
];

interface OrderStateOptions {
  quote?: Partial<AdminQuoteDetail>;
  other?: Record<string, MockResponse>;
}
const page = (
  changes: Partial<AdminOrderDetail> = {},
  play?: AdminUiState['play'],
  { quote = {}, other = {} }: OrderStateOptions = {},
) =>
  adminUiState(`/admin/orders/${orderId}`, {
    api: (api) => {
      const order = anOrderDetail(changes);
      api
        .on('GET', paths.adminOrder(orderId), mockResponses.ok(order))
        .on('GET', paths.taskAssignees, mockResponses.ok(theColleagues));
      for (const { id: topId, reference: name, stage } of order.tops)
        api.on(
          'GET',
          paths.adminQuote(topId),
          mockResponses.ok(
            aQuoteDetail({
              id: topId,
              reference: name,
              stage,
              order: { id: orderId, reference },
              ...(topId === id ? quote : {}),
            }),
          ),
        );
      for (const [address, answer] of Object.entries(other)) api.on('GET', address, answer);
    },
    play: async (context) => {
      await context.screen.findByRole('region', { name: 'Next' });
      await play?.(context);
    },
  });
const afterPressing = (
  button: string,
  changes: Partial<AdminOrderDetail>,
  play?: AdminUiState['play'],
  given?: OrderStateOptions,
) =>
  page(
    changes,
    async (context) => {
      const [shown = document.body] = await context.screen.findAllByRole('button', { name: button });
      await context.user.click(shown);
      await play?.(context);
    },
    given,
  );
const afterChoosing = (
  item: string,
  changes: Partial<AdminOrderDetail>,
  play?: AdminUiState['play'],
  given?: OrderStateOptions,
) =>
  afterPressing(
    `Actions for ${reference}`,
    changes,
    async (context) => {
      await context.user.click(await context.screen.findByRole('menuitem', { name: item }));
      await context.screen.findByRole('dialog');
      await play?.(context);
    },
    given,
  );

const stages = ['to-measure', 'measured', 'in-production', 'ready', 'delivered'] as const;
const fiveTops: AdminOrderTop[] = stages.map((stage, index) =>
  index === 0
    ? aTop()
    : anotherTop(`${412 + index}`, stage, index === 1 ? { quantity: 24, totalPrice: '17524.20' } : {}),
);
const cancelled = anotherTop('420', null, {
  cancellation: {
    cancelledAt: '2026-11-22T08:55:00.000Z',
    by: 'Alison',
    reason: 'We keep the old one, which the plumber has mended.',
    refunded: '27.64',
  },
});
const topAt = (stage: OrderStage, more: Partial<AdminOrderTop> = {}) =>
  aTop({ stage, isMeasured: true, ...more });
const balanceRequest = {
  dueOn: '2026-11-20',
  smallestPart: '100.00',
  isOverdue: true,
  askedAt: '2026-11-06T10:00:00.000Z',
  by: 'Alison',
};
const proposal = {
  id: 'p',
  reference: 'VT-26-00431',
  length: 1206,
  width: 350,
  totalPrice: '480.00',
  proposedAt: '2026-11-22T10:00:00.000Z',
};
const delivered = {
  needsDelivery: true,
  deliveryAddress: 'Flat 12, Abbey Street Works, 31 Orchard Way, Reading RG4 7TT',
  money: anOrderMoney({ deliveryAmount: '35.00' }),
};
const review = anAttempt({
  state: 'review',
  chargedAmount: '95.40',
  decisions: ['accept', 'refund', 'settle'],
  reviewReason: 'The card was charged twice.',
});

const addedQuote = anUnorderedQuote({
  id: 'added',
  reference: 'VT-26-00431',
  color: { ...aQuoteDetail().color, name: 'Statuario Venato Extra Bookmatched', hexCode: '#e7e6e2' },
  quantity: 24,
  totalPrice: '17524.20',
});

const aCancelling: Cancelling = {
  step: 'measured',
  received: '477.00',
  refunded: '427.00',
  toCard: '477.00',
  canCustomerCancel: true,
  isAsked: false,
  tops: [],
};
const cancellingAllPath = `${paths.quoteCancelling(id)}?quoteIds=${fiveTops
  .slice(0, 4)
  .map((top) => top.id)
  .join()},416`;

export const states: AdminUiStates = {
  title: 'Admin: order',
  states: {
    'one top': page({}, ({ screen }) => screen.findByText('Total inc. VAT')),
    'five tops': page({
      tops: [...fiveTops, cancelled],
      ...delivered,
      state: 'to-measure',
      job: { id: 'j', name: 'Flats 12 to 24, Abbey Street, second fix, all bathrooms' },
      tasks: [
        aCallTask(),
        aCallTask({ id: 'd', kind: 'arrange-delivery', detail: '28 tops: one delivery covers two.' }),
      ],
    }),
    'cancelled top open': page({ tops: [aTop(), cancelled] }, ({ user, screen }) =>
      user.click(screen.getByRole('button', { name: /^2\. Bianco Sparkle/ })),
    ),
    'bank transfer overdue': page({
      state: 'awaiting-deposit',
      channel: 'phone',
      takenBy: 'Alison',
      tasks: [],
      awaitedDeposit: { amount: '47.70', method: 'bank-transfer', dueOn: '2026-11-20', isLate: true },
      money: anOrderMoney({ isDepositPaid: false, entries: [], deposits: [], received: '0.00' }),
      invoicing: { invoices: [], recipient: null },
    }),
    'waiting for the customer to agree': page({ tops: [aTop({ proposal })] }, undefined, {
      quote: {
        measurements: {
          version: 1,
          lengthMm: 1206,
          widthMm: 350,
          layout: null,
          how: 'on-site',
          note: null,
          by: 'Alison',
          recordedAt: '2026-11-22T10:00:00.000Z',
          agreement: null,
          unsignedCut: null,
        },
      },
    }),
    'agreement dialog without a name': afterPressing(
      'Customer agreed',
      { tops: [aTop({ proposal })] },
      async ({ user, screen }) => {
        await user.clear(await screen.findByLabelText('Agreed by'));
        await user.click(screen.getByRole('button', { name: 'Record agreement' }));
        await screen.findByText('Please enter who agreed');
      },
    ),
    'payment to review': page({
      money: anOrderMoney({
        isInReview: true,
        deposits: [
          aPaidDeposit({
            attempts: [review],
            refunds: [
              aRefund({ amount: '20.00' }),
              aRefund({ id: 'r1', state: 'failed', remark: 'SumUp refused: the card has been closed.' }),
            ],
          }),
        ],
      }),
    }),
    'a drawing nobody has agreed to': page({
      customer: {
        ...anOrderDetail().customer,
        email: 'wilhelmina.featherstonehaugh-cholmondeley@okafor-interiors.co.uk',
      },
      tops: [
        {
          ...topAt('measured'),
          unsignedDrawing,
        },
        anotherTop('413', 'in-production'),
      ],
      tasks: [],
      money: anOrderMoney({ balanceRequest }),
    }),
    'a drawing without all positions': page({
      tops: [
        {
          ...topAt('measured'),
          unsignedDrawing: {
            isComplete: false,
            mailedAt: null,
          },
        },
      ],
      tasks: [],
      money: anOrderMoney({ balanceRequest }),
    }),
    'collected but unpaid': page({ tops: [topAt('collected')], state: 'collected', tasks: [] }),
    'ready, delivery booked': page({
      tops: [topAt('ready')],
      state: 'ready',
      tasks: [],
      ...delivered,
      money: anOrderMoney({ received: '512.00', balance: '0.00' }),
      appointments: {
        ...noAppointments,
        canOffer: false,
        appointments: [anAppointment({ kind: 'delivery' })],
      },
    }),
    'a part is ready, another part booked': page({
      tops: inParts,
      state: 'in-production',
      tasks: [],
      ...delivered,
      money: anOrderMoney({ received: '512.00', balance: '0.00' }),
      appointments: partAppointments,
    }),
    'booking a delivery of a part': page(
      {
        tops: inParts,
        state: 'in-production',
        tasks: [],
        ...delivered,
        money: anOrderMoney({ received: '512.00', balance: '0.00' }),
        appointments: partAppointments,
      },
      async ({ screen, user }) => {
        await user.click(await screen.findByRole('button', { name: 'Book a delivery of what is ready…' }));
        await screen.findByText('Tops to deliver or collect');
      },
      { other: { [paths.appointmentWeek(londonDay())]: mockResponses.ok(aWeek()) } },
    ),
    'cancelled with a charge': page({
      tops: [cancelled],
      state: 'cancelled',
      tasks: [],
      money: anOrderMoney({
        topsAmount: '0.00',
        keptAmount: '20.06',
        price: '20.06',
        balance: '0.00',
      }),
    }),
    'all kinds of payments': page({
      tops: [topAt('in-production')],
      money: anOrderMoney({
        entries: [
          anEntry({
            id: '4',
            method: 'bank-transfer',
            amount: '439.30',
            receivedAfter: '487.00',
            by: 'Alison',
            note: 'Reference MARSH 412, from the account of Okafor & Featherstonehaugh Interiors Ltd',
            canBeUndone: true,
          }),
          anEntry({ id: '3', kind: 'correction', method: 'card-counter', amount: '-47.70', by: 'Joe' }),
          anEntry({ id: '2', method: 'card-counter', receivedAfter: '95.40', by: 'Joe', isUndone: true }),
          anEntry({ method: 'cash', by: 'Alison', canBeUndone: true }),
          anEntry({ id: '0', isCounted: false, receivedAfter: '0.00' }),
        ],
        received: '487.00',
        balance: '0.00',
        credit: '10.00',
      }),
    }),
    'balance overdue, part payments': page({
      tops: [topAt('in-production')],
      tasks: [],
      money: anOrderMoney({ balanceRequest }),
    }),
    loading: adminUiState(`/admin/orders/${orderId}`, {
      api: (api) => api.on('GET', paths.adminOrder(orderId), mockResponses.never()),
      play: ({ screen }) => screen.findByRole('status', { name: 'Loading the order' }),
    }),
    'order not found': adminUiState('/admin/orders/nothing', {
      api: (api) => api.on('GET', paths.adminOrder('nothing'), mockResponses.refused('order/not-found')),
      play: ({ screen }) => screen.findByText('Order not found'),
    }),
    'entering sizes': afterPressing('Enter sizes…', {}, ({ screen }) => screen.findByLabelText('Cut length')),
    'finished top photos': afterPressing(
      'Photos (2)',
      { tops: [topAt('ready')] },
      ({ screen }) => screen.findByText('Photos of the finished top'),
      {
        quote: {
          attachments: ['one', 'two'].map((name) => ({
            id: name,
            name: `${name}.jpg`,
            type: 'image/jpeg',
            size: 340_000,
            purpose: 'finished-top',
            url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
            createdAt: '2026-11-21T10:42:00.000Z',
          })),
        },
      },
    ),
    'menu to move all tops': afterPressing(
      'Move all to…',
      { tops: [topAt('in-production'), anotherTop('413', 'in-production')] },
      ({ screen }) => screen.findByRole('menuitem', { name: 'Ready' }),
    ),
    'delivery dialog': afterChoosing('Change delivery…', {}, async ({ user, screen }) => {
      await user.click(screen.getByRole('radio', { name: 'Deliver for £35.00' }));
      await screen.findByLabelText('Address and postcode');
    }),
    'add tops dialog': afterChoosing(
      'Add tops…',
      {},
      async ({ user, screen }) => {
        const field = screen.getByLabelText('Reference of a quote');
        await user.type(field, `${addedQuote.reference}{Enter}`);
        await screen.findByRole('button', { name: 'Add 24 tops' });
        await user.type(field, `${addedQuote.reference}{Enter}`);
        await screen.findByRole('alert');
      },
      {
        other: {
          [`${paths.adminQuotes}?search=${addedQuote.reference}`]: mockResponses.list([addedQuote]),
          [paths.adminQuote(addedQuote.id)]: mockResponses.ok(addedQuote),
        },
      },
    ),
    'payment dialog with all errors': afterPressing(
      'Record payment…',
      { customer: { ...anOrderDetail().customer, email: null } },
      async ({ user, screen }) => {
        const amount = await screen.findByLabelText('Amount');
        await user.clear(amount);
        await user.type(amount, '450');
        await user.click(screen.getByRole('button', { name: 'Record £450.00' }));
        await screen.findByText('Please choose how it was paid');
      },
    ),
    'refund credit dialog': afterPressing(
      'Record refund…',
      {
        money: anOrderMoney({ received: '487.00', balance: '0.00', credit: '10.00' }),
        tasks: [aCallTask({ kind: 'refund-credit' })],
      },
      ({ screen }) => screen.findByLabelText('Refunded by'),
    ),
    'request balance dialog': afterPressing(
      'Request balance…',
      { tops: [topAt('measured')], tasks: [] },
      ({ screen }) => screen.findByRole('dialog'),
    ),
    'undo payment dialog': afterPressing(
      'Undo £47.70, cash',
      { money: anOrderMoney({ entries: [anEntry({ method: 'cash', canBeUndone: true })] }) },
      ({ screen }) => screen.findByRole('dialog'),
    ),
    'cancel dialog, part of the refund by hand': afterChoosing('Cancel order…', {}, undefined, {
      other: {
        [paths.quoteCancelling(id)]: mockResponses.ok({
          ...aCancelling,
          toCard: '47.70',
          canCustomerCancel: false,
          isAsked: true,
        }),
      },
    }),
    'cancel dialog, all tops': afterChoosing('Cancel order…', { tops: fiveTops }, undefined, {
      other: {
        [cancellingAllPath]: mockResponses.ok({ ...aCancelling, received: '6130.00', refunded: '5630.00' }),
      },
    }),
    'cancel dialog, no top selected': afterPressing(
      'Cancel…',
      { tops: fiveTops },
      async ({ user, screen }) => {
        await user.click(await screen.findByRole('checkbox', { name: /VT-26-00412/ }));
        await screen.findByRole('alert');
      },
      { other: { [paths.quoteCancelling(id)]: mockResponses.ok(aCancelling) } },
    ),
    'cancel dialog, refund not calculated': afterPressing(
      'Cancel…',
      { tops: fiveTops },
      async ({ user, screen }) => {
        await user.click(await screen.findByRole('checkbox', { name: /^All tops/ }));
        await screen.findByText('The refund could not be calculated');
      },
      {
        other: {
          [paths.quoteCancelling(id)]: mockResponses.ok(aCancelling),
          [cancellingAllPath]: mockResponses.unreachable(),
        },
      },
    ),
    'refund, without a reason': page(
      { money: anOrderMoney({ deposits: [aPaidDeposit()] }) },
      async ({ user, screen }) => {
        await user.click(await screen.findByText('Card payments'));
        await user.click(await screen.findByRole('button', { name: 'Refund…' }));
        await user.click(await screen.findByRole('button', { name: 'Refund £47.70' }));
        await screen.findByText('Please enter a reason');
      },
    ),
  },
};
