import { paths, type AdminUser } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { UsersPage } from './users-page';

const alison: AdminUser = {
  id: 1,
  firstName: 'Alison',
  email: 'alison@example.com',
  isAdmin: true,
  role: 'owner',
  state: 'active',
  hasSecondFactor: true,
  lastSignInAt: '2026-11-21T09:58:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  isSelf: true,
};
const tom: AdminUser = { ...alison, id: 2, firstName: 'Tom', email: 'tom@example.com', isSelf: false };

const server = () => new FakeServer().on('GET', paths.adminUsers, mockResponses.list([alison, tom]));

it('lists users and offers no actions on your own account', async () => {
  server();
  renderAdmin(<UsersPage />, { at: '/users' });

  const own = await screen.findByRole('row', { name: /Alison \(you\)/ });
  expect(own).toHaveTextContent('Active');
  expect(own).toHaveTextContent('Owner');
  expect(own).toHaveTextContent('On');
  expect(within(own).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for Tom' })).toBeVisible();
});

it('shows why the role of the last owner cannot be changed', async () => {
  server().on('PUT', paths.adminUser(2), mockResponses.refused('users/last-admin'));
  const user = userEvent.setup();
  renderAdmin(<UsersPage />, { at: '/users' });
  await user.click(await screen.findByRole('button', { name: 'Actions for Tom' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change role to Office' }));
  await user.click(await screen.findByRole('button', { name: 'Change role to Office' }));

  expect(await screen.findByText('There must be at least one owner who can sign in.')).toBeVisible();
});

it('invites a user, and shows missing fields', async () => {
  const api = server().on('POST', paths.adminUsers, mockResponses.created({ ...tom, state: 'invited' }));
  const user = userEvent.setup();
  renderAdmin(<UsersPage />, { at: '/users' });
  await user.click(await screen.findByRole('button', { name: 'Invite user' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
  await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Tom');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Please enter a valid email')).toBeVisible();

  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'tom@example.com');
  expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveValue('office');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Workshop');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The email to tom@example.com is being sent.')).toBeVisible();
  expect(api.sent('POST', paths.adminUsers)[0]?.body).toEqual({
    firstName: 'Tom',
    email: 'tom@example.com',
    isAdmin: true,
    role: 'workshop',
  });
});
