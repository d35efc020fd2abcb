import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminAt, type AdminUiState, type AdminUiStates } from '../../testing/admin-at';
import { someMaterials, someTrade } from './testing/some-trade';

const at = (trade: MockResponse, play?: AdminUiState['play']) =>
  adminAt('/admin/trade', {
    api: (api) =>
      api
        .on('GET', paths.tradeCustomers, trade)
        .on('GET', paths.materials, mockResponses.ok(someMaterials))
        .on('POST', paths.tradeCustomers, mockResponses.refused('trade/email-taken')),
    play,
  });
const full = mockResponses.ok(someTrade());
const actions = 'Actions for Marsh Bathrooms Ltd';

export const states: AdminUiStates = {
  title: 'Admin: trade prices',
  states: {
    loading: at(mockResponses.never()),
    failed: at(mockResponses.text(503, ''), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
    empty: at(mockResponses.ok(someTrade({ customers: [], floor: null })), ({ screen }) =>
      screen.findByText('No trade customers yet'),
    ),
    full: at(full, ({ screen }) => screen.findByText('Marsh Bathrooms Ltd')),
    'being edited': at(full, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: actions }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      await screen.findByRole('dialog', { name: 'Edit Marsh Bathrooms Ltd' });
    }),
    'an address that is taken': at(full, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Add trade customer' }));
      await user.type(await screen.findByLabelText('Company'), 'Marsh');
      await user.type(screen.getByLabelText('Contact’s email'), 'ana@marsh.example');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText(/with this e-mail address already/);
    }),
    'lowest price': at(full, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Change' }));
      await screen.findByRole('dialog', { name: 'Lowest price' });
    }),
    'ending a link': at(full, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: actions }));
      await user.click(await screen.findByRole('menuitem', { name: 'End the link' }));
      await screen.findByRole('alertdialog');
    }),
  },
};
