import type { OracleInput } from './oracle';

/** A small seeded generator (mulberry32): the same seed repeats a run. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Configurations within the shop's limits: rates £0.01–£40.00, up to five flat parts, some of them discounts. */
export function* randomConfigurations(count: number, seed: number): Generator<OracleInput> {
  const random = randomNumbers(seed);
  const randomInteger = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const pounds = (pence: number) => {
    const digits = String(Math.abs(pence)).padStart(3, '0');
    return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  for (let made = 0; made < count; made += 1) {
    yield {
      rate: pounds(randomInteger(1, 4_000)),
      lengthMm: randomInteger(500, 3_000),
      widthMm: randomInteger(300, 350),
      flatPrices: Array.from({ length: randomInteger(0, 5) }, () => pounds(randomInteger(-2_000, 30_000))),
    };
  }
}
