/** The price by specification §9 with exact fractions, independent of the product's own arithmetic, to compare with. */
interface PricedConfiguration {
  colorModifier: string;
  length: number;
  width: number;
  flat: string[];
}

function millionths(decimal: string): bigint {
  const negative = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
  return negative ? -value : value;
}

export function exactPrice({ colorModifier, length, width, flat }: PricedConfiguration): string {
  // Over the common denominator 10^6 (decimals) × 10^4 (mm² per unit).
  const denominator = 10_000_000_000n;
  let numerator = millionths(colorModifier) * BigInt(length) * BigInt(width);
  for (const amount of flat) numerator += millionths(amount) * 10_000n;
  const scaled = numerator * 100n;
  const size = scaled < 0n ? -scaled : scaled;
  const pence = (2n * size + denominator) / (2n * denominator);
  const text = pence.toString().padStart(3, '0');
  return `${scaled < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}
