import { paths } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { SystemPage } from './system-page';
import { aSystem } from './testing/a-system';

const healthy = aSystem();
const serve = (report = healthy) =>
  new FakeServer()
    .on('GET', paths.system, mockResponses.ok(report))
    .on('GET', paths.live, mockResponses.ok({ status: 'ok' }))
    .on('GET', paths.adminCounts, mockResponses.ok({ overdueTasks: 2 }));
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it("shows each service's response, and describes failures", async () => {
  serve();
  renderAdmin(<SystemPage />, { at: '/system' });
  const outside = await card('External services');
  expect(outside.getByText('340 ms')).toBeVisible();
  const postcodes = within(outside.getByText('Postcodes').closest('li') ?? document.body);
  expect(postcodes.getByText('slow')).toBeVisible();
  expect(postcodes.getByText('1,840 ms')).toBeVisible();
  const services = await card('Services');
  expect(services.getByText('18.4, 12 of 40 connections')).toBeVisible();
  expect(services.getByText('2.4 ms')).toBeVisible();
  expect(screen.getByText('Checked 11:14:08, every 15 s')).toBeInTheDocument();
});

it('says that a service needs attention even if none is slow', async () => {
  const [first, ...others] = healthy.services;
  const backups = { id: 'backups', label: 'Backups', state: 'slow', ms: null, detail: 'off' } as const;
  serve({ ...healthy, services: [first!, ...others.filter(({ id }) => id !== 'backups'), backups] });
  renderAdmin(<SystemPage />, { at: '/system' });
  const services = await card('Services');
  const row = within(services.getByText('Backups').closest('li') ?? document.body);
  expect(row.getByText('needs attention')).toBeVisible();
  expect(screen.getByText('Problems')).toBeVisible();
  expect(screen.getByText('Backups, Postcodes')).toBeVisible();
});

it('shows waiting and failed jobs with the oldest age', async () => {
  serve();
  renderAdmin(<SystemPage />, { at: '/system' });
  const queues = await card('Background jobs');
  expect(queues.getByText('0 waiting, 2 failed')).toBeVisible();
  expect(queues.getByText('1 running')).toBeVisible();
  expect(queues.getByText('oldest 2 min')).toBeVisible();
});

it('shows rejected requests with network and number', async () => {
  serve();
  renderAdmin(<SystemPage />, { at: '/system' });
  const [first, second] = (await card('Sign-ins and rejected requests')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Locked out 12 times');
  expect(first).toHaveTextContent('admin@example.com, network 9f2c61aa03be, request req-7');
  expect(second).toHaveTextContent('Not signed in');
  expect(second).toHaveTextContent('GET /api/admin/users, network 11aa22bb33cc, request req-5');
});

it('links to what needs attention', async () => {
  serve();
  renderAdmin(<SystemPage />, { at: '/system' });
  expect(await screen.findByRole('link', { name: '2 tasks are overdue' })).toHaveAttribute(
    'href',
    '/admin/today',
  );
  expect(screen.getByRole('link', { name: '1 payment to review' })).toHaveAttribute('href', '/admin/money');
  expect(screen.getByRole('link', { name: '1 email could not be delivered today' })).toHaveAttribute(
    'href',
    '/admin/mails?status=failed',
  );
});

it('lists jobs that fail repeatedly, with the error', async () => {
  const error = 'violates check constraint "ck_deposit_is_open"';
  serve(
    aSystem({
      failing: [
        { work: 'refund', name: '£20.01 of dep-1', failures: 7, error },
        { work: 'mail', name: 'quote', failures: 5, error: null },
      ],
    }),
  );
  renderAdmin(<SystemPage />, { at: '/system' });
  const failing = await card('Repeated failures');
  expect(failing.getByText('Refund £20.01 of dep-1: failed 7 times in a row')).toBeVisible();
  expect(failing.getByText(error)).toBeVisible();
  expect(failing.getByText('No error was recorded; the process may have crashed.')).toBeVisible();
});

it('shows what is waiting while the shop is on hold, and releases it after confirmation', async () => {
  const hold = {
    reason: 'restored' as const,
    since: '2026-11-21T11:12:00.000Z',
    mails: 3,
    refunds: 1,
    payments: 2,
  };
  const api = serve({ ...healthy, hold }).on(
    'POST',
    paths.releaseHold,
    () => new Response(null, { status: 204 }),
  );
  renderAdmin(<SystemPage />, { at: '/system' });
  expect(await screen.findByText(/^3 emails, 1 refund and 2 card payments are waiting/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  api.on('GET', paths.system, mockResponses.ok(healthy));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(screen.getByText('Released')).toBeVisible());
  await waitFor(() =>
    expect(screen.queryByText(/are waiting, and customers cannot pay/)).not.toBeInTheDocument(),
  );
  expect(api.sent('POST', paths.releaseHold)).toHaveLength(1);
});

it('checks on request, and charts the response times since the page was opened', async () => {
  const api = serve();
  const { container } = renderAdmin(<SystemPage />, { at: '/system' });
  await card('External services');
  expect(container.querySelectorAll('polyline')).toHaveLength(0);
  api.on('GET', paths.system, mockResponses.ok({ ...healthy, checkedAt: '2026-11-21T11:14:23.000Z' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Checked 11:14:23, every 15 s')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Check now', busy: false });
  expect(api.sent('GET', paths.system)).toHaveLength(2);
});

it('keeps the last result and shows an error if a check fails', async () => {
  const api = serve();
  renderAdmin(<SystemPage />, { at: '/system' });
  await card('External services');
  api.on('GET', paths.system, mockResponses.unreachable());
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('The last check failed')).toBeVisible();
  expect(screen.getByRole('region', { name: 'External services' })).toBeVisible();
});
