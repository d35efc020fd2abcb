import { randomUUID } from 'node:crypto';
import { pence } from '@app/pricing';
import type { CardPayments, Checkout } from '../provider/card-payments';
import { aCheckoutRequest } from './a-checkout';

/** A provider under test, with the actions of its customers. */
interface ProviderUnderTest {
  payments: CardPayments;
  pay(reference: string): Promise<unknown>;
  decline(reference: string): Promise<unknown>;
  /** Pays until the bank asks for confirmation. */
  beginConfirmation(reference: string): Promise<unknown>;
  expire(reference: string): Promise<unknown>;
  /** How far the provider's clock is ahead of the machine's. */
  setClock(aheadMs: number): Promise<unknown>;
}

/** Tests that SumUp's adapter and the fake must both pass. */
export function describeCardPaymentsContract(provider: () => ProviderUnderTest): void {
  const createCheckout = async (detail: Parameters<typeof aCheckoutRequest>[0] = {}) => {
    const checkoutRequest = aCheckoutRequest(detail);
    const created = await provider().payments.createCheckout(checkoutRequest);
    if (created.kind !== 'ok') throw new Error(`not created: ${JSON.stringify(created)}`);
    return { checkoutRequest, id: created.checkout.id, checkout: created.checkout };
  };
  const read = async (id: string): Promise<Checkout> => {
    const result = await provider().payments.readCheckout(id);
    if (result.kind !== 'ok') throw new Error(`not read: ${JSON.stringify(result)}`);
    return result.checkout;
  };
  const payCheckout = async (amount = pence(12_345)) => {
    const { id, checkoutRequest } = await createCheckout({ amount });
    await provider().pay(checkoutRequest.reference);
    const [transaction] = (await read(id)).transactions;
    if (!transaction) throw new Error('paid without a transaction');
    return { id, transactionId: transaction.id };
  };

  it('creates a checkout as requested, with a page to pay on', async () => {
    const { checkoutRequest, checkout } = await createCheckout();
    expect(checkout).toMatchObject({
      reference: checkoutRequest.reference,
      merchantCode: provider().payments.merchantCode,
      currency: 'GBP',
      amount: checkoutRequest.amount,
      state: 'pending',
      transactions: [],
    });
    expect(checkout.paymentUrl).toMatch(/^https?:\/\/[^/]+\/pay\/.+/);
    expect(
      Math.abs((checkout.validUntil?.getTime() ?? 0) - checkoutRequest.validUntil.getTime()),
    ).toBeLessThan(1_000);
  });

  it.each([1, 29, 113, 115, 1_999, 3_500, 4_010, 8_154, 100_000, 1_638_435, 99_999_999])(
    'charges %i pence to the penny',
    async (amount) => {
      const { id, checkout, checkoutRequest } = await createCheckout({ amount: pence(amount) });
      expect(checkout.amount).toBe(amount);
      await provider().pay(checkoutRequest.reference);
      const result = await read(id);
      expect([result.amount, result.transactions[0]?.amount]).toEqual([amount, amount]);
    },
  );

  it('creates one checkout per reference, and finds it by its reference', async () => {
    const { checkoutRequest, id } = await createCheckout();
    expect(await provider().payments.createCheckout(checkoutRequest)).toEqual({ kind: 'duplicate' });
    expect(await provider().payments.findByReference(checkoutRequest.reference)).toMatchObject({
      kind: 'ok',
      checkouts: [
        { id, reference: checkoutRequest.reference, amount: checkoutRequest.amount, state: 'pending' },
      ],
    });
  });

  it('creates one checkout for twenty simultaneous requests', async () => {
    const checkoutRequest = aCheckoutRequest();
    const results = await Promise.all(
      Array.from({ length: 20 }, () => provider().payments.createCheckout(checkoutRequest)),
    );
    expect(results.map(({ kind }) => kind).sort()).toEqual([...Array<string>(19).fill('duplicate'), 'ok']);
  });

  it('finds nothing by an unused reference', async () => {
    expect(await provider().payments.findByReference('dep-never-1')).toEqual({ kind: 'ok', checkouts: [] });
  });

  it('returns not-found for an unknown checkout or payment', async () => {
    const { payments } = provider();
    expect(await payments.readCheckout(randomUUID())).toEqual({ kind: 'not-found' });
    expect(await payments.deactivateCheckout(randomUUID())).toEqual({ kind: 'not-found' });
    expect(await payments.readTransaction(randomUUID())).toEqual({ kind: 'not-found' });
    expect(await payments.refund(randomUUID(), pence(1))).toEqual({ kind: 'not-found' });
  });

  it.each(['', '../../v0.1/me?x=1#y', 'c-1', `${randomUUID()}/../x`, `${randomUUID()}?a=b`])(
    'rejects the malformed id %j',
    async (id) => {
      const { payments } = provider();
      const results = [
        await payments.readCheckout(id),
        await payments.deactivateCheckout(id),
        await payments.refund(id, pence(1)),
        await payments.readTransaction(id),
      ];
      expect(results.map(({ kind }) => kind)).toEqual(Array(4).fill('rejected'));
    },
  );

  it('reports a payment with its transaction', async () => {
    const { checkoutRequest, id } = await createCheckout();
    await provider().pay(checkoutRequest.reference);
    const result = await read(id);
    expect(result).toMatchObject({
      id,
      state: 'paid',
      reference: checkoutRequest.reference,
      amount: checkoutRequest.amount,
      transactions: [{ state: 'successful', amount: checkoutRequest.amount, currency: 'GBP' }],
    });
    const [transaction] = result.transactions;
    expect(await provider().payments.readTransaction(transaction?.id ?? '')).toEqual({
      kind: 'ok',
      transaction: {
        id: transaction?.id,
        state: 'successful',
        amount: checkoutRequest.amount,
        currency: 'GBP',
        refunds: [],
      },
    });
  });

  it('reports a declined card, after which another may be accepted', async () => {
    const { checkoutRequest, id } = await createCheckout();
    await provider().decline(checkoutRequest.reference);
    expect(await read(id)).toMatchObject({ state: 'failed', transactions: [{ state: 'failed' }] });

    await provider().pay(checkoutRequest.reference);
    const result = await read(id);
    expect(result.state).toBe('paid');
    expect(result.transactions.map(({ state }) => state).sort()).toEqual(['failed', 'successful']);
  });

  it('reports an expired checkout', async () => {
    const { checkoutRequest, id } = await createCheckout();
    await provider().expire(checkoutRequest.reference);
    expect(await read(id)).toMatchObject({ state: 'expired', transactions: [] });
  });

  it('closes an unpaid checkout', async () => {
    const { id } = await createCheckout();
    expect(await provider().payments.deactivateCheckout(id)).toEqual({ kind: 'ok' });
    expect((await read(id)).state).toBe('expired');
  });

  it('does not close a paid checkout', async () => {
    const { id } = await payCheckout();
    expect(await provider().payments.deactivateCheckout(id)).toEqual({ kind: 'already-processed' });
    expect((await read(id)).state).toBe('paid');
  });

  it("does not close a checkout during the bank's confirmation", async () => {
    const { checkoutRequest, id } = await createCheckout();
    await provider().beginConfirmation(checkoutRequest.reference);
    expect(await provider().payments.deactivateCheckout(id)).toEqual({ kind: 'charge-pending' });
    expect((await read(id)).state).toBe('pending');
  });

  it('refunds a payment completely', async () => {
    const { transactionId } = await payCheckout();
    const { payments } = provider();
    expect(await payments.refund(transactionId, pence(12_345))).toEqual({ kind: 'accepted' });
    expect(await payments.readTransaction(transactionId)).toMatchObject({
      kind: 'ok',
      transaction: { refunds: [{ amount: 12_345, state: 'refunded' }] },
    });
    expect((await payments.refund(transactionId, pence(12_345))).kind).toBe('rejected');
  });

  it('refunds parts of a payment, up to its amount', async () => {
    const { transactionId } = await payCheckout(pence(10_001));
    const { payments } = provider();
    expect(await payments.refund(transactionId, pence(3_333))).toEqual({ kind: 'accepted' });
    expect((await payments.refund(transactionId, pence(6_669))).kind).toBe('rejected');
    expect(await payments.refund(transactionId, pence(6_668))).toEqual({ kind: 'accepted' });
    const result = await payments.readTransaction(transactionId);
    expect(result).toMatchObject({
      transaction: { amount: 10_001, refunds: [{ amount: 3_333 }, { amount: 6_668 }] },
    });
  });

  it('lists payments and refunds of a period, without declined cards', async () => {
    const since = new Date(Date.now() - 1);
    const { transactionId } = await payCheckout(pence(10_001));
    const { checkoutRequest, id: declined } = await createCheckout();
    await provider().decline(checkoutRequest.reference);
    const ids = [transactionId, ...(await read(declined)).transactions.map(({ id }) => id)];
    await provider().payments.refund(transactionId, pence(3_333));
    const before = new Date(Date.now() + 1_000);
    const list = async (from: Date, to: Date) => {
      const result = await provider().payments.listTransactions(from, to);
      if (result.kind !== 'ok') throw new Error(`not listed: ${JSON.stringify(result)}`);
      return result.entries
        .filter(({ transactionId: id }) => ids.includes(id))
        .map(({ kind, transactionId: id, amount }) => ({ kind, id, amount }));
    };
    expect(await list(since, before)).toEqual([
      { kind: 'payment', id: transactionId, amount: 10_001 },
      { kind: 'refund', id: transactionId, amount: 3_333 },
    ]);
    expect(await list(before, new Date(before.getTime() + 60_000))).toEqual([]);
  });

  it('pays out the next working day: payments net of the fee, less refunds', async () => {
    const dayMs = 86_400_000;
    const today = Date.now();
    const dayOf = (daysLater: number) => new Date(today + daysLater * dayMs).toISOString().slice(0, 10);
    const { id, transactionId } = await payCheckout(pence(10_001));
    await provider().payments.refund(transactionId, pence(3_333));
    const code = (await read(id)).transactions[0]?.code;
    const list = async (from: string, to: string) => {
      const result = await provider().payments.listPayouts(from, to);
      if (result.kind !== 'ok') throw new Error(`not listed: ${JSON.stringify(result)}`);
      return result.entries.filter(({ transactionCode }) => transactionCode === code);
    };
    expect(await list(dayOf(-1), dayOf(5))).toEqual([]);
    await provider().setClock(5 * dayMs);
    const entries = await list(dayOf(-1), dayOf(5));
    expect(entries).toMatchObject([
      {
        kind: 'payout',
        amount: 9_751,
        fee: 250,
        isFailed: false,
        reference: expect.stringContaining('PID') as string,
      },
      { kind: 'refund', amount: 3_333, fee: 0, isFailed: false },
    ]);
    const [payout] = entries;
    expect(await list(payout?.paidOn ?? '', payout?.paidOn ?? '')).toHaveLength(2);
    expect(await list(dayOf(-9), dayOf(-1))).toEqual([]);
    await provider().setClock(0);
  });

  it('reads our account and its currency', async () => {
    expect(await provider().payments.checkMerchant()).toEqual({ kind: 'ok', currency: 'GBP' });
  });
}
