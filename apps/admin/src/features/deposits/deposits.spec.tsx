import { acrossElements } from '@app/ui/testing';
import { paths, type AdminQuoteDeposit, defaultCancellingRules } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { anAttempt, aPaidDeposit, aRefund } from '../orders/testing/a-quote';
import { QuoteDeposit } from './quote-deposit';

const deposit = aPaidDeposit({
  quotes: [
    { id: 'q1', reference: 'VT-26-00412' },
    { id: 'q2', reference: 'VT-26-00413' },
  ],
  attempts: [anAttempt()],
});
/** Includes the owner's cancelling rules, which the dialog shows. */
const server = () =>
  new FakeServer().on('GET', paths.cancellingRules, mockResponses.ok(defaultCancellingRules));
const refunds = (api: FakeServer) => api.sent('POST', paths.refunds('d1'));
const show = (changes: Partial<AdminQuoteDeposit> = {}) =>
  renderAdmin(
    <ul>
      <QuoteDeposit deposit={{ ...deposit, ...changes }} quoteId="q1" isOrderOpen />
    </ul>,
  );

it('shows how a deposit was paid, a transaction code to copy, and the other quotes it covers', async () => {
  const user = userEvent.setup();
  show();

  for (const text of ['Paid', '£47.70', 'SumUp transaction'])
    expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.getByText(acrossElements('Also covers VT-26-00413'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy TDN5QXDHY3' }));
  await expect(navigator.clipboard.readText()).resolves.toBe('TDN5QXDHY3');
});

it('refunds the refundable amount or less, requires a reason, and shows the cancellation rules', async () => {
  const api = server().on('POST', paths.refunds('d1'), mockResponses.ok({}));
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Refund…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund a deposit' }));
  expect(
    await dialog.findByText(/From then until your stone is cut, we keep £50.00 for our work/),
  ).toBeVisible();
  expect(dialog.getByLabelText('Amount')).toHaveValue('47.70');

  await user.click(dialog.getByRole('button', { name: 'Refund £47.70' }));
  expect(dialog.getByText('Please enter a reason')).toBeVisible();
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '47.71');
  await user.type(dialog.getByLabelText('Reason'), 'Changed her mind before measuring');
  await user.click(dialog.getByRole('button', { name: 'Refund £47.71' }));
  expect(dialog.getByText('Must be £47.70 or less')).toBeVisible();
  expect(refunds(api)).toEqual([]);

  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '20');
  await user.click(dialog.getByRole('button', { name: 'Refund £20.00' }));
  expect(await screen.findByText('Refund is being sent')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.sent('POST', paths.refunds('d1'))).toMatchObject([
    {
      body: {
        amount: '20',
        reason: 'Changed her mind before measuring',
        cancelsOrders: false,
        refundableAmount: '47.70',
      },
    },
  ]);
});

it('cancels the orders on a full refund unless staff deselect it, and on a partial one only if they select it', async () => {
  const api = server().on('POST', paths.refunds('d1'), mockResponses.ok({}));
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Refund…' }));
  const cancels = () => screen.getByRole('switch', { name: 'Cancel all 2 orders on this deposit as well' });
  const amount = screen.getByLabelText('Amount');
  expect(cancels()).toBeChecked();
  await user.clear(amount);
  await user.type(amount, '20');
  expect(cancels()).not.toBeChecked();
  await user.click(cancels());
  await user.clear(amount);
  await user.type(amount, '10');
  expect(cancels()).toBeChecked();
  await user.type(screen.getByLabelText('Reason'), 'Rang to cancel');
  await user.click(screen.getByRole('button', { name: 'Refund £10.00' }));

  expect(await screen.findByText('Refund is being sent')).toBeVisible();
  expect(refunds(api)).toMatchObject([{ body: { amount: '10', cancelsOrders: true } }]);
});

it('does not offer to cancel an order that is not open', async () => {
  const user = userEvent.setup();
  renderAdmin(<QuoteDeposit deposit={deposit} quoteId="q1" isOrderOpen={false} />);
  await user.click(screen.getByRole('button', { name: 'Refund…' }));

  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('shows pending and confirmed refunds differently', () => {
  const confirmed = aRefund({ id: 'r0', state: 'confirmed', settledAt: '2026-11-21T11:02:00.000Z' });
  show({ refundableAmount: '27.70', refunds: [aRefund(), confirmed] });

  expect(screen.getByText('Being sent')).toBeVisible();
  expect(screen.getByText('confirmed by SumUp, by Alison')).toBeVisible();
  expect(screen.getAllByText('−£47.70')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Refund…' })).not.toBeInTheDocument();
});

it('lets staff mark a failed refund as refunded another way, with a note', async () => {
  const api = new FakeServer().on('POST', paths.decideRefund('r1'), mockResponses.ok({}));
  const user = userEvent.setup();
  const remark = 'The card provider does not accept our key.';
  const stuck = aRefund({ id: 'r1', remark, decisions: ['send-again', 'settled-outside'] });
  show({ refundableAmount: '27.70', refunds: [stuck] });
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as refunded another way' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mark as refunded another way?' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as refunded another way' }));
  expect(api.sent('POST', paths.decideRefund('r1'))).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Cash in the showroom');
  await user.click(dialog.getByRole('button', { name: 'Mark as refunded another way' }));
  expect(api.sent('POST', paths.decideRefund('r1'))).toMatchObject([
    { body: { decision: 'settled-outside', note: 'Cash in the showroom' } },
  ]);
});

it('offers no refund if nothing was charged', () => {
  show({ refundableAmount: '0.00', attempts: [anAttempt({ state: 'expired' })] });

  expect(screen.queryByRole('button', { name: 'Refund…' })).not.toBeInTheDocument();
});

it('asks for a reason before a decision on a payment under review', async () => {
  const api = new FakeServer().on('POST', paths.decideReview('a1'), mockResponses.ok({}));
  const user = userEvent.setup();
  const reviewReason = 'Another amount was charged';
  const another = anAttempt({
    state: 'review',
    chargedAmount: '50.00',
    reviewReason,
    decisions: ['accept', 'refund'],
  });
  show({ paymentStatus: 'review', attempts: [another] });
  expect(screen.getByText('Charged £50.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept this payment?' }));
  expect(dialog.getByText(/^£50.00 counts as this deposit/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(dialog.getByText('Please enter a reason')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'She paid the delivery too');
  await user.click(dialog.getByRole('button', { name: 'Accept' }));

  expect(await screen.findByText('Payment accepted')).toBeVisible();
  expect(api.requests).toMatchObject([{ body: { decision: 'accept', reason: 'She paid the delivery too' } }]);
});
