import { paths } from '@app/contracts';
import { addDays, londonDay } from '@app/ui';
import { acrossElements } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type PaidOrder, paidOrderOf, paidQuoteOf } from '../../../features/ledger/paid-order';
import { RecordPaymentDialog } from '../../../features/ledger/record-payment-dialog';
import { monthText, thisMonth } from '../../../features/months/month-days';
import { anEntry, anUnorderedQuote } from '../../../features/orders/testing/a-quote';
import { anOrderDetail, anOrderMoney } from '../../../features/orders/testing/an-order';
import { renderAdmin } from '../../../testing/render-admin';
import { RequestBalanceDialog } from './balance-dialogs';
import { RefundCreditDialog } from './refund-credit-dialog';
import { UndoPaymentDialog } from './undo-payment-dialog';

const order = paidOrderOf(anOrderDetail());
const { quoteId: id } = order;
const onClose = () => undefined;
const withMoney = (money: Partial<PaidOrder['money']>) =>
  paidOrderOf(anOrderDetail({ money: anOrderMoney(money) }));
const unpaid = withMoney({
  received: '0.00',
  balance: '477.00',
  missingDeposit: '47.70',
  isDepositPaid: false,
});
const dialogOf = async (name?: string) => within(await screen.findByRole('dialog', { name }));
const record = async (paid: PaidOrder) => {
  renderAdmin(<RecordPaymentDialog order={paid} onClose={onClose} />);
  return { user: userEvent.setup(), dialog: await dialogOf() };
};

describe('recording a refund', () => {
  it('of a credit is for all of it by default', async () => {
    const api = new FakeServer().on('POST', paths.refundedCredit(id), mockResponses.created({}));
    const credit = withMoney({ received: '500.00', balance: '0.00', credit: '23.00' });
    const Closing = () => {
      const [isOpen, setOpen] = useState(true);
      return isOpen && <RefundCreditDialog order={credit} onClose={() => setOpen(false)} />;
    };
    renderAdmin(<Closing />);
    const user = userEvent.setup();
    const dialog = await dialogOf('Refund the credit of £23.00');

    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    expect(dialog.getByText('Please choose how it was refunded')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Refunded by'), 'Bank transfer');
    await user.dblClick(dialog.getByRole('button', { name: 'Record refund' }));
    expect(await screen.findByText('£23.00 refund recorded')).toBeVisible();
    expect(api.sent('POST', paths.refundedCredit(id))).toMatchObject([
      { body: { amount: '23.00', method: 'bank-transfer', paidOn: londonDay(), note: null } },
    ]);
  });

  it('of more than the credit requires a reason', async () => {
    const api = new FakeServer().on('POST', paths.refundedCredit(id), mockResponses.created({}));
    const whole = withMoney({ received: '477.00', balance: '0.00' });
    renderAdmin(<RefundCreditDialog order={whole} onClose={onClose} />);
    const user = userEvent.setup();
    const dialog = await dialogOf('Record a refund');
    await user.type(dialog.getByLabelText('Amount'), '20');
    await user.selectOptions(dialog.getByLabelText('Refunded by'), 'Bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    expect(dialog.getByText('Please enter a reason')).toBeVisible();
    await user.type(dialog.getByLabelText(/Note/), 'A scratched edge');
    await user.click(dialog.getByRole('button', { name: 'Record refund' }));
    await waitFor(() =>
      expect(api.sent('POST', paths.refundedCredit(id))).toMatchObject([
        { body: { amount: '20', note: 'A scratched edge', isMoreThanCredit: true } },
      ]),
    );
  });
});

describe('recording a payment', () => {
  it('is for the order, and suggests its deposit', async () => {
    const api = new FakeServer().on('POST', paths.recordedPayments(id), mockResponses.created({}));
    const { user, dialog } = await record(unpaid);
    expect(dialog.getByText('OR-26-00031')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Paid by'), 'Bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Record £47.70' }));
    expect(await screen.findByText('£47.70 recorded')).toBeVisible();
    expect(api.sent('POST', paths.recordedPayments(id))).toMatchObject([
      { body: { amount: '47.70', method: 'bank-transfer' } },
    ]);
  });

  it('says in which month it counts if that of its day is locked', async () => {
    const day = addDays(`${londonDay().slice(0, 7)}-01`, -1);
    const month = day.slice(0, 7);
    const locked = { at: `${londonDay()}T09:00:00.000Z`, by: 'Alison' };
    new FakeServer().on('GET', paths.monthEnd(month), mockResponses.ok({ month, locked }));
    const { user, dialog } = await record(unpaid);
    expect(dialog.queryByText(/is locked/)).toBeNull();
    await user.clear(dialog.getByLabelText('Paid on'));
    await user.type(dialog.getByLabelText('Paid on'), day);
    const sentence = `${monthText(month)} is locked. This counts in ${monthText(thisMonth())}.`;
    expect(await dialog.findByText(sentence)).toBeVisible();
  });

  it('on a quote without an order says that it becomes one', async () => {
    const { dialog } = await record(paidQuoteOf(anUnorderedQuote()));
    expect(
      dialog.getByText(acrossElements(/^The payment turns quote VT-26-00412 into an order\./)),
    ).toBeVisible();
    expect(dialog.getByLabelText('Amount')).toHaveValue('47.70');
  });

  it('shows missing or too large values at the fields before sending', async () => {
    const api = new FakeServer();
    const { user, dialog } = await record(unpaid);
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '477.01');
    await user.clear(dialog.getByLabelText('Paid on'));
    await user.click(dialog.getByRole('button', { name: 'Record £477.01' }));
    for (const expected of ['Must be £477 or less', 'Please choose how it was paid', 'Please choose a day'])
      expect(await dialog.findByText(expected)).toBeVisible();
    await user.type(dialog.getByLabelText('Paid on'), addDays(londonDay(), 2));
    expect(await dialog.findByText('Please choose a date that is not in the future')).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('shows the API’s refusals at the field, and warns of a credit', async () => {
    const refusal = { fields: [{ field: 'amount', message: 'The price is £470.00.' }] };
    new FakeServer().on(
      'POST',
      paths.recordedPayments(id),
      mockResponses.refused('payment/more-than-price', refusal),
    );
    const { user, dialog } = await record(order);
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '475');
    expect(dialog.getByText('This is £45.70 more than is due. It is kept as a credit.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Paid by'), 'Bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Record £475.00' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription('The price is £470.00.'),
    );
  });

  it.each([
    [
      'came with the link alone',
      { isCustomerFromLink: true },
      /was entered through the quote’s link and is not confirmed, so no receipt/,
    ],
    ['is missing', { email: null }, /no receipt is sent/],
  ])('offers no receipt if the address %s', async (_, changes, expected) => {
    const { dialog } = await record({ ...order, ...changes });
    expect(dialog.queryByRole('switch')).toBeNull();
    expect(dialog.getByText(expected)).toBeVisible();
  });

  it('by mistake is undone with a reason', async () => {
    const api = new FakeServer().on('POST', paths.undoPayment(id, '7'), mockResponses.ok({}));
    const cash = anEntry({ id: '7', method: 'cash', canBeUndone: true });
    renderAdmin(<UndoPaymentDialog quoteId={id} entry={cash} onClose={onClose} />);
    const user = userEvent.setup();
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Please enter a reason')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'On the wrong quote');
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Payment undone')).toBeVisible();
    expect(api.requests.at(-1)?.body).toEqual({ reason: 'On the wrong quote' });
  });
});

it('an amount that was refunded can be requested again', async () => {
  const again = withMoney({ price: '457.00', loweredBy: '20.00', received: '457.00', balance: '0.00' });
  renderAdmin(<RequestBalanceDialog order={again} onClose={onClose} />);
  expect(await screen.findByRole('dialog', { name: 'Request the refunded £20.00 again' })).toBeVisible();
});
