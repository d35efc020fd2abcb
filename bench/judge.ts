import { median } from './median.ts';
import type { Reading } from './measure.ts';

export interface Outcome {
  name: string;
  /** What part of the yardstick's requests a second it has to answer, and is meant to. */
  floor: number;
  aim: number;
  rounds: { product: Reading; bare: Reading }[];
}
/** A request may cost so much more of the processor, and the slowest in a hundred take so much longer, than bare. */
const aims = { cpu: 1.4, p99: 2 };

/** Product to yardstick of the same round, medians over the rounds. */
export function ratioOf(rounds: Outcome['rounds'], figure: keyof Reading): number {
  return median(rounds.map(({ product, bare }) => product[figure] / bare[figure]));
}

export function judge({ floor, aim, rounds }: Outcome) {
  const ratio = ratioOf(rounds, 'requestsPerSecond');
  const isAsMeant =
    ratio >= aim && ratioOf(rounds, 'cpuMicroseconds') <= aims.cpu && ratioOf(rounds, 'p99Ms') <= aims.p99;
  return { ratio, verdict: isAsMeant ? 'aim reached' : ratio >= floor ? 'above floor' : 'BELOW FLOOR' };
}

/** Why a run fails, a sentence each; nothing measured is no success either. */
export function findBelowFloor(outcomes: Outcome[]) {
  if (!outcomes.length) return ['nothing was measured'];
  return outcomes.flatMap((outcome) => {
    const { ratio, verdict } = judge(outcome);
    return verdict === 'BELOW FLOOR'
      ? [
          `${outcome.name}: ${ratio.toFixed(4)} of the bare server's requests/s, and the floor is ${outcome.floor}`,
        ]
      : [];
  });
}
