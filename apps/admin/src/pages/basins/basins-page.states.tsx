import { paths } from '@app/contracts';
import { mockResponses } from '@app/web-client/testing';
import { adminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { aBasin } from './testing/a-basin';

const oval = aBasin({
  template: `/api/basins/templates/${'a'.repeat(64)}.pdf`,
  size: { ...aBasin().size, holes: [{ rightMm: 0, behindMm: 155, diameterMm: 35 }] },
});
const basins = [
  oval,
  aBasin({
    id: 4,
    name: 'Tray 420 with a name that does not end before the table does',
    type: 'vessel',
    size: { ...oval.size, shape: 'rectangle', radiusMm: 20, cutoutLengthMm: 45, cutoutWidthMm: 45 },
    isActive: false,
  }),
];

const page = (query: string, given: Parameters<typeof adminUiState>[1] = {}) =>
  adminUiState(`/admin/basins${query}`, {
    ...given,
    api: (server) => {
      server
        .on('GET', paths.catalogueWarnings, mockResponses.ok([]))
        .on('GET', paths.adminItems('basins'), mockResponses.list(basins));
      given.api?.(server);
    },
  });

export const states: AdminUiStates = {
  title: 'Admin: basins',
  states: {
    list: page('', { play: ({ screen }) => screen.findByText('Oval 430') }),
    loading: page('', { api: (api) => api.on('GET', paths.adminItems('basins'), mockResponses.never()) }),
    empty: page('', {
      api: (api) => api.on('GET', paths.adminItems('basins'), mockResponses.list([])),
      play: ({ screen }) => screen.findByText('Nothing added yet'),
    }),
    'one open': page('?item=3', { play: ({ screen }) => screen.findByRole('link', { name: 'Download' }) }),
    'a new one, rejected': page('?item=new', {
      play: async ({ user, screen }) => {
        await user.click((await screen.findAllByRole('button', { name: 'Add basin' })).at(-1)!);
        await screen.findByText('Please enter its maker');
      },
    }),
  },
};
