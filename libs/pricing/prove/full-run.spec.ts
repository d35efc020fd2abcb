import { compareDeposits, comparePrices } from '../src/testing/compare-with-oracle';

/** The whole proof, by command: `npm run prove:pricing`. The tests beside the code run a short piece of it. */
describe('the product and the independent reckoning', () => {
  it('agree on 2,000,000 random configurations', () => {
    expect(comparePrices(2_000_000, Date.now())).toEqual([]);
  });

  it('agree on every deposit from £0.01 to £10,000.00', () => {
    expect(compareDeposits(1, 1_000_000)).toEqual([]);
  });
});
