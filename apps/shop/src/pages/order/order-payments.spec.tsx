import { paths, runtimeConfigPath } from '@app/contracts';
import { screen, within } from '@testing-library/react';
import { aBalance, aDueBalance, anAwaitedDeposit, aToken } from '../../testing/an-order';
import { aPaymentUrl, aRuntimeConfig } from '../../testing/a-deposit';
import { mockResponses } from '../../testing/fake-api';
import { redirectTo } from '../../features/deposit/redirect-to';
import { setUpOrderPage } from './testing/set-up-order-page';

vi.mock('../../features/deposit/redirect-to');

const { user, renderOrderPage, progress } = setUpOrderPage();

describe('Payments', () => {
  const payments = () => within(screen.getByRole('region', { name: 'Payments' }));

  it('shows price and payments, and that nothing is due yet', async () => {
    await renderOrderPage();
    expect(payments().getByText('£477.00')).toBeVisible();
    expect(payments().getByText('Paid by card online')).toBeVisible();
    expect(payments().getByText('21 November 2026')).toBeVisible();
    expect(payments().getByText('£429.30')).toBeVisible();
    expect(
      payments().getByText(/^Once the sizes are agreed we set the day by which it is due/),
    ).toBeVisible();
    expect(payments().queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that the due date comes next, once all sizes are agreed', async () => {
    await renderOrderPage({ stage: 'measured' });
    expect(payments().getByText(/^Next we set the day by which it is due/)).toBeVisible();
    expect(payments().queryByText(/Once the sizes are agreed/)).not.toBeInTheDocument();
  });

  it('accepts part payments if staff allow them, within the limits', async () => {
    const request = { dueOn: '2026-12-10', smallestPart: '100.00', isOverdue: true };
    const { api } = await renderOrderPage({ balance: aDueBalance({ request }) });
    api.on('POST', paths.payBalance(aToken), mockResponses.refused('balance/changed'));
    expect(payments().getByText('This was due by 10 December 2026.')).toBeVisible();
    const amount = payments().getByLabelText('How much would you like to pay now?');
    const pay = () => user.click(payments().getByRole('button', { name: 'Pay balance' }));
    for (const typed of ['99.99', '429.31', 'half', '1,250']) {
      await user.clear(amount);
      await user.type(amount, typed);
      await pay();
      expect(amount).toBeInvalid();
    }
    expect(api.sent('POST', paths.payBalance(aToken))).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '£150');
    await pay();
    expect(await payments().findByRole('alert')).toHaveTextContent(/has changed in the meantime/);
    expect(api.sent('POST', paths.payBalance(aToken))).toMatchObject([{ body: { amount: '150.00' } }]);
  });

  it('names the account for a transfer beside the card, with the order as reference', async () => {
    await renderOrderPage({ balance: aDueBalance() });
    expect(payments().getByRole('heading', { name: 'Or pay by bank transfer' })).toBeVisible();
    expect(payments().getByText('00-00-00')).toBeVisible();
    expect(payments().getByText('Reference').nextSibling).toHaveTextContent(/-26-/);
  });

  it.each([
    [aBalance({ received: '477.00', balance: '0.00' }), /Everything is paid/],
    [aBalance({ received: '487.00', balance: '0.00', credit: '10.00' }), /overpaid by this amount/],
    [aDueBalance({ state: 'in-review' }), /Please do not pay again/],
  ])('shows no pay button when nothing can be paid by card', async (balance, expectedText) => {
    await renderOrderPage({ balance });
    expect(payments().getByText(expectedText)).toBeVisible();
    expect(payments().queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('an awaited deposit', () => {
  const unpaid = { balance: aBalance({ payments: [], received: '0.00', balance: '477.00' }) };

  it('shows amount, due date and account for a transfer', async () => {
    await renderOrderPage({ ...unpaid, awaitedDeposit: anAwaitedDeposit() });
    const payments = within(screen.getByRole('region', { name: 'Payments' }));
    expect(payments.getByRole('heading', { name: 'Deposit to pay: £47.70' })).toBeVisible();
    expect(payments.getByText(/Please pay it by 7 December 2026/)).toBeVisible();
    expect(progress().getByText(/^Next we wait for your deposit/)).toBeVisible();
    for (const detail of ['00-00-00', '00000000', 'OR-26-00031'])
      expect(payments.getByText(detail)).toBeVisible();
  });

  it('opens the card page, or says why there is none', async () => {
    const { api } = await renderOrderPage({ ...unpaid, awaitedDeposit: anAwaitedDeposit({ bank: null }) });
    api.on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig));
    api.on('POST', paths.payDeposit(aToken), mockResponses.refused('deposit/provider-unavailable'));
    await user.click(screen.getByRole('button', { name: 'Pay deposit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing has been charged/);
    api.on('POST', paths.payDeposit(aToken), mockResponses.created({ id: 'd', paymentUrl: aPaymentUrl }));
    await user.click(screen.getByRole('button', { name: 'Pay deposit' }));
    await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledWith(aPaymentUrl));
  });

  it('cannot be paid by card once partly paid', async () => {
    await renderOrderPage({
      ...unpaid,
      awaitedDeposit: anAwaitedDeposit({ canPayByCard: false, isLate: true }),
    });
    expect(screen.getByText(/It was due by 7 December 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /by card/ })).not.toBeInTheDocument();
  });
});
