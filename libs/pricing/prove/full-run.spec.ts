import fc from 'fast-check';
import { compareDeposits, comparePrices } from '../src/testing/compare-with-oracle';

/** The full proof: `npm run prove:pricing`. The tests beside the code run a small part of it. */
describe('pricing compared with an independent calculation', () => {
  const seed = fc.readConfigureGlobal().seed ?? 0;
  it(`agree on 2,000,000 random configurations (FC_SEED=${seed})`, () => {
    expect(comparePrices(2_000_000, seed)).toEqual([]);
  });

  it('agree on every deposit from £0.01 to £10,000.00', () => {
    expect(compareDeposits(1, 1_000_000)).toEqual([]);
  });
});
