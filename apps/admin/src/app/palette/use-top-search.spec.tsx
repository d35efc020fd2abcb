import { boardColumns, type BoardColumnName, paths } from '@app/contracts';
import { FakeServer, mockResponses } from '@app/web-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aColumn } from '../../features/board/testing/a-card';
import { renderAdmin } from '../../testing/render-admin';
import { CommandPalette } from './command-palette';

const worker = { firstName: 'Tom', email: 'tom@example.com', isAdmin: true, role: 'workshop' } as const;

it.each(['VT-26-00412', 'OR-26-00031', '1194'])(
  'the workshop finds the tops of the board by %s',
  async (typed) => {
    const api = new FakeServer();
    for (const name of Object.keys(boardColumns) as BoardColumnName[])
      api.on(
        'GET',
        `${paths.boardColumn(name)}?limit=200`,
        mockResponses.ok(aColumn(name === 'measured' ? [aCard({ customerName: null })] : [])),
      );
    renderAdmin(<CommandPalette />, { at: '/board', user: worker });
    const user = userEvent.setup({ delay: null });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Find or do' });
    await user.keyboard(typed);
    expect(await screen.findByRole('option', { name: /^VT-26-00412, OR-26-00031/ })).toBeVisible();
  },
);
