import { acrossElements } from '@app/ui/testing';
import { paths, sessionHintCookie, type CurrentUserResponse } from '@app/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetCurrentUser } from '../features/sign-in/session';
import { mockResponses, FakeApi } from '../testing/fake-api';
import { Account } from './account';
import { PageToasts } from './page-toasts';

const alison: CurrentUserResponse = {
  firstName: 'Alison',
  email: 'alison@example.com',
  isAdmin: true,
  role: 'owner',
};
const signedOut = () => (document.cookie = `${sessionHintCookie}=; max-age=0`);

beforeEach(() => {
  // jsdom has the dialog element without its methods; the loading notice is one.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  act(resetCurrentUser);
  signedOut();
});

async function openFooter() {
  await act(async () => {
    render(
      <>
        <Account />
        <PageToasts />
      </>,
    );
    await Promise.resolve();
  });
}

async function openDialog() {
  const user = userEvent.setup();
  await openFooter();
  await act(async () => {
    screen.getByRole('button', { name: 'Sign In' }).click();
    await Promise.resolve();
  });
  const dialog = await screen.findByRole('dialog', { name: 'Admin Sign In' });
  return { user, dialog };
}

const fillIn = async (user: ReturnType<typeof userEvent.setup>, email: string, password: string) => {
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
};

it('shows an admin the link to the panel, and requests the user at most every five minutes', async () => {
  document.cookie = `${sessionHintCookie}=1`;
  const api = new FakeApi().on('GET', paths.currentUser, mockResponses.ok(alison));
  // Fixed time, however long a busy machine takes.
  let nowMs = performance.now();
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  await openFooter();

  expect(await screen.findByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();

  nowMs += 299_000;
  await openFooter();
  expect(api.sent('GET', paths.currentUser)).toHaveLength(1);
  nowMs += 1_000;
  await openFooter();
  await waitFor(() => expect(api.sent('GET', paths.currentUser)).toHaveLength(2));
  spy.mockRestore();
});

it('treats a 401 as signed out, without a message', async () => {
  document.cookie = `${sessionHintCookie}=1`;
  const api = new FakeApi().on('GET', paths.currentUser, mockResponses.refused('auth/signed-out'));
  await openFooter();

  await waitFor(() => expect(api.sent('GET', paths.currentUser)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Admin Panel' })).not.toBeInTheDocument();
});

it('shows errors on submit, and rechecks while typing', async () => {
  const api = new FakeApi();
  const { user } = await openDialog();
  await fillIn(user, 'alison@', '');

  expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(api.requests).toEqual([]);

  await user.type(screen.getByLabelText('Email'), 'example.com');
  expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
});

it('closes and clears the form when the sign-in succeeds', async () => {
  const api = new FakeApi().on('POST', paths.login, mockResponses.ok(alison));
  const { user, dialog } = await openDialog();
  await fillIn(user, ' alison@example.com ', 'secret stone');

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.sent('POST', paths.login)[0]?.body).toEqual({
    email: 'alison@example.com',
    password: 'secret stone',
  });
  expect(await screen.findByText('Login successful')).toBeInTheDocument();
  expect(screen.getByText('Welcome back, Alison')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Admin Panel' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus());

  api.on('POST', paths.logout, mockResponses.ok({}));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('greets users without a first name by email, and shows the panel only to admins', async () => {
  new FakeApi().on('POST', paths.login, mockResponses.ok({ ...alison, firstName: '', isAdmin: false }));
  const { user } = await openDialog();
  await fillIn(user, 'alison@example.com', 'secret stone');

  // When a dialog closes, its toasts are rendered again.
  await waitFor(() =>
    expect(screen.getByText(acrossElements('Welcome back, alison@example.com'))).toBeInTheDocument(),
  );
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Admin Panel' })).not.toBeInTheDocument();
});

it('asks for the code of the second factor after a correct password', async () => {
  const api = new FakeApi().on('POST', paths.login, mockResponses.refused('auth/code-needed'));
  const { user, dialog } = await openDialog();
  await fillIn(user, 'alison@example.com', 'secret stone');

  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByText('Please enter the code')).toBeInTheDocument();

  api.on('POST', paths.login, mockResponses.refused('auth/wrong-code'));
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(/This code is not right/)).toBeInTheDocument();

  api.on('POST', paths.login, mockResponses.ok(alison));
  await user.type(code, '{Control>}a{/Control}123456');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.sent('POST', paths.login).at(-1)?.body).toMatchObject({ password: 'secret stone' });
});

it('stays open, with its input, when the sign-in fails', async () => {
  new FakeApi().on('POST', paths.login, mockResponses.refused('auth/wrong-credentials'));
  const { user, dialog } = await openDialog();
  await fillIn(user, 'alison@example.com', 'wrong');

  expect(await screen.findByText('Login failed')).toBeInTheDocument();
  expect(dialog).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('alison@example.com');
});

it('reports whether signing out worked', async () => {
  const api = new FakeApi()
    .on('POST', paths.login, mockResponses.ok(alison))
    .on('POST', paths.logout, mockResponses.unreachable());
  const { user } = await openDialog();
  await fillIn(user, 'alison@example.com', 'secret stone');
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));

  expect(await screen.findByText('Logout failed')).toBeInTheDocument();
  expect(screen.getByText(/^Network error for \/api\/logout/)).toBeInTheDocument();

  api.on('POST', paths.logout, mockResponses.ok({}));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Logged out')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
});
