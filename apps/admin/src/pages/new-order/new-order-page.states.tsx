import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { anUnorderedQuote } from '../../features/orders/testing/a-quote';
import { adminAt, type AdminUiState, type AdminUiStates } from '../../testing/admin-at';

const first = anUnorderedQuote({ totalPrice: '507.40' });
const second = anUnorderedQuote({
  id: 'mLSwY2vXZwqkrDQuVyeBfQ',
  reference: 'VT-26-00413',
  color: { ...first.color, name: 'Statuario Venato Extra Bookmatched', hexCode: '#e7e6e2' },
  quantity: 24,
  totalPrice: '6494.40',
});

const taking = (play?: AdminUiState['play'], answer: MockResponse = mockResponses.ok(second)) =>
  adminAt(`/admin/orders/new?quotes=${first.id},${second.id}`, {
    api: (api) =>
      api
        .on('GET', paths.adminQuote(first.id), mockResponses.ok(first))
        .on('GET', paths.adminQuote(second.id), answer)
        .on('POST', paths.adminOrders, mockResponses.refused('order/ordered-already')),
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: take an order',
  states: {
    'of no quote yet': adminAt('/admin/orders/new', {
      play: ({ screen }) => screen.findByText(/^Add a quote/),
    }),
    'delivery and a transfer': taking(async ({ user, screen }) => {
      await user.click(await screen.findByRole('radio', { name: 'Delivery £35.00' }));
    }),
    'nothing filled in': taking(async ({ user, screen }) => {
      await user.clear(await screen.findByLabelText('Name'));
      await user.click(screen.getByRole('radio', { name: 'Delivery £35.00' }));
      await user.click(screen.getByRole('button', { name: 'Take the order' }));
      await screen.findByText('Please enter the name');
    }),
    'taken meanwhile': taking(async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Take the order' }));
      await screen.findByText(/is ordered already/);
    }),
    loading: taking(undefined, mockResponses.never()),
    failed: taking(
      ({ screen }) => screen.findByRole('button', { name: 'Try again' }),
      mockResponses.unreachable(),
    ),
  },
};
