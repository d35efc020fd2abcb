import { paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { companySettings, notOpen, phoneChanged } from './testing/company-settings';

const companyPage = (settings: MockResponse, play?: AdminUiState['play']) =>
  adminUiState('/admin/company', {
    api: (api) =>
      api.on('GET', paths.company, settings).on(
        'PUT',
        paths.company,
        mockResponses.refused('company/not-complete', {
          fields: [
            { field: 'bannerLastDay', message: 'Enter the last day of the offer, or remove the banner.' },
          ],
        }),
      ),
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: company',
  states: {
    loading: companyPage(mockResponses.never()),
    failed: companyPage(mockResponses.text(503, ''), ({ screen }) =>
      screen.findByRole('button', { name: 'Try again' }),
    ),
    'changed lately': companyPage(
      mockResponses.ok(companySettings({ lastChange: phoneChanged })),
      ({ screen }) => screen.findByRole('button', { name: 'Undo' }),
    ),
    'not open yet': companyPage(mockResponses.ok(notOpen), ({ screen }) =>
      screen.findByText('The shop is not open yet'),
    ),
    'banner without a last day': companyPage(
      mockResponses.ok(companySettings()),
      async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Save changes' }));
        await screen.findByText(/Enter the last day/);
      },
    ),
  },
};
