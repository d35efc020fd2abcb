import fc from 'fast-check';
import { pence } from '../money/pence';
import { refundAmount } from './refund-amount';

it.each([
  { what: 'nothing is kept: all of the deposit', received: 47_70, deposit: 47_70, kept: 0, back: 47_70 },
  { what: 'nothing is kept: all that was paid', received: 477_00, deposit: 47_70, kept: 0, back: 477_00 },
  { what: 'a cost: the deposit less it', received: 477_00, deposit: 47_70, kept: 30_00, back: 447_00 },
  {
    what: 'a cost above the deposit: no more than that',
    received: 477_00,
    deposit: 47_70,
    kept: 60_00,
    back: 429_30,
  },
  { what: 'a cost above what was paid: nothing', received: 20_00, deposit: 47_70, kept: 30_00, back: 0 },
  { what: 'nothing was paid', received: 0, deposit: 47_70, kept: 0, back: 0 },
  { what: 'cut: nothing, whatever was paid', received: 477_00, deposit: 47_70, kept: null, back: 0 },
  { what: 'cut: what came in above the price', received: 487_50, deposit: 47_70, kept: null, back: 10_50 },
])('$what', ({ received, deposit, kept, back: refund }) => {
  const order = { received: pence(received), price: pence(477_00), deposit: pence(deposit) };
  expect(refundAmount({ ...order, kept: kept === null ? null : pence(kept) })).toBe(refund);
});

it('never refunds more than was paid, and keeps at most the deposit before cutting', () => {
  const amount = fc.integer({ min: 0, max: 10_000_00 });
  fc.assert(
    fc.property(amount, amount, amount, amount, (received, price, deposit, kept) => {
      const order = { received: pence(received), price: pence(price), deposit: pence(deposit) };
      const refund = refundAmount({ ...order, kept: pence(kept) });
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(received);
      expect(received - refund).toBeLessThanOrEqual(Math.min(deposit, kept));
    }),
  );
});
