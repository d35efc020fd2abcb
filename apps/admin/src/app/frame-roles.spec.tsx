import { boardColumns, type BoardColumnName, paths } from '@app/contracts';
import { mockResponses } from '@app/web-client/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminApp } from '../admin-app';
import { aCard, aColumn, aWorkload } from '../features/board/testing/a-card';
import { ownerUser } from '../testing/admin-ui-state';
import { setUpFrame } from './testing/set-up-frame';

const frame = setUpFrame();
const { open, navigateTo } = frame;

describe('what each role sees', () => {
  it('shows the office everything but users, cancellation rules and data migration', async () => {
    frame.api.on('GET', paths.currentUser, mockResponses.ok({ ...ownerUser, role: 'office' }));
    const { user } = await open('/admin/nowhere');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).not.toContain('Data Migration');
    expect(screen.getAllByRole('tab')).toHaveLength(8);
    const pages = within(screen.getByRole('navigation'));
    await user.click(pages.getByRole('button', { name: 'Settings' }));
    expect(pages.queryByRole('link', { name: /Users|Cancelling/ })).not.toBeInTheDocument();
    expect(pages.getByRole('link', { name: 'Hours and visits' })).toBeVisible();
    expect(pages.getByRole('link', { name: /Money/ })).toBeVisible();
    await navigateTo('/admin/users');
    expect(screen.queryByRole('heading', { name: 'Users' })).not.toBeInTheDocument();
  });

  it('shows the workshop only the board, without customers and without moving', async () => {
    frame.api.on('GET', paths.currentUser, mockResponses.ok({ ...ownerUser, role: 'workshop' }));
    frame.api.on('GET', paths.workload, mockResponses.ok(aWorkload()));
    for (const name of Object.keys(boardColumns) as BoardColumnName[]) {
      const cards = name === 'measured' ? [aCard({ customerName: null })] : [];
      for (const limit of [5, 20])
        frame.api.on('GET', `${paths.boardColumn(name)}?limit=${limit}`, mockResponses.ok(aColumn(cards)));
    }
    window.history.replaceState(null, '', '/admin');
    const user = userEvent.setup();
    render(<AdminApp basePath="/admin" />);
    expect(await screen.findByText('VT-26-00412')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Board']);
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(screen.queryByText('No contact details')).not.toBeInTheDocument();
    expect(frame.api.sent('GET', paths.adminCounts)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /OR-26-00031/ }));
    expect(screen.getByRole('link', { name: /[Jj]ob sheet/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/admin/job-sheets?quotes='),
    );
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog'));
    expect(await palette.findByRole('option', { name: 'Board' })).toBeVisible();
    expect(palette.queryByRole('option', { name: /Money|Users|Add/ })).not.toBeInTheDocument();
  });

  it('shows a fitter only the visits, not the office’s calendar', async () => {
    frame.api
      .on('GET', paths.currentUser, mockResponses.ok({ ...ownerUser, role: 'fitter' }))
      .on('GET', paths.visits, mockResponses.never());
    window.history.replaceState(null, '', '/admin');
    render(<AdminApp basePath="/admin" />);
    const pages = within(await screen.findByRole('navigation'));
    expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['My visits']);
    // The address that opens without a connection.
    await waitFor(() => expect(window.location.pathname).toBe('/admin/visits'));
  });
});
