import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'wouter';
import { renderAdmin } from '../../testing/render-admin';
import { SidePanel } from '../page/side-panel';
import { useOpenItem, useUrlState } from '../use-url-state';
import { useUnsavedChanges } from './leave-guard';

/** Two rows, a filter, a link away, and a panel with a field. */
function Page() {
  const item = useOpenItem();
  const url = useUrlState();
  return (
    <>
      <button onClick={() => item.open(1)}>Row 1</button>
      <button onClick={() => item.open(2)}>Row 2</button>
      <button onClick={() => url.set({ status: 'active' })}>Active</button>
      <Link href="/users">Users</Link>
      {item.id && <Panel key={item.id} id={item.id} close={item.close} />}
    </>
  );
}

function Panel({ id, close }: { id: string; close: () => void }) {
  const [typed, setTyped] = useState('');
  const { release } = useUnsavedChanges(typed !== '');
  const save = () => {
    release();
    close();
  };
  return (
    <SidePanel title={`Panel ${id}`} onClose={close}>
      <input aria-label="Name" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button onClick={save}>Save</button>
    </SidePanel>
  );
}

async function open(typed = 'x') {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/admin/before');
  window.history.pushState(null, '', '/admin/colors');
  renderAdmin(<Page />, { at: '/colors' });
  await user.click(screen.getByRole('button', { name: 'Row 1' }));
  if (typed) await user.type(screen.getByLabelText('Name'), typed);
  return user;
}

const discardDialog = () => screen.queryByRole('alertdialog', { name: 'Discard changes?' });
const currentUrl = () => window.location.pathname + window.location.search;
const press = (name: string) => ({
  name,
  press: (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText(name)),
});

it.each([
  { ...press('Row 2'), to: '/admin/colors?item=2' },
  { ...press('Users'), to: '/admin/users' },
  {
    name: 'closing the panel',
    press: (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
    to: '/admin/colors',
  },
  {
    name: 'Escape',
    press: (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}'),
    to: '/admin/colors',
  },
])('asks before $name discards unsaved input', async ({ press: leave, to }) => {
  const user = await open();
  await leave(user);

  expect(discardDialog()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(discardDialog()).not.toBeInTheDocument();
  expect(currentUrl()).toBe('/admin/colors?item=1');
  expect(screen.getByLabelText('Name')).toHaveValue('x');

  await leave(user);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(currentUrl()).toBe(to);
  expect(discardDialog()).not.toBeInTheDocument();
});

it('asks before Back discards unsaved input', async () => {
  const user = await open();
  act(() => window.history.back());

  await waitFor(() => expect(discardDialog()).toBeVisible());
  expect(currentUrl()).toBe('/admin/colors?item=1');
  expect(screen.getByLabelText('Name')).toHaveValue('x');

  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentUrl()).toBe('/admin/colors'));
});

it('does not ask if Back only changes a filter', async () => {
  const user = await open();
  await user.click(screen.getByText('Active'));
  act(() => window.history.back());

  await waitFor(() => expect(currentUrl()).toBe('/admin/colors?item=1'));
  expect(discardDialog()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('x');
  await user.click(screen.getByText('Users'));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(currentUrl()).toBe('/admin/users');
});

it('asks before leaving the site', async () => {
  const user = await open('');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await user.type(screen.getByLabelText('Name'), 'x');
  expect(leave()).toBe(true);
  await user.clear(screen.getByLabelText('Name'));
  expect(leave()).toBe(false);
});

it.each([
  ['nothing was typed', '', 'Row 2', '/admin/colors?item=2'],
  ['a filter changes below the form', 'x', 'Active', '/admin/colors?item=1&status=active'],
  ['it was saved', 'x', 'Save', '/admin/colors'],
])('does not ask if %s', async (_, typed, name, to) => {
  const user = await open(typed);
  await user.click(screen.getByText(name));

  expect(discardDialog()).not.toBeInTheDocument();
  expect(currentUrl()).toBe(to);
});

it('does not ask when a filter adds a slash to the URL of the front page', async () => {
  const user = userEvent.setup();
  renderAdmin(<Page />, { at: '/' });
  window.history.replaceState(null, '', '/admin?item=1');
  await user.type(await screen.findByLabelText('Name'), 'x');
  await user.click(screen.getByText('Active'));

  expect(discardDialog()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('x');
  expect(window.location.search).toBe('?item=1&status=active');
});

it('moves the focus to the panel, and back to the row when it closes', async () => {
  const user = await open('');
  expect(screen.getByRole('heading', { name: 'Panel 1' })).toHaveFocus();
  await user.keyboard('{Escape}');

  expect(screen.getByRole('button', { name: 'Row 1' })).toHaveFocus();
});

it('starts another page at its top, and leaves a list where it is when a row opens', async () => {
  const user = await open('');
  document.documentElement.scrollTop = 400;
  await user.click(screen.getByText('Row 2'));
  expect(document.documentElement.scrollTop).toBe(400);
  await user.click(screen.getByText('Users'));
  expect(currentUrl()).toBe('/admin/users');
  expect(document.documentElement.scrollTop).toBe(0);
});
