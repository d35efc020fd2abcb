import { paths } from '@app/contracts';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import { expectError } from '../../testing/expect-error';
import { attemptsOf, checkAttempts, referenceOf, statusOf } from '../testing/a-deposit';
import { aRefunder } from '../testing/a-refund';
import { beginBalance, moneyOf, payBalance } from '../testing/an-order';
import { payByCard } from '../testing/use-cards';
import { expectSuccess } from '../../testing/expect-success';
import { useBalances } from '../testing/use-balances';

const {
  api,
  cards,
  now,
  staff,
  runOutbox,
  detailOf,
  balanceOf,
  mailsOf,
  recordPayment,
  openPagesOf,
  aDueOrder,
} = useBalances();

describe('when staff correct the customer’s email address', () => {
  const setEmail = (quoteId: string, customerEmail: string) =>
    expectSuccess(staff.put(paths.adminQuoteCustomer(quoteId), { customerEmail }));
  const linkTo = (quoteId: string) => makeOrderToken(api.app.get(Statements), quoteId, now());
  /** An order whose former customer still has a card page open. */
  async function orderWithCorrectedEmail() {
    const order = await aDueOrder();
    const formerPage = await beginBalance(api, order.token, '321.30');
    await setEmail(order.quoteId, 'new@example.com');
    return { ...order, formers: formerPage, link: await linkTo(order.quoteId) };
  }

  it('the new customer gets their own page for the same amount, and the receipt', async () => {
    const { quoteId, formers: formerPage, link } = await orderWithCorrectedEmail();
    const page = await beginBalance(api, link, '321.30');
    expect(page.id).not.toBe(formerPage.id);
    expect(page.paymentUrl).not.toBe(formerPage.paymentUrl);
    expect(await openPagesOf(quoteId)).toHaveLength(1);
    await payByCard(api, cards, page);
    expect(await mailsOf(quoteId, 'payment-received')).toMatchObject([{ to_address: 'new@example.com' }]);
  });

  it('the former customer’s page cannot be retried, and the new customer’s stays open', async () => {
    const { quoteId, formers: formerPage, link } = await orderWithCorrectedEmail();
    expectError(await api.post(paths.retryDeposit(formerPage.id), {}), 'order/unknown-link');
    const page = await beginBalance(api, link, '321.30');
    expectError(await api.post(paths.retryDeposit(formerPage.id), {}), 'order/unknown-link');
    expect((await attemptsOf(api, page.id)).map(({ state }) => state)).toEqual(['open']);
    expect((await beginBalance(api, link, '321.30')).paymentUrl).toBe(page.paymentUrl);
    expect((await api.post(paths.retryDeposit(page.id), {})).json()).toMatchObject({
      paymentUrl: page.paymentUrl,
    });
    expect(await openPagesOf(quoteId)).toHaveLength(1);
  });

  it('an older page cannot be retried, even if the email address is changed back', async () => {
    const { quoteId, formers: formerPage } = await orderWithCorrectedEmail();
    await setEmail(quoteId, 'ada@example.com');
    await linkTo(quoteId);
    expectError(await api.post(paths.retryDeposit(formerPage.id), {}), 'order/unknown-link');
  });

  it('a page stays valid if only the spelling of the email address changed', async () => {
    const { quoteId, token } = await aDueOrder();
    const page = await beginBalance(api, token, '321.30');
    await setEmail(quoteId, 'ADA@example.com');
    expect((await beginBalance(api, token, '321.30')).paymentUrl).toBe(page.paymentUrl);
    expect((await api.post(paths.retryDeposit(page.id), {})).json()).toMatchObject({
      paymentUrl: page.paymentUrl,
    });
  });
});

describe('simultaneous changes', () => {
  it('a recorded transfer closes only a page that would charge more than the balance', async () => {
    const { quoteId, token } = await aDueOrder('50.00');
    await beginBalance(api, token, '200.00');
    await recordPayment(quoteId, '100.00');
    await runOutbox();
    expect(await openPagesOf(quoteId)).toMatchObject([{ amount: '200.00' }]);
    await recordPayment(quoteId, '100.00');
    await runOutbox();
    expect(await openPagesOf(quoteId)).toEqual([]);
    expect(await moneyOf(api, token)).toMatchObject({ balance: '121.30', state: 'payable' });
  });

  it('a charge above the balance goes to review, and becomes a credit if staff accept it', async () => {
    const { quoteId, token } = await aDueOrder();
    const page = await beginBalance(api, token, '321.30');
    cards.pay(referenceOf(page));
    await recordPayment(quoteId, '321.30');
    await checkAttempts(api, page.id);
    const [attempt] = await attemptsOf(api, page.id);
    expect(attempt).toMatchObject({ state: 'review', review_reason: 'more-than-due' });
    expect(await statusOf(api, page.id)).toMatchObject({ paymentStatus: 'review' });
    expect(await moneyOf(api, token)).toMatchObject({ balance: '0.00', credit: '0.00', state: 'in-review' });
    expectError(await payBalance(api, token, '1.00'), 'balance/in-review');
    const tasks = `SELECT FROM staff_task WHERE attempt_id = $1 AND kind = 'review-payment' AND done_at IS NULL`;
    expect(await api.sql(tasks, [attempt?.id])).toHaveLength(1);

    await expectSuccess(
      staff.post(paths.decideReview(attempt?.id ?? ''), {
        decision: 'accept',
        reason: 'Kept',
      }),
    );
    expect(await balanceOf(quoteId)).toMatchObject({
      received: '678.30',
      balance: '0.00',
      credit: '321.30',
    });
    expect(await api.sql(tasks, [attempt?.id])).toEqual([]);
  });

  it('a charge above the balance can be refunded in its review, and then never counts', async () => {
    const { quoteId, token } = await aDueOrder();
    const page = await beginBalance(api, token, '321.30');
    cards.pay(referenceOf(page));
    await recordPayment(quoteId, '300.00');
    await checkAttempts(api, page.id);
    const [attempt] = await attemptsOf(api, page.id);
    await staff.post(paths.decideReview(attempt?.id ?? ''), { decision: 'refund', reason: 'Paid twice' });
    const [refund] = await api.sql<{ id: string }>('SELECT id FROM refund WHERE attempt_id = $1', [
      attempt?.id,
    ]);
    const { refunder } = aRefunder(api, cards, { now });
    for (let check = 0; check < 3; check += 1) await refunder.execute(refund?.id ?? '');
    expect(await attemptsOf(api, page.id)).toMatchObject([{ state: 'returned' }]);
    expect(await moneyOf(api, token)).toMatchObject({
      received: '335.70',
      balance: '21.30',
      state: 'payable',
    });
  });

  it('a payment while the order was cancelled goes to review', async () => {
    const { quoteId, token } = await aDueOrder();
    const page = await beginBalance(api, token, '321.30');
    cards.pay(referenceOf(page));
    await staff.put(paths.adminQuoteStatus(quoteId), { status: 'declined' });
    await runOutbox();
    await checkAttempts(api, page.id);
    expect(await attemptsOf(api, page.id)).toMatchObject([{ state: 'review', review_reason: 'order-ended' }]);
    expectError(await payBalance(api, token, '321.30'), 'balance/in-review');
  });

  it('a revised price waits until no balance payment is in progress', async () => {
    const { quoteId, token } = await aDueOrder();
    await beginBalance(api, token, '321.30');
    const sizes = {
      lengthMm: 1300,
      widthMm: 350,

      note: '',
      how: 'phone',
      price: 'revise',
    };
    const { measurements } = await detailOf(quoteId);
    const saveRevisedSizes = () =>
      staff.post(paths.measurements(quoteId), { ...sizes, knownVersion: measurements?.version ?? null });
    expectError(await saveRevisedSizes(), 'deposit/payment-under-way');
    await staff.delete(paths.balanceRequest(quoteId));
    await runOutbox();
    expect((await saveRevisedSizes()).statusCode).toBe(201);
  });
});
