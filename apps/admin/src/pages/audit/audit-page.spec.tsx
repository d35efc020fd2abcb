import { defaultCompany, paths, type AuditEntryResponse } from '@app/contracts';
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

it('lets the owner undo the last change of the company', async () => {
  const change = {
    ...entry,
    action: 'company.update',
    subject: { kind: 'company', id: '1' },
    subjectName: 'Vanity',
  };
  const settings = { version: 3, lastChange: { at: entry.at, by: 'Alison', fields: ['phone'] } };
  const api = new FakeServer()
    .on(
      'GET',
      paths.adminAudit,
      mockResponses.list([change, { ...change, id: '8', at: '2026-11-20T09:58:00.000Z' }]),
    )
    .on('GET', users, mockResponses.list([]))
    .on('GET', paths.company, mockResponses.ok(settings))
    .on('POST', paths.undoCompany, mockResponses.ok({ company: defaultCompany, version: 4 }));
  renderAdmin(<AuditPage />, { at: '/audit' });
  for (const line of await screen.findAllByText(/^Alison changed Vanity/)) await userEvent.click(line);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeVisible();
  expect(api.sent('POST', paths.undoCompany)[0]?.body).toEqual({ version: 3 });
});

it('finds what was done about an order, by its reference', async () => {
  new FakeServer()
    .on('GET', paths.adminAudit, mockResponses.list([]))
    .on('GET', `${paths.adminAudit}?order=OR-26-00031`, mockResponses.list([entry]))
    .on('GET', users, mockResponses.list([]));
  renderAdmin(<AuditPage />, { at: '/audit' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Order' }), ' or-26-00031{Enter}');
  expect(await screen.findByText(/^Alison changed Carrara White/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Order' })).toHaveValue('OR-26-00031');
});

it('shows the history of one item, with a link to the whole log', async () => {
  const api = new FakeServer()
    .on('GET', `${paths.adminAudit}?subject=color&subjectId=12`, mockResponses.list([entry]))
    .on('GET', paths.adminAudit, mockResponses.list([entry, { ...entry, id: '8' }]))
    .on('GET', users, mockResponses.list([{ id: 1, firstName: 'Alison', email: 'alison@example.com' }]));
  renderAdmin(<AuditPage />, { at: '/audit?subject=color&subjectId=12' });

  expect(await screen.findByText('History of one colour')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Changed item' })).toHaveDisplayValue('Colour');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => {
    const log = within(screen.getByRole('list', { name: 'Audit log' }));
    expect(log.getAllByRole('listitem')).toHaveLength(2);
  });
  expect(api.sent('GET', paths.adminAudit)).toHaveLength(1);
});
