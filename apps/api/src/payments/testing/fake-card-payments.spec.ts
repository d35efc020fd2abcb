import { aCheckoutRequest } from './a-checkout';
import { keepsCardPaymentsContract } from './card-payments-contract';
import { FakeCardPayments } from './fake-card-payments';

const doing = (action: (reference: string) => void) => (reference: string) =>
  Promise.resolve(action(reference));

describe('the fake card provider', () => {
  const fake = new FakeCardPayments();
  keepsCardPaymentsContract(() => ({
    payments: fake,
    pay: doing((reference) => fake.pay(reference)),
    decline: doing((reference) => fake.decline(reference)),
    beginConfirmation: doing((reference) => fake.beginConfirmation(reference)),
    expire: doing((reference) => fake.expire(reference)),
  }));
});

describe('faults of the fake', () => {
  const wanted = aCheckoutRequest();
  const made = async (fake: FakeCardPayments) => {
    const result = await fake.createCheckout(wanted);
    return result.kind === 'ok' ? result.checkout.id : '';
  };

  it('hang after doing the work until released', async () => {
    const fake = new FakeCardPayments();
    const { letGo } = fake.hang('create');
    const waiting = fake.createCheckout(wanted);
    expect(fake.all()).toHaveLength(1);
    letGo();
    expect((await waiting).kind).toBe('unavailable');
  });

  it('do not hide a charge from the count', async () => {
    const fake = new FakeCardPayments();
    await made(fake);
    expect(fake.charges()).toEqual({});
    fake.pay(wanted.reference);
    fake.chargeAgain(wanted.reference);
    expect(fake.charges()).toEqual({ [wanted.reference]: 2 });
    expect(() => fake.pay(wanted.reference)).toThrow(/is paid/);
  });

  it('let a checkout expire, whatever was last tried', async () => {
    let now = new Date();
    const fake = new FakeCardPayments(() => now);
    const id = await made(fake);
    fake.decline(wanted.reference);
    now = wanted.validUntil;
    expect(await fake.readCheckout(id)).toMatchObject({ checkout: { state: 'expired' } });
    expect(() => fake.pay(wanted.reference)).toThrow(/is expired/);
  });
});
