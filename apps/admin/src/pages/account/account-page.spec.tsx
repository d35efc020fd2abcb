import { paths, type AccountResponse } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { AccountPage } from './account-page';

const account: AccountResponse = {
  firstName: 'Alison',
  email: 'alison@example.com',
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
};
const self = { id: 1, isSelf: true, firstName: 'Alison', email: account.email };

const server = (now: Partial<AccountResponse> = {}) =>
  new FakeServer()
    .on('GET', paths.adminAccount, mockResponses.ok({ ...account, ...now }))
    .on('GET', paths.ownSessions, mockResponses.ok([]))
    .on('GET', `${paths.adminUsers}?search=alison%40example.com`, mockResponses.list([self]));

it('marks its fields for password managers', async () => {
  server();
  const { container } = renderAdmin(<AccountPage />, { at: '/account' });
  const form = within(await screen.findByRole('form', { name: 'Password' }));

  expect(form.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(form.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(container.querySelector('[autocomplete=username]')).toHaveValue('alison@example.com');
});

it('shows at the field that the current password is wrong or the new one too short', async () => {
  const api = server().on('POST', paths.accountPassword, mockResponses.refused('auth/wrong-password'));
  const user = userEvent.setup();
  renderAdmin(<AccountPage />, { at: '/account' });
  const form = within(await screen.findByRole('form', { name: 'Password' }));
  await user.type(form.getByLabelText('Current password'), 'what was it');
  await user.type(form.getByLabelText('New password'), 'short');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByText('At least 12 characters')).toBeVisible();
  expect(api.sent('POST', paths.accountPassword)).toHaveLength(0);

  await user.type(form.getByLabelText('New password'), ' is not enough');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByText('This is not your password.')).toBeVisible();
  expect(form.getByLabelText('Current password')).toHaveFocus();
});

it('removes the second factor after password and code', async () => {
  const api = server({ hasSecondFactor: true, recoveryCodesLeft: 2 }).on(
    'POST',
    paths.removeSecondFactor,
    mockResponses.ok(account),
  );
  const user = userEvent.setup();
  renderAdmin(<AccountPage />, { at: '/account' });
  expect(await screen.findByText(/^2 recovery codes are left\. Create new ones/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn off two-step sign-in' }));
  const prove = within(screen.getByRole('form', { name: 'Turn off two-step sign-in' }));
  await user.type(prove.getByLabelText('Password'), 'my password');
  await user.click(prove.getByRole('button', { name: 'Turn off two-step sign-in' }));
  expect(await prove.findByText('Please enter a code')).toBeVisible();
  expect(api.sent('POST', paths.removeSecondFactor)).toEqual([]);
  await user.type(prove.getByLabelText('Code from the app, or a recovery code'), ' 123 456');
  await user.click(prove.getByRole('button', { name: 'Turn off two-step sign-in' }));

  expect(await screen.findByText('Two-step sign-in is off')).toBeVisible();
  expect(api.sent('POST', paths.removeSecondFactor)[0]?.body).toEqual({
    password: 'my password',
    code: '123 456',
  });
});

it('lists the user’s sessions, and ends another one', async () => {
  const session = (id: string, isThis: boolean) => ({
    id,
    startedAt: '2024-11-21T09:00:00.000Z',
    usedAt: '2024-11-21T10:00:00.000Z',
    browser: isThis ? 'Firefox on Linux' : null,
    isThis,
  });
  const api = server({})
    .on('GET', paths.ownSessions, mockResponses.ok([session('a', true), session('b', false)]))
    .on('DELETE', paths.ownSession('b'), mockResponses.ok([session('a', true)]));
  const user = userEvent.setup();
  renderAdmin(<AccountPage />, { at: '/account' });
  expect(await screen.findByText('This device')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Sign out Unknown browser/ }));
  expect(await screen.findByText('Signed out')).toBeVisible();
  expect(api.sent('DELETE', paths.ownSession('b'))).toHaveLength(1);
});
