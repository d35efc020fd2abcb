/**
 * A second implementation of specification §9 on exact BigInt fractions. It shares no code with the product, so that an
 * error in one is visible in the other.
 */
export interface OracleInput {
  rate: string;
  lengthMm: number;
  widthMm: number;
  /** Sink and cut-outs, in pounds. */
  flatPrices: readonly string[];
}

interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

function fraction(decimal: string): Fraction {
  const [whole = '', rest = ''] = decimal.split('.');
  return { numerator: BigInt(whole + rest), denominator: 10n ** BigInt(rest.length) };
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/** Pounds with 2 decimals, half up. */
function rounded({ numerator, denominator }: Fraction): string {
  const doubled = numerator * 200n + denominator;
  const pence =
    doubled / (denominator * 2n) - (doubled < 0n && doubled % (denominator * 2n) !== 0n ? 1n : 0n);
  const digits = (pence < 0n ? -pence : pence).toString().padStart(3, '0');
  return `${pence < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Price of one top in pounds. */
export function oraclePrice({ rate, lengthMm, widthMm, flatPrices }: OracleInput): string {
  const units: Fraction = { numerator: BigInt(lengthMm) * BigInt(widthMm), denominator: 10_000n };
  return rounded(flatPrices.map(fraction).reduce(plus, times(fraction(rate), units)));
}

/** Deposit in pounds. */
export const oracleDeposit = (amount: string): string =>
  rounded(times(fraction(amount), { numerator: 1n, denominator: 10n }));
