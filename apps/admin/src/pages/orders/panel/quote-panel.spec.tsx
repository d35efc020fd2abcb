import { acrossElements } from '@app/ui/testing';
import { paths, type AdminQuoteDetail } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aPaidDeposit,
  aQuote,
  aQuoteDetail,
  aQuoteRow,
  aRefund,
  aSummary,
  unpaidFields,
} from '../../../features/orders/testing/a-quote';
import { renderAdmin } from '../../../testing/render-admin';
import { OrdersPage } from '../orders-page';

const { id } = aQuote();

function open(changes: Partial<AdminQuoteDetail> = {}) {
  const api = new FakeServer()
    .on('GET', paths.adminOrderSummary, mockResponses.ok(aSummary))
    .on('GET', paths.adminOrders, mockResponses.list([aQuoteRow({ id: 'x', reference: 'VT-26-00409' })]))
    .on('GET', paths.adminQuote(id), mockResponses.ok(aQuoteDetail(changes)));
  renderAdmin(<OrdersPage />, { at: `/?item=${id}` });
  return api;
}
const panel = async () => within(await screen.findByRole('region', { name: 'VT-26-00412' }));

it('opens a quote from the URL that is not in the list, and the list shows fewer columns', async () => {
  open();
  const detail = await panel();

  for (const expected of [
    'Calacatta Gold, 20mm',
    '0.42 m²',
    'Total inc. VAT',
    'TDN5QXDHY3',
    'Not confirmed',
    'Left wall is out of square, about 5 mm over the depth.',
  ])
    expect(detail.getByText(expected)).toBeVisible();
  expect(detail.getByRole('link', { name: '07700 900142' })).toHaveAttribute('href', 'tel:07700900142');
  expect(detail.getByRole('link', { name: 'eleanor.marsh@example.com' })).toHaveAttribute(
    'href',
    'mailto:eleanor.marsh@example.com',
  );
  expect(detail.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', paths.adminQuotePdf(id));
  expect(detail.getByRole('link', { name: 'Job sheet' })).toHaveAttribute('href', paths.jobSheet(id));
  const list = within(screen.getByRole('table', { name: 'Orders and quotes' }));
  expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Reference',
    'Customer',
    'Price',
  ]);
  expect(list.getByText('Quote')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});

it('names the chosen basin and how many, as the page of the quote does', async () => {
  const calculation = '2 at £95.00; for Ria 450 by Kelda, cut-out only, no basin';
  open({ lines: [{ kind: 'sink', label: 'Undermount Oval', calculation, amount: '190.00' }] });
  expect((await panel()).getByText(calculation)).toBeVisible();
});

it('lists the positions of basin and holes in a folded section', async () => {
  const at = [{ alongMm: 400, acrossMm: 45 }];
  open({
    layout: {
      along: 'left',
      across: 'wall',
      sinks: [{ alongMm: 410, acrossMm: 195 }],
      cutouts: [{ cutoutId: 1, at }],
    },
  });
  const detail = await panel();
  const place = detail.getByText('Centre 410 mm from the left end, 195 mm from the wall');
  expect(place).not.toBeVisible();
  await userEvent.click(detail.getByText('Positions'));
  expect(place).toBeVisible();
  expect(detail.getByText('Centre 400 mm from the left end, 45 mm from the wall')).toBeVisible();
});

const measured = {
  version: 1,
  lengthMm: 1194,
  widthMm: 350,
  how: 'phone',
  note: null,
  by: 'Alison',
  recordedAt: '2026-11-21T10:50:00.000Z',
  agreement: null,
  unsignedCut: null,
} as const;

it.each([
  ['1200 by 350', 'not confirmed yet', { isMeasured: false }],
  ['1200 by 350', 'confirmed for the quote in its place', { isMeasured: false, isSuperseded: true }],
  ['1194 by 350', 'what is cut', { isMeasured: true }],
] as const)('draws a plan of %s if the measured sizes are %s', async (size, _, state) => {
  // jsdom has no layout, and a plan is drawn for its width.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 300));
  open({ ...state, measurements: { ...measured, layout: null } });
  const [plan] = (await panel()).getAllByRole('img', { name: /^Plan/ });
  expect(plan).toHaveAccessibleName(expect.stringContaining(size));
  vi.restoreAllMocks();
});

it.each([
  ['proposed', 'Revised quote: VT-26-00431'],
  ['declined', 'Revised quote VT-26-00431 was declined'],
  [null, 'Replaced by VT-26-00431'],
] as const)('links to its revised quote (%s)', async (state, expected) => {
  open({ replacedBy: { id: 'y', reference: 'VT-26-00431', totalPrice: '475.21', state } });

  expect((await panel()).getByRole('link', { name: expected })).toBeVisible();
});

it('says that there is no deposit, and that follow-up is needed', async () => {
  open({ status: 'pending', payment: 'none', deposit: null, deposits: [] });

  expect((await panel()).getByText('No Deposit, needs follow-up')).toBeVisible();
});

it('shows what replaced a superseded quote, and asks for no sizes', async () => {
  open({
    isSuperseded: true,
    paymentBlocker: 'superseded',
    replacedBy: { id: 'y', reference: 'VT-26-00431', totalPrice: '475.21', state: 'agreed' },
  });
  const detail = await panel();

  const link = detail.getByRole('link', { name: 'Replaced by VT-26-00431' });
  expect(link).toHaveAttribute('href', '/admin/?item=y');
  expect(detail.queryByRole('button', { name: 'Extend' })).not.toBeInTheDocument();
  expect(detail.queryByText(/not confirmed/i)).not.toBeInTheDocument();
});

it('shows what happened, why and by whom, with the text of notes', async () => {
  open();
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  const [note, paid, , status] = timeline.getAllByRole('listitem');

  expect(note).toHaveTextContent(/^Alison.*Rang\. 1200 is wall to wall/);
  expect(paid).toHaveTextContent('Deposit paid, £47.70SumUp says paid, amount and currency match');
  expect(status).toHaveTextContent('Status: Pending to Approvedby Joe');
});

it('saves a note, but not an empty one', async () => {
  const api = open().on('POST', paths.adminQuoteNotes(id), mockResponses.created({}));
  const user = userEvent.setup();
  const detail = await panel();
  await user.click(detail.getByRole('button', { name: 'Add note' }));
  expect(await detail.findByText('Please enter a note')).toBeVisible();
  await user.type(detail.getByLabelText('Add a note'), ' Rings back on Monday ');
  await user.click(detail.getByRole('button', { name: 'Add note' }));

  expect(await screen.findByText('Note added')).toBeVisible();
  expect(detail.getByLabelText('Add a note')).toHaveValue('');
  expect(api.sent('POST', paths.adminQuoteNotes(id))).toMatchObject([
    { body: { text: 'Rings back on Monday' } },
  ]);
});

it('corrects the customer; emptied fields are cleared', async () => {
  const api = open().on('PUT', paths.adminQuoteCustomer(id), mockResponses.ok({}));
  const user = userEvent.setup();
  const detail = await panel();
  await user.click(detail.getByRole('button', { name: 'Edit Customer' }));
  const form = within(detail.getByRole('form', { name: 'Customer' }));
  await user.clear(form.getByLabelText(/^Email/));
  await user.type(form.getByLabelText(/^Email/), 'eleanor at home');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please enter a valid email')).toBeVisible();
  await user.clear(form.getByLabelText(/^Email/));
  await user.clear(form.getByLabelText(/^Phone/));
  await user.type(form.getByLabelText(/^Phone/), '0118 496 0999');
  await user.click(form.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Customer saved')).toBeVisible();
  expect(detail.queryByRole('form', { name: 'Customer' })).not.toBeInTheDocument();
  expect(api.sent('PUT', paths.adminQuoteCustomer(id))).toMatchObject([
    { body: { customerEmail: null, customerPhone: '0118 496 0999' } },
  ]);
  // A colleague may have corrected the name meanwhile.
  expect(api.sent('PUT', paths.adminQuoteCustomer(id))[0]?.body).not.toHaveProperty('customerName');
});

it('confirms all details that the customer entered from the link', async () => {
  const api = open({ isCustomerFromLink: true, deliveryAddress: '1 Friar Street, Reading, RG1 1DA' }).on(
    'PUT',
    paths.adminQuoteCustomer(id),
    mockResponses.ok({}),
  );
  const detail = await panel();
  const { customerName, customerEmail, customerPhone } = aQuoteDetail();
  await userEvent.setup().click(detail.getByRole('button', { name: 'Confirm these details' }));
  expect(await screen.findByText('Customer saved')).toBeVisible();
  expect(api.sent('PUT', paths.adminQuoteCustomer(id)).map(({ body }) => body)).toEqual([
    { customerName, customerEmail, customerPhone, deliveryAddress: '1 Friar Street, Reading, RG1 1DA' },
  ]);
});

it('extends an expired price by thirty days by default (D4)', async () => {
  const api = open({ validUntil: '2026-01-11T00:00:00.000Z', paymentBlocker: 'expired' }).on(
    'PUT',
    paths.adminQuoteValidity(id),
    mockResponses.ok({}),
  );
  const user = userEvent.setup();
  const detail = await panel();
  expect(detail.getByText(/The price expired on 10 January 2026/)).toBeVisible();
  expect(
    detail.getByText('The deposit cannot be paid because the price has expired. Extend it first.'),
  ).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Extend' }));
  const day = detail.getByLabelText<HTMLInputElement>('Valid until');
  expect(day.value > new Date().toISOString().slice(0, 10)).toBe(true);
  await user.clear(day);
  await user.type(day, '2126-12-21');
  await user.click(detail.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Valid until 21 December 2126')).toBeVisible();
  expect(api.sent('PUT', paths.adminQuoteValidity(id))).toMatchObject([
    { body: { lastValidDay: '2126-12-21' } },
  ]);
});

it('polls while a refund is pending, until the provider has confirmed it', async () => {
  vi.useFakeTimers();
  const withRefund = (state: 'pending' | 'confirmed') => ({
    deposits: [aPaidDeposit({ refundableAmount: '0.00', refunds: [aRefund({ state })] })],
  });
  const api = open(withRefund('pending'));
  expect(await screen.findByText('Being sent')).toBeVisible();
  api.on('GET', paths.adminQuote(id), mockResponses.ok(aQuoteDetail(withRefund('confirmed'))));
  await act(() => vi.advanceTimersByTimeAsync(3_000));

  expect(await screen.findByText('confirmed by SumUp, by Alison')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(api.sent('GET', paths.adminQuote(id))).toHaveLength(2);
  vi.useRealTimers();
});

it('offers nothing but to restore a deleted quote (D22)', async () => {
  const api = open({ deletedAt: '2026-11-21T12:00:00.000Z' }).on(
    'POST',
    paths.restoreQuote(id),
    mockResponses.ok({}),
  );
  const detail = await panel();
  expect(detail.getByText('Deleted')).toBeVisible();
  for (const name of ['Send follow-up', 'Extend', 'Edit Customer', 'Add note'])
    expect(detail.queryByRole('button', { name })).not.toBeInTheDocument();
  await userEvent.click(detail.getByRole('button', { name: 'Restore' }));

  expect(await screen.findByText(acrossElements('VT-26-00412 restored'))).toBeVisible();
  expect(api.sent('POST', paths.restoreQuote(id))).toHaveLength(1);
});

it("links to the order's page if the top is ordered", async () => {
  open({ order: { id: 'o', reference: 'OR-26-00031' } });
  await waitFor(() => expect(window.location.pathname).toBe('/admin/orders/o'));
  expect(window.location.search).toBe(`?top=${id}`);
});

it('offers to create an order or record a payment, but not on a declined quote', async () => {
  open({ ...unpaidFields, status: 'pending', stage: null });
  const detail = await panel();
  expect(detail.getByRole('link', { name: 'Create an order…' })).toHaveAttribute(
    'href',
    `/admin/orders/new?quotes=${id}`,
  );
  await userEvent.click(detail.getByRole('button', { name: 'Record payment…' }));
  expect(await screen.findByRole('dialog', { name: 'Record a payment' })).toBeVisible();
  cleanup();
  open({ status: 'declined' });
  expect((await panel()).queryByRole('button', { name: 'Record payment…' })).toBeNull();
});
