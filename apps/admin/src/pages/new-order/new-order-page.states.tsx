import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { anUnorderedQuote } from '../../features/orders/testing/a-quote';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const first = anUnorderedQuote({ totalPrice: '507.40' });
const second = anUnorderedQuote({
  id: 'mLSwY2vXZwqkrDQuVyeBfQ',
  reference: 'VT-26-00413',
  color: { ...first.color, name: 'Statuario Venato Extra Bookmatched', hexCode: '#e7e6e2' },
  quantity: 24,
  totalPrice: '6494.40',
});

const newOrder = (play?: AdminUiState['play'], answer: MockResponse = mockResponses.ok(second)) =>
  adminUiState(`/admin/orders/new?quotes=${first.id},${second.id}`, {
    api: (api) =>
      api
        .on('GET', paths.adminQuote(first.id), mockResponses.ok(first))
        .on('GET', paths.adminQuote(second.id), answer)
        .on('POST', paths.adminOrders, mockResponses.refused('order/ordered-already')),
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: new order',
  states: {
    'without quotes': adminUiState('/admin/orders/new', {
      play: ({ screen }) => screen.findByText(/^No top yet/),
    }),
    'delivery, paid by bank transfer': newOrder(async ({ user, screen }) => {
      await user.click(await screen.findByRole('radio', { name: 'Delivery £35.00' }));
    }),
    'validation errors': newOrder(async ({ user, screen }) => {
      await user.clear(await screen.findByLabelText('Name'));
      await user.click(screen.getByRole('radio', { name: 'Delivery £35.00' }));
      await user.click(screen.getByRole('button', { name: 'Create order' }));
      await screen.findByText('Please enter the name');
    }),
    'quote ordered in the meantime': newOrder(async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Create order' }));
      await screen.findByText(/is ordered already/);
    }),
    loading: newOrder(undefined, mockResponses.never()),
    failed: newOrder(
      ({ screen }) => screen.findByRole('button', { name: 'Try again' }),
      mockResponses.unreachable(),
    ),
  },
};
