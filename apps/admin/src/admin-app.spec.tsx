import { paths, sessionHintCookie } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { render, screen } from '@testing-library/react';
import { version } from 'react';
import { AdminApp, contract } from './admin-app';
import { ownerUser, adminCounts } from './testing/admin-ui-state';

const hint = (value: string) => (document.cookie = `${sessionHintCookie}=${value}; path=/`);

let api: FakeServer;
beforeEach(() => {
  api = new FakeServer()
    .on('GET', paths.adminCounts, mockResponses.ok(adminCounts))
    .on('POST', paths.previewMigration, mockResponses.never());
  window.history.replaceState(null, '', '/admin/migration');
});
afterEach(() => {
  document.cookie = `${sessionHintCookie}=; path=/; max-age=0`;
});

it('asks signed-out visitors to sign in without calling the API', () => {
  render(<AdminApp basePath="/admin" />);

  expect(screen.getByRole('heading', { name: 'Admin Access Required' })).toBeInTheDocument();
  expect(screen.getByText('You need administrator privileges to access this area.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(api.requests).toEqual([]);
});

it('shows a loading message, then the admin panel to an admin', async () => {
  hint('1');
  api.on('GET', paths.currentUser, mockResponses.ok(ownerUser));
  render(<AdminApp basePath="/admin" />);

  expect(screen.getByText('Loading admin panel...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Data Migration Center' })).toBeVisible();
});

it('shows the migration page at /migrate after signing in (D26)', async () => {
  window.history.replaceState(null, '', '/migrate');
  const { unmount } = render(<AdminApp basePath="/migrate" />);
  expect(screen.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
  unmount();

  hint('1');
  api.on('GET', paths.currentUser, mockResponses.ok(ownerUser));
  render(<AdminApp basePath="/migrate" />);

  expect(await screen.findByRole('heading', { name: 'Data Migration Center' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Migration' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Colors' })).toHaveAttribute('href', '/admin/colors');
});

it.each([
  ['whose session has ended', mockResponses.refused('auth/signed-out')],
  ['who is not an admin', mockResponses.ok({ ...ownerUser, isAdmin: false })],
  ['who cannot be loaded', mockResponses.unreachable()],
])('asks a user %s to sign in as an admin', async (_, answer) => {
  hint('1');
  api.on('GET', paths.currentUser, answer);
  render(<AdminApp basePath="/admin" />);

  expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
});

it('exports the contract number, which must change with the major version of React', () => {
  expect({ contract, react: version.split('.')[0] }).toEqual({ contract: 1, react: '19' });
});
