import { judge, type Outcome } from './judge.ts';
import { median } from './median.ts';

/** One line of the report a scenario. */
export function toMarkdown(outcomes: Outcome[]) {
  const rows = outcomes.map((outcome) => {
    const { name, floor, aim, rounds } = outcome;
    const { ratio, cpu, verdict } = judge(outcome);
    const perSecond = (side: 'product' | 'bare') =>
      Math.round(median(rounds.map((round) => round[side].requestsPerSecond)));
    return `| ${name} | ${perSecond('product')} | ${perSecond('bare')} | ${ratio.toFixed(2)} | ${cpu.toFixed(2)} | ${floor} / ${aim} | ${verdict} |`;
  });
  return [
    '| request | product /s | bare /s | ratio of requests/s | ratio of CPU a request | floor / aim | |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
