import { paths, type AdminQuote } from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../lib/testing/render-admin';
import { OrdersPage } from './orders-page';

const quote: AdminQuote = {
  id: 'kLSwY2vXZwqkrDQuVyeBfQ',
  reference: 'VT-26-00412',
  status: 'approved',
  customerName: 'Eleanor Marsh',
  customerEmail: 'eleanor@example.co.uk',
  customerPhone: null,
  material: { name: 'Marble' },
  color: { name: 'Calacatta Gold', hexCode: '#eeeeee', imageUrl: null },
  thickness: { displayName: '20mm' },
  sinkType: null,
  cutout: null,
  notes: null,
  length: 1200,
  width: 350,
  area: '0.42',
  totalPrice: '477.00',
  createdAt: '2026-11-21T10:42:00.000Z',
  validUntil: '2026-12-22T00:00:00.000Z',
  channel: 'web',
  expectedDeposit: '47.70',
  receivedDeposit: '47.70',
  deposit: {
    id: 'd',
    paymentStatus: 'paid',
    depositAmount: '47.70',
    createdAt: '2026-11-21T10:50:00.000Z',
  },
  isAdjusted: false,
  isMeasured: false,
  isSuperseded: false,
  deletedAt: null,
  attachmentCount: 1,
  attachments: [
    {
      id: 'a',
      name: 'bathroom.jpg',
      type: 'image/jpeg',
      size: 340_000,
      url: '/api/admin/attachments/a',
      createdAt: '2026-11-21T10:42:00.000Z',
    },
  ],
};

it('shows what was quoted in millimetres, what it costs, and how deposit and order stand (D29)', async () => {
  new FakeServer().on(
    'GET',
    paths.adminQuotes,
    answers.list([quote, { ...quote, id: 'x', deposit: null }], 2),
  );
  renderAdmin(<OrdersPage />);

  await screen.findAllByText('Eleanor Marsh');
  const [, first, second] = screen.getAllByRole('row');
  for (const words of [
    'Eleanor Marsh',
    'Calacatta Gold',
    'Marble, 20mm',
    '1200 × 350',
    '£477.00',
    'Paid',
    '£47.70',
    'Approved',
  ])
    expect(first).toHaveTextContent(words);
  expect(second).toHaveTextContent('No DepositNeeds follow-up');
  expect(screen.getByText('1 to 2 of 2')).toBeVisible();
});

it('leads to the page that the customer sees, and copies its link', async () => {
  new FakeServer().on('GET', paths.adminQuotes, answers.list([quote]));
  const user = userEvent.setup();
  renderAdmin(<OrdersPage />);
  const address = `${window.location.origin}/quote/${quote.id}`;

  const link = await screen.findByRole('link', { name: 'Open VT-26-00412 in a new tab' });
  expect(link).toHaveAttribute('href', address);
  await user.click(screen.getByRole('button', { name: 'Actions for VT-26-00412' }));
  expect(await screen.findByRole('menuitem', { name: 'bathroom.jpg' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Copy its link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe(address);
});

it('filters by status in the page’s address', async () => {
  const api = new FakeServer()
    .on('GET', paths.adminQuotes, answers.list([quote]))
    .on('GET', `${paths.adminQuotes}?status=declined`, answers.list([]));
  renderAdmin(<OrdersPage />);
  const chips = within(await screen.findByRole('group', { name: 'Status' }));
  await userEvent.click(chips.getByRole('button', { name: 'Declined' }));

  expect(await screen.findByText('Nothing matches')).toBeVisible();
  expect(window.location.search).toBe('?status=declined');
  expect(api.requests.map(({ path }) => path)).toEqual([
    paths.adminQuotes,
    `${paths.adminQuotes}?status=declined`,
  ]);
});
