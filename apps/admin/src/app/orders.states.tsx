import { paths, type AdminQuote, type AdminQuoteDetail, type Cancelling } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import { someAppointments } from '../features/appointments/testing/a-week';
import {
  aLedger,
  anEntry,
  anOrder,
  aPaidDeposit,
  aQuote,
  aQuoteDetail,
  anUnorderedQuote,
  aRefund,
  aSummary,
} from '../features/orders/testing/a-quote';
import type { AdminState, AdminStates } from '../lib/testing/admin-state';
import { adminAt } from './testing/admin-at';

const { id } = aQuote();
const deposit = (paymentStatus: string) => ({
  id: 'd',
  paymentStatus,
  depositAmount: '47.70',
  createdAt: '2026-11-21T10:39:00.000Z',
});
const quotes: AdminQuote[] = [
  aQuote(),
  aQuote({
    id: 'q2',
    reference: 'VT-26-00411',
    status: 'pending',
    customerName: 'Wilhelmina Featherstonehaugh-Cholmondeley of Okafor Interiors',
    deposit: deposit('pending'),
    receivedDeposit: '0.00',
    isAdjusted: true,
    isMeasured: true,
  }),
  aQuote({
    id: 'q3',
    reference: 'VT-26-00409',
    status: 'pending',
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    deposit: null,
    receivedDeposit: '0.00',
    attachmentCount: 0,
    attachments: [],
  }),
  aQuote({
    id: 'q6',
    reference: 'VT-26-00406',
    status: 'pending',
    deposit: null,
    receivedDeposit: '0.00',
    countsAs: { id: 'q3', reference: 'VT-26-00409', isNewer: true },
  }),
  aQuote({ id: 'q4', reference: 'VT-26-00408', status: 'declined', deposit: deposit('failed') }),
  aQuote({
    id: 'q7',
    reference: 'VT-26-00405',
    deposit: null,
    payment: 'paid',
    recordedMeans: ['cash', 'bank-transfer', 'card-counter'],
  }),
  aQuote({
    id: 'q5',
    reference: 'VT-26-00407',
    status: 'completed',
    totalPrice: '12612.00',
    deposit: deposit('review'),
    isSuperseded: true,
  }),
];

interface Given {
  list?: Answer;
  detail?: Answer;
  /** What else is asked for. */
  other?: Record<string, Answer>;
  visit?: AdminState['visit'];
}
const orders = (query: string, { list = answers.list(quotes), detail, other = {}, visit }: Given = {}) =>
  adminAt(`/admin${query}`, {
    api: (api) => {
      const search = new URLSearchParams(query);
      search.delete('item');
      api
        .on('GET', paths.adminQuoteSummary, answers.ok(aSummary))
        .on('GET', paths.adminQuotes + (search.size > 0 ? `?${search.toString()}` : ''), list);
      api.on('GET', paths.quoteAppointments(id), answers.ok(someAppointments()));
      for (const [address, answer] of Object.entries(other)) api.on('GET', address, answer);
      if (detail) api.on('GET', paths.adminQuote(id), detail);
    },
    visit,
  });
const open = (changes: Partial<AdminQuoteDetail> = {}, visit?: AdminState['visit']) =>
  orders(`?item=${id}`, {
    detail: answers.ok(aQuoteDetail(changes)),
    visit: async (visitor) => {
      await visitor.screen.findByText('Total inc. VAT');
      await visit?.(visitor);
    },
  });

const aCancelling: Cancelling = {
  step: 'measured',
  received: '477.00',
  givenBack: '427.00',
  toCard: '477.00',
  canCustomerCancel: true,
  isAsked: false,
};
const cancelling = (detail: AdminQuoteDetail, ofTops: Record<string, Answer>, visit?: AdminState['visit']) =>
  orders(`?item=${id}`, {
    list: answers.list([detail]),
    detail: answers.ok(detail),
    other: ofTops,
    visit: async (visitor) => {
      const { user, screen } = visitor;
      await screen.findByText('Total inc. VAT');
      const menus = screen.getAllByRole('button', { name: `Actions for ${aQuote().reference}` });
      await user.click(menus.at(-1) ?? document.body);
      await user.click(await screen.findByRole('menuitem', { name: 'Cancel order…' }));
      await screen.findByRole('dialog');
      await visit?.(visitor);
    },
  });
const tops = (['to-measure', 'measured', 'in-production', 'ready', 'delivered'] as const).map(
  (stage, index) => ({
    id: index === 0 ? id : `top${index}`,
    reference: `VT-26-00${412 + index}`,
    quantity: index === 1 ? 24 : 1,
    stage,
    totalPrice: index === 1 ? '17524.20' : '477.00',
  }),
);
const ofManyTops = aQuoteDetail({
  order: { id: anOrder().id, reference: anOrder().reference },
  orderDetail: anOrder({ tops }),
});

const added = anUnorderedQuote({
  id: 'added',
  reference: 'VT-26-00431',
  color: { ...aQuoteDetail().color, name: 'Statuario Venato Extra Bookmatched', hexCode: '#e7e6e2' },
  quantity: 24,
  totalPrice: '17524.20',
});
const changing = (button: string, visit: NonNullable<AdminState['visit']>) =>
  orders(`?item=${id}`, {
    detail: answers.ok(
      aQuoteDetail({
        orderDetail: anOrder(),
        deliveryAddress: 'Flat 12, Abbey Street Works, 31 Orchard Way, Reading RG4 7TT',
      }),
    ),
    other: {
      [`${paths.adminQuotes}?search=${added.reference}`]: answers.list([added]),
      [paths.adminQuote(added.id)]: answers.ok(added),
    },
    visit: async (visitor) => {
      await visitor.user.click(await visitor.screen.findByRole('button', { name: button }));
      await visitor.screen.findByRole('dialog');
      await visit(visitor);
    },
  });

export const states: AdminStates = {
  part: 'Admin: orders',
  states: {
    filled: orders('', { visit: ({ screen }) => screen.findAllByText('Eleanor Marsh') }),
    'loading for ever': orders('', { list: answers.never() }),
    failed: orders('', {
      list: answers.unreachable(),
      visit: ({ screen }) => screen.findByRole('button', { name: 'Try again' }),
    }),
    'nothing matches': orders('?search=patel', {
      list: answers.list([]),
      visit: ({ screen }) => screen.findByText('Nothing matches'),
    }),
    'one open': open(),
    'one open, under way': open({
      isAdjusted: true,
      isSuperseded: true,
      replacedBy: { id: 'q9', reference: 'VT-26-00500', state: 'agreed' },
      lines: [
        ...aQuoteDetail().lines,
        { kind: 'adjustment', label: 'Goodwill, for the wait', reckoning: '', amount: '-20.00' },
      ],
      deposits: [
        aPaidDeposit({
          quotes: [
            { id, reference: 'VT-26-00412' },
            { id: 'q2', reference: 'VT-26-00411' },
          ],
          refunds: [
            aRefund({ amount: '20.00' }),
            aRefund({ id: 'r0', amount: '20.00', state: 'confirmed', settledAt: '2026-11-21T12:05:00.000Z' }),
            aRefund({ id: 'r1', state: 'failed', remark: 'SumUp refused: the card has been closed.' }),
          ],
        }),
      ],
    }),
    'one open, declined with money held': open({ status: 'declined' }),
    'one open, given back': open({
      status: 'declined',
      receivedDeposit: '0.00',
      isRefunded: true,
      paymentBlocker: 'refunded',
      deposits: [
        aPaidDeposit({
          refundedAmount: '47.70',
          refundableAmount: '0.00',
          refunds: [aRefund({ state: 'confirmed', settledAt: '2026-11-21T12:05:00.000Z' })],
        }),
      ],
    }),
    'given back, in the list': orders('', {
      list: answers.list([
        { ...quotes[0]!, status: 'declined', receivedDeposit: '0.00', isRefunded: true },
        ...quotes.slice(1),
      ]),
      visit: ({ screen }) => screen.findAllByText('Refunded'),
    }),
    'declining, with money held': orders('', {
      visit: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: /^Status of VT-26-00412/ }));
        await user.click(await screen.findByRole('menuitemradio', { name: 'Declined' }));
        await screen.findByRole('alertdialog');
      },
    }),
    'one open, of a job of many': open({
      jobDetail: {
        id: 'AAAAAAAAAAAAAAAAAAAAAA',
        name: 'Flats 12 to 24, Abbey Street, second fix, all bathrooms',
        canChange: false,
        tops: Array.from({ length: 12 }, (_, index) => ({
          id: index === 0 ? id : `q${index}`,
          reference: `VT-26-00${412 + index}`,
          quantity: index === 1 ? 24 : 1,
          stage: (['measured', 'in-production', null] as const)[index % 3] ?? null,
          totalPrice: '477.00',
        })),
      },
    }),
    'moving all orders of a job': open(
      {
        stage: 'in-production',
        jobDetail: {
          id: 'AAAAAAAAAAAAAAAAAAAAAA',
          name: 'Abbey Street',
          canChange: false,
          tops: ['VT-26-00412', 'VT-26-00413'].map((reference, index) => ({
            id: index === 0 ? id : 'q1',
            reference,
            quantity: 1,
            stage: 'in-production',
            totalPrice: '477.00',
          })),
        },
      },
      async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Move all to…' }));
        await screen.findByRole('menuitem', { name: 'Ready' });
      },
    ),
    'delivery of an order being changed': changing('Change delivery…', async ({ user, screen }) => {
      await user.click(screen.getByRole('radio', { name: 'Deliver for £35.00' }));
      await screen.findByLabelText('Address and postcode');
    }),
    'tops being added to an order': changing('Add tops…', async ({ user, screen }) => {
      const field = screen.getByLabelText('Reference of a quote');
      await user.type(field, `${added.reference}{Enter}`);
      await screen.findByRole('button', { name: 'Add 24 tops' });
      await user.type(field, `${added.reference}{Enter}`);
      await screen.findByRole('alert');
    }),
    'recording a payment for an order': open({ orderDetail: anOrder() }, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Record payment…' }));
      await screen.findByLabelText('Paid by');
    }),
    'giving a credit back': open(
      { ledger: aLedger({ received: '487.00', balance: '0.00', credit: '10.00' }) },
      async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Give back…' }));
        await screen.findByLabelText('Given back by');
      },
    ),
    'making a job': open({}, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Make a job…' }));
      await screen.findByRole('dialog');
    }),
    'one open, deleted': open({ deletedAt: '2026-11-21T12:00:00.000Z', deposits: [], timeline: [] }),
    'no such quote': orders(`?item=${id}`, {
      detail: answers.refused('quote/not-found'),
      visit: ({ screen }) => screen.findByText('This quote could not be found'),
    }),
    'more actions': open({}, async ({ user, screen }) => {
      await user.click(screen.getByRole('button', { name: 'Actions for VT-26-00412' }));
      await screen.findByRole('menuitem', { name: 'Delete' });
    }),
    'follow-up': open({}, async ({ user, screen }) => {
      await user.click(screen.getByRole('button', { name: 'Send follow-up' }));
      await screen.findByRole('dialog');
    }),
    'paid at the counter and by transfer': open({
      deposits: [],
      deposit: null,
      payment: 'paid',
      recordedMeans: ['cash', 'bank-transfer'],
      receivedDeposit: '487.00',
      ledger: aLedger({
        entries: [
          anEntry({
            id: '4',
            means: 'bank-transfer',
            amount: '439.30',
            receivedAfter: '487.00',
            by: 'Alison',
            note: 'Reference MARSH 412, from the account of Okafor & Featherstonehaugh Interiors Ltd',
            canBeUndone: true,
          }),
          anEntry({
            id: '3',
            kind: 'correction',
            means: 'card-counter',
            amount: '-47.70',
            by: 'Joe',
            note: 'Was VT-26-00411',
          }),
          anEntry({ id: '2', means: 'card-counter', receivedAfter: '95.40', by: 'Joe', isUndone: true }),
          anEntry({ means: 'cash', by: 'Alison', canBeUndone: true }),
          anEntry({ id: '0', isCounted: false, receivedAfter: '0.00' }),
        ],
        received: '487.00',
        balance: '0.00',
        credit: '10.00',
      }),
    }),
    'balance overdue, in parts': open({
      stage: 'in-production',
      balanceRequest: {
        dueOn: '2026-11-20',
        smallestPart: '100.00',
        isOverdue: true,
        askedAt: '2026-11-06T10:00:00.000Z',
        by: 'Alison',
      },
    }),
    'asking for the balance': open({ stage: 'measured', payment: 'paid' }, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Ask for balance…' }));
      await screen.findByRole('dialog');
    }),
    'recording a payment, with all that can be wrong': open(
      { customerEmail: null },
      async ({ user, screen }) => {
        await user.click(screen.getByRole('button', { name: 'Record payment…' }));
        const amount = await screen.findByLabelText('Amount');
        await user.clear(amount);
        await user.type(amount, '450');
        await user.click(screen.getByRole('button', { name: 'Record £450.00' }));
        await screen.findByText('Please choose how it was paid');
      },
    ),
    'taking a payment back': open(
      { ledger: aLedger({ entries: [anEntry({ means: 'cash', canBeUndone: true })] }) },
      async ({ user, screen }) => {
        await user.click(screen.getByRole('button', { name: 'Take back £47.70, cash' }));
        await screen.findByRole('dialog');
      },
    ),
    'an order being cancelled, partly by hand': cancelling(aQuoteDetail(), {
      [paths.quoteCancelling(id)]: answers.ok({
        ...aCancelling,
        toCard: '47.70',
        canCustomerCancel: false,
        isAsked: true,
      }),
    }),
    'two tops of an order being cancelled': cancelling(
      ofManyTops,
      {
        [paths.quoteCancelling(id)]: answers.ok(aCancelling),
        [`${paths.quoteCancelling(id)}?quoteIds=${id},top1`]: answers.ok({
          ...aCancelling,
          received: '6130.00',
          givenBack: '5630.00',
        }),
      },
      async ({ user, screen }) => {
        await user.click(screen.getByRole('checkbox', { name: /VT-26-00413/ }));
        await screen.findByText('£6,130.00');
      },
    ),
    'the last ticked top of an order': cancelling(
      ofManyTops,
      { [paths.quoteCancelling(id)]: answers.ok(aCancelling) },
      ({ user, screen }) => user.click(screen.getByRole('checkbox', { name: /VT-26-00412/ })),
    ),
    'tops of which it is not known what is given back': cancelling(
      ofManyTops,
      {
        [paths.quoteCancelling(id)]: answers.ok(aCancelling),
        [`${paths.quoteCancelling(id)}?quoteIds=${tops.map((top) => top.id).join()}`]: answers.unreachable(),
      },
      async ({ user, screen }) => {
        await user.click(screen.getByRole('checkbox', { name: 'All tops £19,432.20' }));
        await screen.findByText('What is given back could not be looked up');
      },
    ),
    'photos of a finished top': open({
      stage: 'ready',
      attachments: ['one', 'two'].map((name) => ({
        id: name,
        name: `${name}.jpg`,
        type: 'image/jpeg',
        size: 340_000,
        ofFinishedTop: true,
        url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
        createdAt: '2026-11-21T10:42:00.000Z',
      })),
    }),
    'refund, without a reason': open({}, async ({ user, screen }) => {
      await user.click(screen.getByRole('button', { name: 'Refund…' }));
      await user.click(await screen.findByRole('button', { name: 'Refund £47.70' }));
      await screen.findByText('Please say why');
    }),
  },
};
