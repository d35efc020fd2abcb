import { paths, sessionHintCookie } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { render, screen } from '@testing-library/react';
import { version } from 'react';
import { AdminApp, contract } from './admin-app';
import { alison, counts } from './testing/admin-at';

const hint = (value: string) => (document.cookie = `${sessionHintCookie}=${value}; path=/`);

let api: FakeServer;
beforeEach(() => {
  api = new FakeServer()
    .on('GET', paths.adminCounts, mockResponses.ok(counts))
    .on('POST', paths.previewMigration, mockResponses.never());
  window.history.replaceState(null, '', '/admin/migration');
});
afterEach(() => {
  document.cookie = `${sessionHintCookie}=; path=/; max-age=0`;
});

it('shows the gate to signed-out visitors without calling the API', () => {
  render(<AdminApp basePath="/admin" />);

  expect(screen.getByRole('heading', { name: 'Admin Access Required' })).toBeInTheDocument();
  expect(screen.getByText('You need administrator privileges to access this area.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(api.requests).toEqual([]);
});

it('shows that it is loading, then the panel to an admin', async () => {
  hint('1');
  api.on('GET', paths.currentUser, mockResponses.ok(alison));
  render(<AdminApp basePath="/admin" />);

  expect(screen.getByText('Loading admin panel...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Data Migration Center' })).toBeVisible();
});

it('shows the migration page at /migrate, and the gate to signed-out visitors (D26)', async () => {
  window.history.replaceState(null, '', '/migrate');
  const { unmount } = render(<AdminApp basePath="/migrate" />);
  expect(screen.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
  unmount();

  hint('1');
  api.on('GET', paths.currentUser, mockResponses.ok(alison));
  render(<AdminApp basePath="/migrate" />);

  expect(await screen.findByRole('heading', { name: 'Data Migration Center' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Migration' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Colors' })).toHaveAttribute('href', '/admin/colors');
});

it.each([
  ['whose session has ended', mockResponses.refused('auth/signed-out')],
  ['who is no admin', mockResponses.ok({ ...alison, isAdmin: false })],
  ['whom the API cannot tell', mockResponses.unreachable()],
])('shows the gate to a user %s', async (_, answer) => {
  hint('1');
  api.on('GET', paths.currentUser, answer);
  render(<AdminApp basePath="/admin" />);

  expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
});

it('exports the contract number, which a new major version of React must raise', () => {
  expect({ contract, react: version.split('.')[0] }).toEqual({ contract: 1, react: '19' });
});
