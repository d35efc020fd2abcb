import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { fiveMaterials, tradeCustomersResponse } from './testing/trade-customers';

const tradePage = (trade: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/trade', {
    api: (api) =>
      api
        .on('GET', paths.tradeCustomers, trade)
        .on('GET', paths.materials, mockResponses.ok(fiveMaterials))
        .on('POST', paths.tradeCustomers, mockResponses.refused('trade/email-taken')),
    play,
  });
const tradeResponse = mockResponses.ok(tradeCustomersResponse());
const actions = 'Actions for Marsh Bathrooms Ltd';

export const states: AdminUiStates = {
  title: 'Admin: trade prices',
  states: {
    loading: tradePage(mockResponses.never()),
    failed: tradePage(mockResponses.text(503, ''), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
    empty: tradePage(mockResponses.ok(tradeCustomersResponse({ customers: [], floor: null })), ({ screen }) =>
      screen.findByText('No trade customers yet'),
    ),
    default: tradePage(tradeResponse, ({ screen }) => screen.findByText('Marsh Bathrooms Ltd')),
    'edit dialog': tradePage(tradeResponse, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: actions }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      await screen.findByRole('dialog', { name: 'Edit Marsh Bathrooms Ltd' });
    }),
    'edit dialog, email already in use': tradePage(tradeResponse, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Add trade customer' }));
      await user.type(await screen.findByLabelText('Company'), 'Marsh');
      await user.type(screen.getByLabelText('Contact’s email'), 'ana@marsh.example');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText(/with this email address already/);
    }),
    'lowest price dialog': tradePage(tradeResponse, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Change' }));
      await screen.findByRole('dialog', { name: 'Lowest price' });
    }),
    'deactivate link dialog': tradePage(tradeResponse, async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: actions }));
      await user.click(await screen.findByRole('menuitem', { name: 'Deactivate link' }));
      await screen.findByRole('alertdialog');
    }),
  },
};
