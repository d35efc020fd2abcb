import { depositOf } from '../deposit/deposit-of';
import { toPence, toPounds } from '../money/decimal';
import { pence, sumPence } from '../money/pence';
import { priceQuote } from '../quote/price-quote';
import { oracleDeposit, oraclePrice, type OracleInput } from './oracle';
import { randomConfigurations } from './random-configurations';

/** An input for which product and oracle disagree, with both results. */
export interface Difference {
  input: OracleInput | string;
  product: string;
  oracle: string;
}

/** Prices random configurations both ways; also reports lines that do not add up to the total. */
export function comparePrices(count: number, seed: number): Difference[] {
  const differences: Difference[] = [];
  for (const input of randomConfigurations(count, seed)) {
    const { total, lines } = priceQuote({
      size: input,
      color: { name: 'Stone', ratePerUnit: toPence(input.rate) },
      sink: null,
      cutouts: input.flatPrices.map((flat, index) => ({ name: `Part ${index + 1}`, price: toPence(flat) })),
    });
    const product = toPounds(total);
    const oracle = oraclePrice(input);
    const sumOfLines = sumPence(lines.map(({ amount }) => amount));
    if (product !== oracle || sumOfLines !== total) differences.push({ input, product, oracle });
  }
  return differences;
}

/** Compares deposits for every amount in a range of pence. */
export function compareDeposits(fromPence: number, toPenceInclusive: number, step = 1): Difference[] {
  const differences: Difference[] = [];
  for (let amount = fromPence; amount <= toPenceInclusive; amount += step) {
    const input = toPounds(pence(amount));
    const product = toPounds(depositOf(pence(amount)));
    const oracle = oracleDeposit(input);
    if (product !== oracle) differences.push({ input, product, oracle });
  }
  return differences;
}
