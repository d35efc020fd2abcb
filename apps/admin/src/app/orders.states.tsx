import { paths, type AdminQuote, type AdminQuoteDetail } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import { aPaidDeposit, aQuote, aQuoteDetail, aRefund, aSummary } from '../features/orders/testing/a-quote';
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
    'refund, without a reason': open({}, async ({ user, screen }) => {
      await user.click(screen.getByRole('button', { name: 'Refund…' }));
      await user.click(await screen.findByRole('button', { name: 'Refund £47.70' }));
      await screen.findByText('Please say why');
    }),
  },
};
