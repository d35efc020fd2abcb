import { paths } from '@app/contracts';
import { addDays, londonDay } from '@app/ui';
import { acrossElements } from '@app/ui/testing';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type PaidOrder, paidOrderOf, paidQuoteOf } from '../../../features/ledger/paid-order';
import { RecordPaymentDialog } from '../../../features/ledger/record-payment-dialog';
import { anEntry, anUnorderedQuote } from '../../../features/orders/testing/a-quote';
import { anOrderDetail, someMoney } from '../../../features/orders/testing/an-order';
import { renderAdmin } from '../../../testing/render-admin';
import { AskForBalanceDialog } from './balance-dialogs';
import { GiveBackCreditDialog } from './give-back-credit-dialog';
import { UndoPaymentDialog } from './undo-payment-dialog';

const order = paidOrderOf(anOrderDetail());
const { quoteId: id } = order;
const onClose = () => undefined;
const withMoney = (money: Partial<PaidOrder['money']>) =>
  paidOrderOf(anOrderDetail({ money: someMoney(money) }));
const unpaid = withMoney({
  ...{ received: '0.00', balance: '477.00', missingDeposit: '47.70', isDepositPaid: false },
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
      return isOpen && <GiveBackCreditDialog order={credit} onClose={() => setOpen(false)} />;
    };
    renderAdmin(<Closing />);
    const user = userEvent.setup();
    const dialog = await dialogOf('Give back the credit of £23.00');

    await user.click(dialog.getByRole('button', { name: 'Enter it' }));
    expect(dialog.getByText('Please choose how it was given back')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Given back by'), 'Bank transfer');
    await user.dblClick(dialog.getByRole('button', { name: 'Enter it' }));
    expect(await screen.findByText('£23.00 given back')).toBeVisible();
    expect(api.sent('POST', paths.refundedCredit(id))).toMatchObject([
      { body: { amount: '23.00', method: 'bank-transfer', paidOn: londonDay(), note: null } },
    ]);
  });

  it('of more than the credit requires a reason', async () => {
    const api = new FakeServer().on('POST', paths.refundedCredit(id), mockResponses.created({}));
    const whole = withMoney({ received: '477.00', balance: '0.00' });
    renderAdmin(<GiveBackCreditDialog order={whole} onClose={onClose} />);
    const user = userEvent.setup();
    const dialog = await dialogOf('Give back money');
    await user.type(dialog.getByLabelText('Amount'), '20');
    await user.selectOptions(dialog.getByLabelText('Given back by'), 'Bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Enter it' }));
    expect(dialog.getByText('Please say why')).toBeVisible();
    await user.type(dialog.getByLabelText(/Note/), 'A scratched edge');
    await user.click(dialog.getByRole('button', { name: 'Enter it' }));
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

  it('on a quote without an order says that it becomes one', async () => {
    const { dialog } = await record(paidQuoteOf(anUnorderedQuote()));
    expect(
      dialog.getByText(acrossElements(/^For VT-26-00412\. The payment makes an order of it\./)),
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
    for (const words of ['Must be £477 or less', 'Please choose how it was paid', 'Please choose a day'])
      expect(await dialog.findByText(words)).toBeVisible();
    await user.type(dialog.getByLabelText('Paid on'), addDays(londonDay(), 2));
    expect(await dialog.findByText('This day is still to come')).toBeVisible();
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
    expect(dialog.getByText('£45.70 above what is still to pay: it will stand as a credit.')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Paid by'), 'Bank transfer');
    await user.click(dialog.getByRole('button', { name: 'Record £475.00' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription('The price is £470.00.'),
    );
  });

  it.each([
    ['came with the link alone', { isCustomerFromLink: true }, /came with the quote’s link, so no receipt/],
    ['is missing', { email: null }, /no receipt goes out/],
  ])('offers no receipt if the address %s', async (_, changes, words) => {
    const { dialog } = await record({ ...order, ...changes });
    expect(dialog.queryByRole('switch')).toBeNull();
    expect(dialog.getByText(words)).toBeVisible();
  });

  it('by mistake is undone with a reason', async () => {
    const api = new FakeServer().on('POST', paths.undoPayment(id, '7'), mockResponses.ok({}));
    const cash = anEntry({ id: '7', method: 'cash', canBeUndone: true });
    renderAdmin(<UndoPaymentDialog quoteId={id} entry={cash} onClose={onClose} />);
    const user = userEvent.setup();
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await dialog.findByText('Please say why')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'On the wrong quote');
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Payment taken back')).toBeVisible();
    expect(api.requests.at(-1)?.body).toEqual({ reason: 'On the wrong quote' });
  });
});

it('an amount that was given back can be requested again', async () => {
  const again = withMoney({ price: '457.00', loweredBy: '20.00', received: '457.00', balance: '0.00' });
  renderAdmin(<AskForBalanceDialog order={again} onClose={onClose} />);
  expect(
    await screen.findByRole('dialog', { name: 'Ask again for the £20.00 that went back' }),
  ).toBeVisible();
});
