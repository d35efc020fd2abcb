import { paths, type AuditEntryResponse } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { AuditPage } from './audit-page';

const entry: AuditEntryResponse = {
  id: '9',
  at: '2026-11-21T09:58:00.000Z',
  actor: { id: 1, name: 'Alison', email: 'alison@example.com' },
  action: 'color.update',
  subject: { kind: 'color', id: '12' },
  subjectName: 'Carrara White',
  before: { priceModifier: '4.00' },
  after: { priceModifier: '4.20' },
  requestId: 'f00d',
};
const users = `${paths.adminUsers}?pageSize=200`;

it('shows who changed what, with old and new values', async () => {
  new FakeServer()
    .on('GET', paths.adminAudit, mockResponses.list([entry]))
    .on('GET', users, mockResponses.list([]));
  renderAdmin(<AuditPage />, { at: '/audit' });

  const line = await screen.findByText(/^Alison changed Carrara White/);
  expect(line).toHaveTextContent('Alison changed Carrara White: price £4.00 → £4.20');
  await userEvent.click(line);
  expect(screen.getByRole('row', { name: 'price £4.00 £4.20' })).toBeVisible();
  expect(screen.getByText('f00d')).toBeVisible();
  expect(screen.getByText('alison@example.com')).toBeVisible();
});

it('shows the history of one item, with a link to the whole log', async () => {
  const api = new FakeServer()
    .on('GET', `${paths.adminAudit}?subject=color&subjectId=12`, mockResponses.list([entry]))
    .on('GET', paths.adminAudit, mockResponses.list([entry, { ...entry, id: '8' }]))
    .on('GET', users, mockResponses.list([{ id: 1, firstName: 'Alison', email: 'alison@example.com' }]));
  renderAdmin(<AuditPage />, { at: '/audit?subject=color&subjectId=12' });

  expect(await screen.findByText('History of one color')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Changed item' })).toHaveDisplayValue('Color');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => {
    const log = within(screen.getByRole('list', { name: 'Audit log' }));
    expect(log.getAllByRole('listitem')).toHaveLength(2);
  });
  expect(api.sent('GET', paths.adminAudit)).toHaveLength(1);
});
