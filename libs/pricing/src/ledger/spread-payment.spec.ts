import fc from 'fast-check';
import { depositOf } from '../deposit/deposit-of';
import { pence, sumPence } from '../money/pence';
import { owedTogether, spreadPayment, type OwingOrder } from './spread-payment';

const anOrder = (price: number, received = 0, isDepositPaid = received > 0): OwingOrder => ({
  price: pence(price),
  received: pence(received),
  isDepositPaid,
});

it.each([
  ['a deposit', [anOrder(35_700), anOrder(20_000)], 5_570, [3_570, 2_000]],
  ['a part of a deposit', [anOrder(30_000), anOrder(10_000)], 1_000, [750, 250]],
  ['a deposit and more', [anOrder(30_000), anOrder(10_000)], 8_000, [6_000, 2_000]],
  ['a balance', [anOrder(35_700, 3_570), anOrder(35_700, 3_570)], 10_001, [5_001, 5_000]],
  ['a deposit that is missing on one', [anOrder(35_700, 3_570), anOrder(20_000)], 2_000, [0, 2_000]],
  ['everything', [anOrder(35_700, 3_570), anOrder(20_000)], 52_130, [32_130, 20_000]],
])('%s is spread', (_, orders, amount, shares) => {
  expect(spreadPayment(orders, pence(amount))).toEqual(shares);
});

it('asks for the deposit on all of them, as a basket does, though each by itself is rounded up', () => {
  const orders = Array.from({ length: 24 }, () => anOrder(25_925));
  expect(owedTogether(orders)).toEqual({ missingDeposit: 62_220, balance: 622_200 });
  expect(new Set(spreadPayment(orders, pence(62_220)))).toEqual(new Set([2_593, 2_592]));
});

const orders = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 9_000_000 }), fc.double({ min: 0, max: 1.2, noNaN: true }), fc.boolean())
    .map(([price, part, isDepositPaid]) => anOrder(price, Math.round(price * part), isDepositPaid)),
  { minLength: 1, maxLength: 50 },
);

it('comes to the penny, and is never more than an order owes', () => {
  fc.assert(
    fc.property(orders, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const { balance } = owedTogether(all);
      const shares = spreadPayment(all, pence(Math.round(balance * part)));
      expect(sumPence(shares)).toBe(Math.round(balance * part));
      for (const [index, share] of shares.entries()) {
        const { price = 0, received = 0 } = all[index] ?? {};
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(Math.max(price - received, 0));
      }
    }),
  );
});

it('leaves no deposit short by more than a penny once what is missing of them has come in', () => {
  const unpaid = orders.map((all) => all.map((order) => ({ ...order, isDepositPaid: false })));
  fc.assert(
    fc.property(unpaid, (all) => {
      const shares = spreadPayment(all, owedTogether(all).missingDeposit);
      for (const [index, { price, received }] of all.entries())
        expect(received + (shares[index] ?? 0)).toBeGreaterThanOrEqual(depositOf(price) - 1);
    }),
  );
});
