import { type AdminQuoteDetail, paths } from '@app/contracts';
import { acrossElements, toastButton } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quoteAppointments } from '../../features/appointments/testing/a-busy-week';
import { aQuoteDetail, aQuoteRow, aSummary } from '../../features/orders/testing/a-quote';
import { renderAdmin } from '../../testing/render-admin';
import { OrdersPage } from './orders-page';

const quote = aQuoteDetail();
const { id } = quote;

function open(changes: Partial<AdminQuoteDetail> = {}) {
  const api = new FakeServer()
    .on('GET', paths.adminOrderSummary, mockResponses.ok(aSummary))
    .on('GET', paths.adminOrders, mockResponses.list([aQuoteRow(changes)]))
    .on('GET', paths.quoteAppointments(id), mockResponses.ok(quoteAppointments()))
    .on('GET', paths.adminQuote(id), mockResponses.ok(aQuoteDetail(changes)));
  renderAdmin(<OrdersPage />, { at: `/?item=${id}` });
  return api;
}
const unpaid = { status: 'pending', receivedDeposit: '0.00' } as const;

describe('a status', () => {
  const choose = async (name: string) => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Status of VT-26-00412/ }));
    await user.click(await screen.findByRole('menuitemradio', { name }));
    return user;
  };

  it('changes in the list before the API has responded', async () => {
    open(unpaid).on('PUT', paths.adminQuoteStatus(id), mockResponses.never());
    await choose('Completed');

    expect(await screen.findByRole('button', { name: 'Status of VT-26-00412: Completed' })).toBeVisible();
  });

  it('asks before declining an order with payments', async () => {
    const api = open().on('PUT', paths.adminQuoteStatus(id), mockResponses.ok({}));
    const user = await choose('Declined');
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Decline VT-26-00412 ?\?$/ }));
    expect(
      dialog.getByText(/^We have received £47\.70 of its deposit\. Declining does not refund it/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Status of VT-26-00412: Approved' })).toBeVisible();

    await choose('Declined');
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(acrossElements('VT-26-00412 is declined'))).toBeVisible();
    expect(api.sent('PUT', paths.adminQuoteStatus(id)).map(({ body }) => body)).toEqual([
      { status: 'declined' },
    ]);
  });

  const declined = { status: 'declined', receivedDeposit: '0.00', isRefunded: true } as const;
  const event = { id: 'c', at: '2026-11-21T12:00:00.000Z', detail: null, by: null };
  const cancelled = { ...event, kind: 'order-cancelled', text: 'Order cancelled', tone: 'bad' } as const;

  it('asks before reopening a cancelled order', async () => {
    const api = open({ ...declined, timeline: [cancelled] }).on(
      'PUT',
      paths.adminQuoteStatus(id),
      mockResponses.ok({}),
    );
    const user = await choose('Approved');
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Reopen VT-26-00412 ?\?$/ }));
    expect(
      dialog.getByText(/cancelled and the customer got an email about it\. Refunded money/),
    ).toBeVisible();
    expect(api.sent('PUT', paths.adminQuoteStatus(id))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Reopen' }));

    expect(await screen.findByText(acrossElements('VT-26-00412 is approved'))).toBeVisible();
    expect(api.sent('PUT', paths.adminQuoteStatus(id))).toMatchObject([{ body: { status: 'approved' } }]);
  });

  it('does not ask before reopening a declined quote, and fails if its timeline cannot be read', async () => {
    const api = open(declined).on('PUT', paths.adminQuoteStatus(id), mockResponses.ok({}));
    await screen.findByRole('region', { name: 'VT-26-00412' });
    api.on('GET', paths.adminQuote(id), mockResponses.unreachable());
    await choose('Approved');
    expect(await screen.findByText('Failed to update status.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Status of VT-26-00412: Declined' })).toBeVisible();

    api.on('GET', paths.adminQuote(id), mockResponses.ok(aQuoteDetail(declined)));
    await choose('Approved');
    expect(await screen.findByText(acrossElements('VT-26-00412 is approved'))).toBeVisible();
  });

  it('can be undone from the toast', async () => {
    const api = open(unpaid).on('PUT', paths.adminQuoteStatus(id), mockResponses.ok({}));
    const user = await choose('Approved');
    expect(await screen.findByText(acrossElements('VT-26-00412 is approved'))).toBeVisible();
    await user.click(await toastButton('Undo'));

    expect(await screen.findByText(acrossElements('VT-26-00412 is pending'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    expect(api.sent('PUT', paths.adminQuoteStatus(id)).map(({ body }) => body)).toEqual([
      { status: 'approved' },
      { status: 'pending' },
    ]);
  });

  it('needs a reason to approve what the rules refuse', async () => {
    const problem = 'Marble cannot be cut 3 mm thick. Choose at least 12 mm.';
    const api = open({ ...unpaid, contradictions: [problem] });
    api.on('PUT', paths.adminQuoteStatus(id), mockResponses.refused('order/cannot-be-made'));
    const user = await choose('Approved');
    const dialog = within(await screen.findByRole('dialog', { name: /^Make VT-26-00412 ?anyway\?$/ }));
    expect(await dialog.findByText(new RegExp(problem))).toBeVisible();
    api.on('PUT', paths.adminQuoteStatus(id), mockResponses.ok({}));
    await user.type(dialog.getByLabelText('Why it can be made'), 'Backed with board');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));

    expect(await screen.findByText(acrossElements('VT-26-00412 is approved'))).toBeVisible();
    expect(api.sent('PUT', paths.adminQuoteStatus(id)).at(-1)?.body).toEqual({
      status: 'approved',
      overrideReason: 'Backed with board',
    });
  });

  it('is reset with the specified message if the API rejects the change (§8)', async () => {
    open(unpaid).on('PUT', paths.adminQuoteStatus(id), mockResponses.refused('order/deleted'));
    await choose('Declined');

    expect(await screen.findByText('Failed to update status.')).toBeVisible();
    expect(screen.getByText('This quote has been deleted. Restore it first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Status of VT-26-00412: Pending' })).toBeVisible();
  });
});
