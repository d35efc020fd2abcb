import { type Cancelling, paths, defaultCancellingRules } from '@app/contracts';
import { quoteState } from '../../payments/testing/a-deposit';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { useCancelling } from './testing/use-cancelling';

const {
  api,

  paidOrder,
  setItemStage,
  measuredAndAgreed,
  tokenOf,
  pageOf,
  cancel,
  recordPayment,
  refundsOf,
  mailsOf,
  tasksOf,
  setRules,
} = useCancelling();

describe('cancelling by its customer', () => {
  const cancellingOf = async (token: string) =>
    (await api.get(paths.ownCancelling(token))).json<Cancelling>();
  const cancelOwn = (token: string, refunded: string) => api.post(paths.cancelOwnOrder(token), { refunded });

  it('is immediate before cutting, with the refund that was shown', async () => {
    const { id, deposit } = await paidOrder();
    const token = await tokenOf(id);
    expect(await cancellingOf(token)).toMatchObject({ refunded: '35.70', canCustomerCancel: true });
    await setItemStage(id, 'measured');
    await setRules({ ...defaultCancellingRules, measured: '20.00' });
    expectError(await cancelOwn(token, '35.70'), 'order/refund-changed');
    expect((await cancelOwn(token, '15.70')).statusCode).toBe(204);
    expect((await cancelOwn(token, '15.70')).statusCode).toBe(204);
    expect(await quoteState(api, id)).toMatchObject({ status: 'declined' });
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '15.70' }]);
    expect(await pageOf(token)).toMatchObject({
      stage: null,
      cancellation: { received: '35.70', refunded: '15.70' },
      balance: { state: 'none' },
    });
    expect(await mailsOf(id)).toMatchObject([{ details: { isByCustomer: true } }]);
    expect(await tasksOf(id)).toEqual([{ note: 'cancelled', done_at: null }]);
    expect((await auditEntriesOf(api, id)).at(-1)).toMatchObject({ action: 'quote.cancel', actor: null });
  });

  it('is visible through every link that was sent, including links to the original quote', async () => {
    const { id } = await paidOrder();
    const token = await tokenOf(id);
    const revisedId = await measuredAndAgreed(id);
    expect(await pageOf(token)).toMatchObject({ quote: { id: revisedId }, cancellation: null });
    await cancel(revisedId, { refunded: '35.70' });
    const ended = { quote: { id: revisedId }, stage: null, cancellation: { refunded: '35.70' } };
    expect(await pageOf(token)).toMatchObject(ended);
  });

  it('is a request to staff after cutting, and the order continues until they cancel', async () => {
    const { id, deposit } = await paidOrder();
    const token = await tokenOf(id);
    await setItemStage(id, 'in-production');
    expect(await cancellingOf(token)).toMatchObject({
      refunded: '0.00',
      canCustomerCancel: false,
      isAsked: false,
    });
    expect((await cancelOwn(token, '0.00')).statusCode).toBe(204);
    expect(await quoteState(api, id)).toMatchObject({ status: 'approved' });
    expect(await cancellingOf(token)).toMatchObject({ isAsked: true });
    expect(await tasksOf(id)).toEqual([{ note: 'asked', done_at: null }]);
    // Staff decide the refund.
    expect((await cancel(id, { refunded: '10.00' })).statusCode).toBe(200);
    expect(await refundsOf(deposit.id)).toMatchObject([{ amount: '10.00' }]);
    expect((await tasksOf(id))[0]?.done_at).not.toBeNull();
  });

  it('is a request to staff if something was paid in cash', async () => {
    const { id } = await paidOrder();
    await recordPayment(id, '100.00');
    const token = await tokenOf(id);
    expect(await cancellingOf(token)).toMatchObject({ refunded: '135.70', canCustomerCancel: false });
    await cancelOwn(token, '135.70');
    expect(await quoteState(api, id)).toMatchObject({ status: 'approved' });
  });

  it('is rejected without a valid link', async () => {
    expectError(await cancelOwn('A'.repeat(43), '0.00'), 'order/unknown-link');
    const { id } = await paidOrder();
    expectError(await cancelOwn(await tokenOf(id), 'all'), 'request/invalid');
  });
});
