/**
 * A second implementation of specification §9 on exact BigInt fractions. It shares no code with the product, so that an
 * error in one is visible in the other.
 */
export interface OracleInput {
  rate: string;
  lengthMm: number;
  widthMm: number;
  /** Sink and cut-outs, in pounds. */
  flats: readonly string[];
}

interface Fraction {
  over: bigint;
  under: bigint;
}

function fraction(decimal: string): Fraction {
  const [whole = '', rest = ''] = decimal.split('.');
  return { over: BigInt(whole + rest), under: 10n ** BigInt(rest.length) };
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});

const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });

/** Pounds with 2 decimals, half up. */
function rounded({ over, under }: Fraction): string {
  const doubled = over * 200n + under;
  const pence = doubled / (under * 2n) - (doubled < 0n && doubled % (under * 2n) !== 0n ? 1n : 0n);
  const digits = (pence < 0n ? -pence : pence).toString().padStart(3, '0');
  return `${pence < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Price of one top in pounds. */
export function oraclePrice({ rate, lengthMm, widthMm, flats }: OracleInput): string {
  const units: Fraction = { over: BigInt(lengthMm) * BigInt(widthMm), under: 10_000n };
  return rounded(flats.map(fraction).reduce(plus, times(fraction(rate), units)));
}

/** Deposit in pounds. */
export const oracleDeposit = (amount: string): string =>
  rounded(times(fraction(amount), { over: 1n, under: 10n }));
