import { paths, sessionHintCookie } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useUnsavedChanges } from '../../lib/guard/leave-guard';
import { returnToSignIn } from '../../lib/session/session';
import { ownerUser } from '../../testing/admin-ui-state';
import { renderAdmin } from '../../testing/render-admin';
import { RequireAdmin } from './require-admin';
import { SetPasswordPage } from './set-password-page';

const renderPage = (staff: { firstName: string }) => <p>{`${staff.firstName} is signed in`}</p>;
const scrollTo = vi.fn();

let api: FakeServer;
beforeEach(() => {
  api = new FakeServer();
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
});
afterEach(() => {
  document.cookie = `${sessionHintCookie}=; path=/; max-age=0`;
});

async function openLogin() {
  const user = userEvent.setup();
  renderAdmin(<RequireAdmin>{renderPage}</RequireAdmin>, { at: '/colors', user: 'unknown' });
  await user.click(screen.getByRole('button', { name: 'Login as Admin' }));
  return user;
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), ' alison@example.com ');
  await user.type(screen.getByLabelText('Password'), 'secret stone');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

it('shows the login form on request and hides it on Cancel', async () => {
  const user = await openLogin();

  expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(screen.getByText('Enter your admin credentials to continue.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Login as Admin' })).toBeVisible();
});

it('ignores repeated submits while logging in', async () => {
  api.on('POST', paths.login, mockResponses.never());
  const user = await openLogin();
  await user.type(screen.getByLabelText('Email'), 'alison@example.com');
  const password = screen.getByLabelText('Password');
  await user.type(password, 'secret stone');
  const form = password.closest('form')!;
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeVisible();
  expect(api.sent('POST', paths.login)).toHaveLength(1);
});

it('shows errors on submit, and rechecks while typing', async () => {
  const user = await openLogin();
  expect(screen.queryByText('Password is required')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Login' }));

  expect(await screen.findByText('Please enter a valid email')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'alison@example.com');
  expect(screen.queryByText('Please enter a valid email')).not.toBeInTheDocument();
  expect(api.requests).toEqual([]);
});

it('emails a password reset link without revealing whether the account exists', async () => {
  api.on('POST', paths.passwordResets, mockResponses.ok(undefined));
  const user = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Please enter a valid email')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), ' alison@example.com ');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If there is an account with this address, we have sent a link',
  );
  expect(api.sent('POST', paths.passwordResets)[0]?.body).toEqual({ email: 'alison@example.com' });
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

it('shows the requested page to an admin, scrolled to the top', async () => {
  api.on('POST', paths.login, mockResponses.ok(ownerUser));
  await logIn(await openLogin());

  expect(await screen.findByText('Alison is signed in')).toBeVisible();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(window.location.pathname).toBe('/admin/colors');
  expect(api.sent('POST', paths.login)[0]?.body).toEqual({
    email: 'alison@example.com',
    password: 'secret stone',
  });
});

it.each([
  [
    'a wrong password',
    mockResponses.refused('auth/wrong-credentials'),
    /^Login failed.*the email or the password is not right/,
  ],
  ['a lockout', mockResponses.refused('auth/locked'), /^Login failed.*too many failed attempts/i],
  ['a lost connection', mockResponses.unreachable(), /^Login failed$/],
])('shows the error above the fields after %s, and keeps the input', async (_, answer, sentence) => {
  api.on('POST', paths.login, answer);
  await logIn(await openLogin());

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Password')).toHaveValue('secret stone');
});

it('asks for the second factor, shows a wrong code at its field, and accepts a recovery code', async () => {
  api.on('POST', paths.login, mockResponses.refused('auth/code-needed'));
  const user = await openLogin();
  await logIn(user);

  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByText(/logged out/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Please enter the code')).toBeVisible();

  api.on('POST', paths.login, mockResponses.refused('auth/wrong-code'));
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(/this code is not right/)).toBeVisible();
  expect(code).toHaveAccessibleDescription(/this code is not right/);

  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const recovery = screen.getByLabelText('Recovery code');
  await user.clear(recovery);
  await user.type(recovery, 'abcd-efgh');
  api.on('POST', paths.login, mockResponses.ok(ownerUser));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Alison is signed in')).toBeVisible();
  expect(api.sent('POST', paths.login).at(-1)?.body).toMatchObject({ code: 'abcd-efgh' });
});

it('shows a signed-in non-admin their name and lets them sign out', async () => {
  document.cookie = `${sessionHintCookie}=1; path=/`;
  api
    .on(
      'GET',
      paths.currentUser,
      mockResponses.ok({ firstName: 'Tom', email: 'tom@example.com', isAdmin: false }),
    )
    .on('POST', paths.logout, mockResponses.ok({}));
  renderAdmin(<RequireAdmin>{renderPage}</RequireAdmin>, { user: 'unknown' });

  expect(await screen.findByText('Signed in as Tom, tom@example.com.')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('button', { name: 'Login as Admin' })).toBeVisible();
  expect(await screen.findByText('Logged out')).toBeVisible();
});

it('lets a signed-in non-admin change the password', async () => {
  document.cookie = `${sessionHintCookie}=1; path=/`;
  api
    .on(
      'GET',
      paths.currentUser,
      mockResponses.ok({ firstName: 'Tom', email: 'tom@example.com', isAdmin: false }),
    )
    .on('POST', paths.accountPassword, mockResponses.ok({}));
  const user = userEvent.setup();
  renderAdmin(<RequireAdmin>{renderPage}</RequireAdmin>, { user: 'unknown' });

  await user.click(await screen.findByRole('button', { name: 'Change your password' }));
  await user.type(await screen.findByLabelText('Current password'), 'secret stone');
  await user.type(screen.getByLabelText('New password'), 'a slab of honed granite');
  await user.click(screen.getByRole('button', { name: 'Change password' }));

  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(api.sent('POST', paths.accountPassword)[0]?.body).toEqual({
    password: 'secret stone',
    newPassword: 'a slab of honed granite',
  });
});

describe('an admin whose session expires', () => {
  function Note() {
    const [note, setNote] = useState('');
    const client = useQueryClient();
    useUnsavedChanges(note !== '');
    return (
      <>
        <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
        <button type="button" onClick={() => returnToSignIn(client)}>
          Save
        </button>
      </>
    );
  }
  async function loseSession(typed: string) {
    document.cookie = `${sessionHintCookie}=1; path=/`;
    api
      .on('GET', paths.currentUser, mockResponses.ok(ownerUser))
      .on('POST', paths.login, mockResponses.ok({ ...ownerUser, firstName: 'Alison' }));
    const user = userEvent.setup();
    renderAdmin(<RequireAdmin>{() => <Note />}</RequireAdmin>, { user: 'unknown' });
    const note = await screen.findByLabelText('Note');
    if (typed) await user.type(note, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Login as Admin' }, { timeout: 5_000 }));
    return user;
  }

  it('finds their unsaved input after signing in again', async () => {
    const user = await loseSession('Rang twice');
    expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
    await logIn(user);

    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Rang twice');
  });
});

describe('an admin who must set up a second factor', () => {
  const account = { ...ownerUser, hasSecondFactor: false, recoveryCodesLeft: 0 };
  const userWithDeadline = (secondFactorBy: string) => mockResponses.ok({ ...ownerUser, secondFactorBy });
  const open = () => {
    document.cookie = `${sessionHintCookie}=1; path=/`;
    api.on('GET', paths.adminAccount, mockResponses.ok(account));
    renderAdmin(<RequireAdmin>{renderPage}</RequireAdmin>, { at: '/colors', user: 'unknown' });
  };

  it('can use the admin panel before the deadline', async () => {
    api.on('GET', paths.currentUser, userWithDeadline('2100-01-01T00:00:00.000Z'));
    open();
    expect(await screen.findByText('Alison is signed in')).toBeVisible();
  });

  it('must set it up after the deadline before using the admin panel', async () => {
    const user = userEvent.setup();
    api
      .on('GET', paths.currentUser, userWithDeadline('2020-01-01T00:00:00.000Z'))
      .on(
        'POST',
        paths.secondFactor,
        mockResponses.ok({ secret: 'ABCD', uri: '', qr: { path: '', size: 1 } }),
      )
      .on('POST', paths.confirmSecondFactor, mockResponses.ok({ recoveryCodes: ['aaaa-bbbb'] }));
    open();
    await user.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    await user.type(screen.getByLabelText('Password'), 'secret stone');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText('Code from the app'), '123456');
    api.on(
      'GET',
      paths.adminAccount,
      mockResponses.ok({ ...account, hasSecondFactor: true, recoveryCodesLeft: 1 }),
    );
    api.on('GET', paths.currentUser, mockResponses.ok(ownerUser));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved my codes' }));
    expect(await screen.findByText('Alison is signed in')).toBeVisible();
  });
});

describe('an invitation', () => {
  const open = () => renderAdmin(<SetPasswordPage />, { at: '/invitation#token' });

  it('shows name and password rule, and signs the user in', async () => {
    const user = userEvent.setup();
    api
      .on('POST', paths.invitation, mockResponses.ok({ firstName: 'Tom', email: 'tom@example.com' }))
      .on('POST', paths.acceptInvitation, mockResponses.ok(undefined))
      .on('POST', paths.login, mockResponses.ok(ownerUser));
    open();

    expect(await screen.findByText(/^Tom, choose a password for tom@example.com/)).toBeVisible();
    expect(screen.getByText(/^At least 12 characters/)).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'too short');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Please choose at least 12 characters')).toBeVisible();
    expect(api.sent('POST', paths.invitation)[0]?.body).toEqual({ token: 'token' });
    expect(api.sent('POST', paths.acceptInvitation)).toEqual([]);

    await user.type(screen.getByLabelText('New password'), ' is not this one');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/'));
    const password = 'too short is not this one';
    expect(api.sent('POST', paths.acceptInvitation)[0]?.body).toEqual({ token: 'token', password });
    expect(api.sent('POST', paths.login)[0]?.body).toEqual({ email: 'tom@example.com', password });
  });

  it('to reset a password links to the login if the account has a second factor', async () => {
    const user = userEvent.setup();
    api
      .on(
        'POST',
        paths.invitation,
        mockResponses.ok({ firstName: 'Tom', email: 'tom@example.com', isReset: true }),
      )
      .on('POST', paths.acceptInvitation, mockResponses.ok(undefined))
      .on('POST', paths.login, mockResponses.refused('auth/code-needed'));
    open();
    expect(await screen.findByText('Tom, choose a new password for tom@example.com.')).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'a granite kitchen sink');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/admin');
  });

  it('is only accepted once on repeated submits', async () => {
    api
      .on('POST', paths.invitation, mockResponses.ok({ firstName: 'Tom', email: 'tom@example.com' }))
      .on('POST', paths.acceptInvitation, mockResponses.never());
    open();
    const password = await screen.findByLabelText('New password');
    await userEvent.setup().type(password, 'a granite kitchen sink');
    const form = password.closest('form')!;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
    expect(api.sent('POST', paths.acceptInvitation)).toHaveLength(1);
  });

  it('shows an error if it was already used', async () => {
    api.on('POST', paths.invitation, mockResponses.refused('auth/invitation-not-found'));
    open();

    expect(await screen.findByText(/has been used or has ended/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
