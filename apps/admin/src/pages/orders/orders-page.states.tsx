import { paths, type AdminOrderRow, type AdminQuoteDetail } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import {
  anOrderRow,
  aPaidDeposit,
  aQuote,
  aQuoteDetail,
  aQuoteRow,
  aRefund,
  aSummary,
} from '../../features/orders/testing/a-quote';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const { id } = aQuote();
const okafor = { customerName: 'Okafor Interiors', customerEmail: null, customerPhone: null };
const stone = (name: string, hexCode: string) => ({ name, hexCode, imageUrl: null });
const emperador = stone('Emperador Dark', '#4b3329');
const nero = stone('Nero Marquina', '#1b1b1d');
const travertino = stone('Travertino Navona', '#d9cbb4');
const glacier = stone('Glacier White', '#f0f0ee');
const oneTop = { count: 1, quantity: 1, cancelled: 0, length: 1480, width: 360 };
const awaitedDeposit = { amount: '81.30', method: 'bank-transfer', isLate: false } as const;
const next = {
  task: null,
  appointment: null,
  awaitedDeposit: null,
  balance: '429.30',
  balanceDue: null,
  unpaidSince: null,
  refunded: '0.00',
};
const rows: AdminOrderRow[] = [
  anOrderRow({
    next: { ...next, task: { kind: 'call-customer', dueAt: '2126-11-22T08:42:00.000Z', isOverdue: false } },
  }),
  aQuoteRow({ id: 'q2', reference: 'VT-26-00411' }),
  anOrderRow({
    id: 'o2',
    reference: 'OR-26-00032',
    price: '704.40',
    customerName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
    tops: {
      ...oneTop,
      colors: [stone('Calacatta Gold', '#e8e4dc'), glacier],
      count: 2,
      quantity: 2,
      cancelled: 1,
    },
    next: { ...next, task: { kind: 'call-customer', dueAt: '2026-11-20T17:10:00.000Z', isOverdue: true } },
  }),
  anOrderRow({
    id: 'o3',
    reference: 'OR-26-00033',
    state: 'awaiting-deposit',
    price: '813.00',
    channel: 'phone',
    customerName: 'Peter Lowe',
    customerEmail: null,
    customerPhone: null,
    tops: { ...oneTop, colors: [nero, travertino], count: 2, quantity: 2 },
    next: { ...next, awaitedDeposit: { ...awaitedDeposit, dueOn: '2126-12-07' } },
  }),
  aQuoteRow({
    id: 'q3',
    reference: 'VT-26-00409',
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    validUntil: '2026-11-01T00:00:00.000Z',
  }),
  anOrderRow({ id: 'o4', reference: 'OR-26-00027', state: 'measured' }),
  anOrderRow({
    id: 'o5',
    reference: 'OR-26-00029',
    state: 'in-production',
    price: '17524.20',
    ...okafor,
    jobName: 'Flats 12 to 24, Abbey Street, second fix, all bathrooms',
    tops: { ...oneTop, colors: [emperador, travertino, glacier], count: 4, quantity: 24 },
    next: { ...next, balanceDue: { amount: '15771.78', dueOn: '2126-12-10', isOverdue: false } },
  }),
  anOrderRow({
    id: 'o6',
    reference: 'OR-26-00022',
    state: 'delivered',
    price: '583.94',
    tops: { ...oneTop, colors: [travertino] },
    next: { ...next, balance: '525.55', unpaidSince: '2024-11-27T12:00:00.000Z' },
  }),
  anOrderRow({
    id: 'o7',
    reference: 'OR-26-00019',
    state: 'cancelled',
    price: '468.90',
    next: { ...next, balance: '0.00', refunded: '46.89' },
  }),
  aQuoteRow({ id: 'q4', reference: 'VT-26-00408', status: 'declined' }),
  aQuoteRow({
    id: 'q6',
    reference: 'VT-26-00406',
    currentQuote: { id: 'q3', reference: 'VT-26-00409', isNewer: true },
  }),
];

interface OrdersStateOptions {
  list?: MockResponse;
  detail?: MockResponse;
  other?: Record<string, MockResponse>;
  play?: AdminUiState['play'];
}
const orders = (
  query: string,
  { list = mockResponses.list(rows, 24), detail, other = {}, play }: OrdersStateOptions = {},
) =>
  adminUiState(`/admin${query}`, {
    api: (api) => {
      const search = new URLSearchParams(query);
      search.delete('item');
      api
        .on('GET', paths.adminOrderSummary, mockResponses.ok(aSummary))
        .on('GET', paths.adminOrders + (search.size > 0 ? `?${search.toString()}` : ''), list);
      for (const [address, answer] of Object.entries(other)) api.on('GET', address, answer);
      if (detail) api.on('GET', paths.adminQuote(id), detail);
    },
    play,
  });
const quotePanel = (changes: Partial<AdminQuoteDetail> = {}, play?: AdminUiState['play']) =>
  orders(`?item=${id}`, {
    detail: mockResponses.ok(aQuoteDetail(changes)),
    play: async (context) => {
      await context.screen.findByText('Total inc. VAT');
      await play?.(context);
    },
  });

export const states: AdminUiStates = {
  title: 'Admin: orders',
  states: {
    default: orders('', { play: ({ screen }) => screen.findAllByText('Okafor Interiors') }),
    loading: orders('', { list: mockResponses.never() }),
    failed: orders('', {
      list: mockResponses.unreachable(),
      play: ({ screen }) => screen.findByRole('button', { name: 'Try again' }),
    }),
    'filter menu open': orders('', {
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Status' }));
        await screen.findByRole('menuitemradio', { name: 'Awaiting deposit' });
      },
    }),
    'overdue only': orders('?show=overdue', {
      list: mockResponses.list(rows.slice(7, 8)),
      play: ({ screen }) => screen.findByRole('button', { name: 'Overdue 1' }),
    }),
    'no search results': orders('?search=patel', {
      list: mockResponses.list([]),
      play: ({ screen }) => screen.findByText('No results'),
    }),
    'quote open': quotePanel(),
    'quote open, payments pending': quotePanel({
      isAdjusted: true,
      isSuperseded: true,
      replacedBy: { id: 'q9', reference: 'VT-26-00500', totalPrice: '475.21', state: 'agreed' },
      lines: [
        ...aQuoteDetail().lines,
        { kind: 'adjustment', label: 'Goodwill, for the wait', calculation: '', amount: '-20.00' },
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
    'quote open, part of a large job': quotePanel({
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
    'job dialog': quotePanel({}, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Create a job…' }));
      await screen.findByRole('dialog');
    }),
    'deleted quote open': quotePanel({ deletedAt: '2026-11-21T12:00:00.000Z', deposits: [], timeline: [] }),
    'quote not found': orders(`?item=${id}`, {
      detail: mockResponses.refused('quote/not-found'),
      play: ({ screen }) => screen.findByText('Quote not found'),
    }),
    'actions menu open': quotePanel({}, async ({ user, screen }) => {
      await user.click(screen.getByRole('button', { name: 'Actions for VT-26-00412' }));
      await screen.findByRole('menuitem', { name: 'Delete' });
    }),
    'follow-up dialog': quotePanel({}, async ({ user, screen }) => {
      await user.click(screen.getByRole('button', { name: 'Send follow-up' }));
      await screen.findByRole('dialog');
    }),
    'refund, without a reason': quotePanel({}, async ({ user, screen }) => {
      await user.click(screen.getByRole('button', { name: 'Refund…' }));
      await user.click(await screen.findByRole('button', { name: 'Refund £47.70' }));
      await screen.findByText('Please enter a reason');
    }),
  },
};
