import { aCheckoutRequest } from './a-checkout';
import { describeCardPaymentsContract } from './card-payments-contract';
import { FakeCardPayments } from './fake-card-payments';

const asPromise = (action: (reference: string) => void) => (reference: string) =>
  Promise.resolve(action(reference));

describe('the fake card provider', () => {
  let aheadMs = 0;
  const fake = new FakeCardPayments(() => new Date(Date.now() + aheadMs));
  describeCardPaymentsContract(() => ({
    payments: fake,
    pay: asPromise((reference) => fake.pay(reference)),
    decline: asPromise((reference) => fake.decline(reference)),
    beginConfirmation: asPromise((reference) => fake.beginConfirmation(reference)),
    expire: asPromise((reference) => fake.expire(reference)),
    setClock: (ms) => Promise.resolve((aheadMs = ms)),
  }));
});

describe('faults of the fake', () => {
  const checkoutRequest = aCheckoutRequest();
  const createCheckout = async (fake: FakeCardPayments) => {
    const result = await fake.createCheckout(checkoutRequest);
    return result.kind === 'ok' ? result.checkout.id : '';
  };

  it('hang after the call had its effect, until released', async () => {
    const fake = new FakeCardPayments();
    const { release } = fake.hang('create');
    const call = fake.createCheckout(checkoutRequest);
    expect(fake.all()).toHaveLength(1);
    release();
    expect((await call).kind).toBe('unavailable');
  });

  it('are counted if a checkout is charged twice', async () => {
    const fake = new FakeCardPayments();
    await createCheckout(fake);
    expect(fake.charges()).toEqual({});
    fake.pay(checkoutRequest.reference);
    fake.chargeAgain(checkoutRequest.reference);
    expect(fake.charges()).toEqual({ [checkoutRequest.reference]: 2 });
    expect(() => fake.pay(checkoutRequest.reference)).toThrow(/is paid/);
  });

  it('let a checkout expire even after a declined card', async () => {
    let now = new Date();
    const fake = new FakeCardPayments(() => now);
    const id = await createCheckout(fake);
    fake.decline(checkoutRequest.reference);
    now = checkoutRequest.validUntil;
    expect(await fake.readCheckout(id)).toMatchObject({ checkout: { state: 'expired' } });
    expect(() => fake.pay(checkoutRequest.reference)).toThrow(/is expired/);
  });
});
