import { type AdminOrderDetail, paths } from '@app/contracts';
import { acrossElements } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrderDetail } from '../../../features/orders/testing/an-order';
import { renderAdmin } from '../../../testing/render-admin';
import { OrderInvoices } from './order-invoices';

const { invoicing, tops } = anOrderDetail();
const quoteId = tops[0]?.id ?? '';
const show = (changes: Partial<AdminOrderDetail['invoicing']> = {}) =>
  renderAdmin(<OrderInvoices invoicing={{ ...invoicing, ...changes }} quoteId={quoteId} />);

it('lists invoices with their PDFs, and the recipient of the next one', () => {
  const recipient = { name: 'Marsh Interiors Ltd', address: '12 Brunswick Hill\nReading', vatNumber: 'GB 1' };
  show({ recipient });
  expect(screen.getByRole('link', { name: 'D-2026-00031' })).toHaveAttribute(
    'href',
    paths.adminInvoice('D-2026-00031'),
  );
  expect(screen.getByText(/Marsh Interiors Ltd, 12 Brunswick Hill, Reading, VAT number GB 1$/)).toBeVisible();
});

it('sends an invoice again', async () => {
  const api = new FakeServer().on('POST', paths.sendInvoice('D-2026-00031'), mockResponses.ok({}));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Send again: D-2026-00031' }));
  expect(await screen.findByText(acrossElements('D-2026-00031 is being sent'))).toBeVisible();
  expect(api.sent('POST', paths.sendInvoice('D-2026-00031'))).toHaveLength(1);
});

it('saves a trade buyer’s name and VAT number for the next invoice', async () => {
  const user = userEvent.setup();
  const api = new FakeServer().on('PUT', paths.invoiceRecipient(quoteId), mockResponses.ok({}));
  show({ invoices: [], recipient: null });
  expect(screen.getByText(/^None yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Marsh Interiors Ltd');
  await user.type(dialog.getByRole('textbox', { name: /^VAT number/ }), 'GB 123 4567 89');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recipient saved')).toBeVisible();
  expect(api.sent('PUT', paths.invoiceRecipient(quoteId))[0]?.body).toEqual({
    name: 'Marsh Interiors Ltd',
    address: null,
    vatNumber: 'GB 123 4567 89',
  });
});
