import { paths } from '@app/contracts';
import { answers, type Answer } from '@app/web-client/testing';
import { anUnorderedQuote } from '../../features/orders/testing/a-quote';
import { adminAt, type AdminState, type AdminStates } from '../../testing/admin-at';

const first = anUnorderedQuote({ totalPrice: '507.40' });
const second = anUnorderedQuote({
  id: 'mLSwY2vXZwqkrDQuVyeBfQ',
  reference: 'VT-26-00413',
  color: { ...first.color, name: 'Statuario Venato Extra Bookmatched', hexCode: '#e7e6e2' },
  quantity: 24,
  totalPrice: '6494.40',
});

const taking = (visit?: AdminState['visit'], answer: Answer = answers.ok(second)) =>
  adminAt(`/admin/orders/new?quotes=${first.id},${second.id}`, {
    api: (api) =>
      api
        .on('GET', paths.adminQuote(first.id), answers.ok(first))
        .on('GET', paths.adminQuote(second.id), answer)
        .on('POST', paths.adminOrders, answers.refused('order/ordered-already')),
    visit,
  });

export const states: AdminStates = {
  part: 'Admin: take an order',
  states: {
    'of no quote yet': adminAt('/admin/orders/new', {
      visit: ({ screen }) => screen.findByText(/^Add a quote/),
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
    'loading for ever': taking(undefined, answers.never()),
    failed: taking(({ screen }) => screen.findByRole('button', { name: 'Try again' }), answers.unreachable()),
  },
};
