// @ts-check
import { judge } from './judge.mjs';
import { median } from './median.mjs';

/** @typedef {import('./judge.mjs').Outcome} Outcome */

/** One line of the report a scenario. @param {Outcome[]} outcomes */
export function toMarkdown(outcomes) {
  const rows = outcomes.map((outcome) => {
    const { name, floor, aim, rounds } = outcome;
    const { ratio, cpu, verdict } = judge(outcome);
    const perSecond = (/** @type {'product' | 'bare'} */ side) =>
      Math.round(median(rounds.map((round) => round[side].requestsPerSecond)));
    return `| ${name} | ${perSecond('product')} | ${perSecond('bare')} | ${ratio.toFixed(2)} | ${cpu.toFixed(2)} | ${floor} / ${aim} | ${verdict} |`;
  });
  return [
    '| request | product /s | bare /s | ratio of requests/s | ratio of CPU a request | floor / aim | |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
