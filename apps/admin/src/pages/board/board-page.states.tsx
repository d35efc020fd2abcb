import {
  boardColumns,
  type BoardCard,
  type BoardColumnName,
  type CurrentUserResponse,
  paths,
} from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { aCard, aColumn, aWorkload, aWorkloadWithColors } from '../../features/board/testing/a-card';
import { adminUiState, ownerUser, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const names = Object.keys(boardColumns) as BoardColumnName[];
const black = { name: 'Absolute Black', hexCode: '#22231f', imageUrl: null };
const unmeasured = { stage: 'to-measure', measuredAt: null } as const;

const aTop = (card: Partial<BoardCard> & Pick<BoardCard, 'id' | 'reference'>) =>
  aCard({ order: { id: card.id, reference: card.reference.replace('VT', 'OR') }, ...card });

const cards: Record<BoardColumnName, BoardCard[]> = {
  'to-measure': [
    aTop({ id: 'a1', reference: 'VT-26-00431', ...unmeasured, customerName: 'Tom Hadley' }),
    aTop({
      id: 'a2',
      reference: 'VT-26-00433',
      ...unmeasured,
      customerName: 'Wilhelmina Featherstonehaugh-Cholmondeley of Okafor Interiors',
      color: { name: 'Statuario Venato Extra Bookmatched', hexCode: '#e7e6e2', imageUrl: null },
      isDelivery: true,
    }),
    aTop({ id: 'a3', reference: 'VT-26-00436', ...unmeasured, customerName: null }),
  ],
  measured: [
    aCard(),
    aTop({
      id: 'b2',
      reference: 'VT-26-00427',
      customerName: 'Grace Hopper',
      color: black,
      material: 'Granite',
      quantity: 24,
      isDrawingUnsigned: true,
    }),
  ],
  'in-production': [
    aTop({ id: 'c1', reference: 'VT-26-00399', stage: 'in-production', customerName: 'Mina Shah' }),
    aTop({
      id: 'c2',
      reference: 'VT-26-00401',
      stage: 'in-production',
      measuredAt: null,
      isDelivery: true,
      holds: ['problem-reported', 'price-not-agreed'],
    }),
  ],
  ready: [aTop({ id: 'd1', reference: 'VT-26-00388', stage: 'ready', isDelivery: true })],
  'handed-over': [
    aTop({ id: 'e1', reference: 'VT-26-00370', stage: 'delivered', isDelivery: true }),
    aTop({ id: 'e2', reference: 'VT-26-00366', stage: 'collected', isCompleted: true }),
  ],
};

interface BoardStateOptions {
  column?: (name: BoardColumnName) => MockResponse;
  workload?: MockResponse;
  play?: AdminUiState['play'];
  role?: CurrentUserResponse['role'];
}
const defaultColumn = (name: BoardColumnName) =>
  mockResponses.ok(aColumn(cards[name], name === 'to-measure' ? 34 : cards[name].length));
const board = ({
  column = defaultColumn,
  workload = mockResponses.ok(aWorkload()),
  play,
  role,
}: BoardStateOptions = {}) =>
  adminUiState('/admin/board', {
    api: (api) => {
      if (role) api.on('GET', paths.currentUser, mockResponses.ok({ ...ownerUser, role }));
      api.on('GET', paths.workload, workload);
      for (const name of names)
        // The page sizes of desktop and phone.
        for (const limit of [20, 5]) api.on('GET', `${paths.boardColumn(name)}?limit=${limit}`, column(name));
    },
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: board',
  states: {
    default: board({ play: ({ screen }) => screen.findAllByText('Eleanor Marsh') }),
    'no weekly capacity set': board({
      workload: mockResponses.ok(aWorkload({ weeklySquareMetres: null })),
      play: ({ screen }) => screen.findByRole('button', { name: 'Set' }),
    }),
    'all colours of a week': board({
      workload: mockResponses.ok(
        aWorkloadWithColors(
          'Carrara White',
          'Absolute Black',
          'Calacatta Gold',
          'Terrazzo Bianco',
          'Star Galaxy Black',
          'Bianco Sparkle',
        ),
      ),
      play: async ({ user, screen }) => user.click(await screen.findByText('2 more colours')),
    }),
    loading: board({ column: mockResponses.never, workload: mockResponses.never() }),
    failed: board({
      column: mockResponses.unreachable,
      workload: mockResponses.unreachable(),
      play: ({ screen }) => screen.findAllByRole('button', { name: 'Try again' }),
    }),
    'one column failed': board({
      column: (name) => (name === 'ready' ? mockResponses.unreachable() : defaultColumn(name)),
      play: ({ screen }) => screen.findByRole('button', { name: 'Try again' }),
    }),
    empty: board({
      column: () => mockResponses.ok(aColumn()),
      play: ({ screen }) => screen.findByText('No orders yet'),
    }),
    'move menu open': board({
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Move OR-26-00388' }));
        await screen.findByRole('menuitem', { name: 'Delivered' });
      },
    }),
    'move not allowed': board({
      play: async ({ user, screen }) => {
        (await screen.findByRole('link', { name: 'OR-26-00431' })).focus();
        await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
        await screen.findByText(/^The sizes to cut are not agreed/);
      },
    }),
    'two tops selected': board({
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('checkbox', { name: 'Select OR-26-00031' }));
        await user.click(screen.getByRole('checkbox', { name: 'Select OR-26-00427' }));
        await screen.findByText('2 tops selected');
      },
    }),
    'workshop role': board({
      role: 'workshop',
      play: ({ screen }) => screen.findByText('VT-26-00412'),
    }),
    'workshop settings dialog': board({
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: 'Change' }));
        await screen.findByRole('dialog');
      },
    }),
  },
};
