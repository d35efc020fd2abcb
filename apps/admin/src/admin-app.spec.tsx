import { sessionHintCookie } from '@app/contracts';
import { render, screen } from '@testing-library/react';
import { AdminApp } from './admin-app';

const realFetch = globalThis.fetch;
const hint = (value: string) => (document.cookie = `${sessionHintCookie}=${value}; path=/`);

/** The API's answer to who is signed in. */
function answer(status: number, user: object) {
  globalThis.fetch = () =>
    Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(user) } as Response);
}

afterEach(() => {
  globalThis.fetch = realFetch;
  document.cookie = `${sessionHintCookie}=; path=/; max-age=0`;
});

it('lets nobody in who is not signed in, and shows no door that does not open', () => {
  render(<AdminApp basePath="/admin" />);

  expect(screen.getByRole('heading', { name: 'Admin Access Required' })).toBeInTheDocument();
  expect(screen.getByText('You need administrator privileges to access this area.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('says that it is loading until it knows, then lets an admin in', async () => {
  hint('1');
  answer(200, { firstName: 'Alison', email: 'alison@example.com', isAdmin: true });
  render(<AdminApp basePath="/admin" />);

  expect(screen.getByText('Loading admin panel...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  expect(screen.getByText('Signed in as Alison, alison@example.com.')).toBeVisible();
});

it.each([
  ['whose session has ended', 401, {}],
  ['who is no admin', 200, { firstName: 'Tom', email: 'tom@example.com', isAdmin: false }],
])('shows the gate to somebody %s', async (_, status, user) => {
  hint('1');
  answer(status, user);
  render(<AdminApp basePath="/admin" />);

  expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
});
