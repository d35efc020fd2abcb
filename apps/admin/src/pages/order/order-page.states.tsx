import {
  type AdminOrderDetail,
  type AdminOrderTop,
  type AdminQuoteDetail,
  type Cancelling,
  type OrderStage,
  paths,
} from '@app/contracts';
import { type MockResponse, mockResponses } from '@app/web-client/testing';
import { anAppointment } from '../../features/appointments/testing/a-week';
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
  someMoney,
} from '../../features/orders/testing/an-order';
import { adminAt, type AdminUiState, type AdminUiStates } from '../../testing/admin-at';

const { id: orderId, reference } = anOrderDetail();
const { id } = aTop();

interface Given {
  quote?: Partial<AdminQuoteDetail>;
  other?: Record<string, MockResponse>;
}
const page = (
  changes: Partial<AdminOrderDetail> = {},
  play?: AdminUiState['play'],
  { quote = {}, other = {} }: Given = {},
) =>
  adminAt(`/admin/orders/${orderId}`, {
    api: (api) => {
      const order = anOrderDetail(changes);
      api.on('GET', paths.adminOrder(orderId), mockResponses.ok(order));
      for (const { id: topId, reference: name, stage } of order.tops)
        api.on(
          'GET',
          paths.adminQuote(topId),
          mockResponses.ok(
            aQuoteDetail({
              ...{ id: topId, reference: name, stage, order: { id: orderId, reference } },
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
const pressing = (
  button: string,
  changes: Partial<AdminOrderDetail>,
  play?: AdminUiState['play'],
  given?: Given,
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
const choosing = (
  item: string,
  changes: Partial<AdminOrderDetail>,
  play?: AdminUiState['play'],
  given?: Given,
) =>
  pressing(
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
const five: AdminOrderTop[] = stages.map((stage, index) =>
  index === 0
    ? aTop()
    : anotherTop(`${412 + index}`, stage, index === 1 ? { quantity: 24, totalPrice: '17524.20' } : {}),
);
const cancelled = anotherTop('420', null, {
  cancellation: {
    cancelledAt: '2026-11-22T08:55:00.000Z',
    ...{ by: 'Alison', reason: 'We keep the old one, which the plumber has mended.', refunded: '27.64' },
  },
});
const at = (stage: OrderStage, more: Partial<AdminOrderTop> = {}) =>
  aTop({ stage, isMeasured: true, ...more });
const balanceRequest = {
  ...{ dueOn: '2026-11-20', smallestPart: '100.00', isOverdue: true },
  ...{ askedAt: '2026-11-06T10:00:00.000Z', by: 'Alison' },
};
const proposal = {
  ...{ id: 'p', reference: 'VT-26-00431', length: 1206, width: 350, totalPrice: '480.00' },
  proposedAt: '2026-11-22T10:00:00.000Z',
};
const delivered = {
  needsDelivery: true,
  deliveryAddress: 'Flat 12, Abbey Street Works, 31 Orchard Way, Reading RG4 7TT',
  money: someMoney({ deliveryAmount: '35.00' }),
};
const review = anAttempt({
  ...{ state: 'review', chargedAmount: '95.40', decisions: ['accept', 'refund', 'settle'] },
  reviewReason: 'The card was charged twice.',
});

const added = anUnorderedQuote({
  id: 'added',
  reference: 'VT-26-00431',
  color: { ...aQuoteDetail().color, name: 'Statuario Venato Extra Bookmatched', hexCode: '#e7e6e2' },
  quantity: 24,
  totalPrice: '17524.20',
});

const aCancelling: Cancelling = {
  ...{ step: 'measured', received: '477.00', refunded: '427.00', toCard: '477.00' },
  ...{ canCustomerCancel: true, isAsked: false },
};
const ofAll = `${paths.quoteCancelling(id)}?quoteIds=${five
  .slice(0, 4)
  .map((top) => top.id)
  .join()},416`;

export const states: AdminUiStates = {
  title: 'Admin: an order',
  states: {
    'of one top': page({}, ({ screen }) => screen.findByText('Total inc. VAT')),
    'of five tops': page({
      ...{ tops: [...five, cancelled], ...delivered, state: 'to-measure' },
      job: { id: 'j', name: 'Flats 12 to 24, Abbey Street, second fix, all bathrooms' },
      tasks: [
        aCallTask(),
        aCallTask({ id: 'd', kind: 'arrange-delivery', detail: '28 tops: one delivery covers two.' }),
      ],
    }),
    'a cancelled top open': page({ tops: [aTop(), cancelled] }, ({ user, screen }) =>
      user.click(screen.getByRole('button', { name: /^2\. Bianco Sparkle/ })),
    ),
    'awaiting a transfer that is late': page({
      ...{ state: 'awaiting-deposit', channel: 'phone', takenBy: 'Alison', tasks: [] },
      awaitedDeposit: { amount: '47.70', by: 'bank-transfer', dueOn: '2026-11-20', isLate: true },
      money: someMoney({ ...{ isDepositPaid: false, entries: [], deposits: [] }, received: '0.00' }),
      invoicing: { invoices: [], recipient: null },
    }),
    'a new price that waits': page({ tops: [aTop({ proposal })] }, undefined, {
      quote: {
        measurements: {
          ...{ version: 1, lengthMm: 1206, widthMm: 350, sink: null, taps: [], how: 'on-site', note: null },
          ...{ by: 'Alison', recordedAt: '2026-11-22T10:00:00.000Z' },
        },
      },
    }),
    'an agreement being recorded, by nobody': pressing(
      'Customer agreed',
      { tops: [aTop({ proposal })] },
      async ({ user, screen }) => {
        await user.clear(await screen.findByLabelText('Who agreed'));
        await user.click(screen.getByRole('button', { name: 'Record agreement' }));
        await screen.findByText('Please say who agreed');
      },
    ),
    'a payment to look at': page({
      money: someMoney({
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
    'unpaid after it was handed over': page({ tops: [at('collected')], state: 'collected', tasks: [] }),
    'ready, with a day that is booked': page({
      ...{ tops: [at('ready')], state: 'ready', tasks: [], ...delivered },
      money: someMoney({ received: '512.00', balance: '0.00' }),
      appointments: {
        ...noAppointments,
        canOffer: false,
        appointments: [anAppointment({ kind: 'delivery' })],
      },
    }),
    'cancelled, with something kept': page({
      ...{ tops: [cancelled], state: 'cancelled', tasks: [] },
      money: someMoney({ ...{ topsAmount: '0.00', keptAmount: '20.06', price: '20.06' }, balance: '0.00' }),
    }),
    'money in all ways': page({
      tops: [at('in-production')],
      money: someMoney({
        entries: [
          anEntry({
            ...{ id: '4', method: 'bank-transfer', amount: '439.30', receivedAfter: '487.00', by: 'Alison' },
            note: 'Reference MARSH 412, from the account of Okafor & Featherstonehaugh Interiors Ltd',
            canBeUndone: true,
          }),
          anEntry({ id: '3', kind: 'correction', method: 'card-counter', amount: '-47.70', by: 'Joe' }),
          anEntry({ id: '2', method: 'card-counter', receivedAfter: '95.40', by: 'Joe', isUndone: true }),
          anEntry({ method: 'cash', by: 'Alison', canBeUndone: true }),
          anEntry({ id: '0', isCounted: false, receivedAfter: '0.00' }),
        ],
        ...{ received: '487.00', balance: '0.00', credit: '10.00' },
      }),
    }),
    'balance overdue, in parts': page({
      ...{ tops: [at('in-production')], tasks: [] },
      money: someMoney({ balanceRequest }),
    }),
    loading: adminAt(`/admin/orders/${orderId}`, {
      api: (api) => api.on('GET', paths.adminOrder(orderId), mockResponses.never()),
      play: ({ screen }) => screen.findByRole('status', { name: 'Loading the order' }),
    }),
    'no such order': adminAt('/admin/orders/nothing', {
      api: (api) => api.on('GET', paths.adminOrder('nothing'), mockResponses.refused('order/not-found')),
      play: ({ screen }) => screen.findByText('This order could not be found'),
    }),
    'entering sizes': pressing('Enter sizes…', {}, ({ screen }) => screen.findByLabelText('Cut length')),
    'photos of a finished top': pressing(
      'Photos (2)',
      { tops: [at('ready')] },
      ({ screen }) => screen.findByText('Photos of the finished top'),
      {
        quote: {
          attachments: ['one', 'two'].map((name) => ({
            ...{ id: name, name: `${name}.jpg`, type: 'image/jpeg', size: 340_000, ofFinishedTop: true },
            url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
            createdAt: '2026-11-21T10:42:00.000Z',
          })),
        },
      },
    ),
    'moving all tops': pressing(
      'Move all to…',
      { tops: [at('in-production'), anotherTop('413', 'in-production')] },
      ({ screen }) => screen.findByRole('menuitem', { name: 'Ready' }),
    ),
    'delivery being changed': choosing('Change delivery…', {}, async ({ user, screen }) => {
      await user.click(screen.getByRole('radio', { name: 'Deliver for £35.00' }));
      await screen.findByLabelText('Address and postcode');
    }),
    'tops being added': choosing(
      'Add tops…',
      {},
      async ({ user, screen }) => {
        const field = screen.getByLabelText('Reference of a quote');
        await user.type(field, `${added.reference}{Enter}`);
        await screen.findByRole('button', { name: 'Add 24 tops' });
        await user.type(field, `${added.reference}{Enter}`);
        await screen.findByRole('alert');
      },
      {
        other: {
          [`${paths.adminQuotes}?search=${added.reference}`]: mockResponses.list([added]),
          [paths.adminQuote(added.id)]: mockResponses.ok(added),
        },
      },
    ),
    'recording a payment, with all that can be wrong': pressing(
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
    'giving a credit back': pressing(
      'Give back…',
      {
        money: someMoney({ received: '487.00', balance: '0.00', credit: '10.00' }),
        tasks: [aCallTask({ kind: 'give-back-credit' })],
      },
      ({ screen }) => screen.findByLabelText('Given back by'),
    ),
    'asking for the balance': pressing(
      'Ask for balance…',
      { tops: [at('measured')], tasks: [] },
      ({ screen }) => screen.findByRole('dialog'),
    ),
    'taking a payment back': pressing(
      'Take back £47.70, cash',
      { money: someMoney({ entries: [anEntry({ method: 'cash', canBeUndone: true })] }) },
      ({ screen }) => screen.findByRole('dialog'),
    ),
    'being cancelled, partly by hand': choosing('Cancel order…', {}, undefined, {
      other: {
        [paths.quoteCancelling(id)]: mockResponses.ok({
          ...{ ...aCancelling, toCard: '47.70', canCustomerCancel: false, isAsked: true },
        }),
      },
    }),
    'all tops being cancelled': choosing('Cancel order…', { tops: five }, undefined, {
      other: { [ofAll]: mockResponses.ok({ ...aCancelling, received: '6130.00', refunded: '5630.00' }) },
    }),
    'the last ticked top of an order': pressing(
      'Cancel…',
      { tops: five },
      async ({ user, screen }) => {
        await user.click(await screen.findByRole('checkbox', { name: /VT-26-00412/ }));
        await screen.findByRole('alert');
      },
      { other: { [paths.quoteCancelling(id)]: mockResponses.ok(aCancelling) } },
    ),
    'tops of which it is not known what is given back': pressing(
      'Cancel…',
      { tops: five },
      async ({ user, screen }) => {
        await user.click(await screen.findByRole('checkbox', { name: /^All tops/ }));
        await screen.findByText('What is given back could not be looked up');
      },
      {
        other: {
          [paths.quoteCancelling(id)]: mockResponses.ok(aCancelling),
          [ofAll]: mockResponses.unreachable(),
        },
      },
    ),
    'refund, without a reason': page(
      { money: someMoney({ deposits: [aPaidDeposit()] }) },
      async ({ user, screen }) => {
        await user.click(await screen.findByText('Card payments'));
        await user.click(await screen.findByRole('button', { name: 'Refund…' }));
        await user.click(await screen.findByRole('button', { name: 'Refund £47.70' }));
        await screen.findByText('Please say why');
      },
    ),
  },
};
