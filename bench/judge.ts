import { median } from './median.ts';
import type { Reading } from './measure.ts';

export interface Outcome {
  name: string;
  floor: number;
  aim: number;
  rounds: { product: Reading; bare: Reading }[];
}
type Judgement = { ratio: number; cpu: number; verdict: 'aim reached' | 'above floor' | 'BELOW FLOOR' };

/** Ratios to the yardstick of the same run, medians over the rounds, each round compared with itself. */
export function judge({ floor, aim, rounds }: Outcome): Judgement {
  const ratio = median(rounds.map(({ product, bare }) => product.requestsPerSecond / bare.requestsPerSecond));
  const cpu = median(rounds.map(({ product, bare }) => product.cpuMicroseconds / bare.cpuMicroseconds));
  return {
    ratio,
    cpu,
    verdict: ratio >= aim ? 'aim reached' : ratio >= floor ? 'above floor' : 'BELOW FLOOR',
  };
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
