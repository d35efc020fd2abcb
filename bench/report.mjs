// @ts-check
import { median } from './median.mjs';

/**
 * @typedef {import('./measure.mjs').Reading} Reading
 * @typedef {{ name: string, floor: number, aim: number, rounds: { product: Reading, bare: Reading }[] }} Outcome
 */

/** One line of the report a scenario: ratios are medians over the rounds, each round compared with itself. @param {Outcome[]} outcomes */
export function toMarkdown(outcomes) {
  const rows = outcomes.map(({ name, floor, aim, rounds }) => {
    const ratio = median(
      rounds.map(({ product, bare }) => product.requestsPerSecond / bare.requestsPerSecond),
    );
    const cpu = median(rounds.map(({ product, bare }) => product.cpuMicroseconds / bare.cpuMicroseconds));
    const perSecond = (/** @type {'product' | 'bare'} */ side) =>
      Math.round(median(rounds.map((round) => round[side].requestsPerSecond)));
    const verdict = ratio >= aim ? 'aim reached' : ratio >= floor ? 'above floor' : 'BELOW FLOOR';
    return `| ${name} | ${perSecond('product')} | ${perSecond('bare')} | ${ratio.toFixed(2)} | ${cpu.toFixed(2)} | ${floor} / ${aim} | ${verdict} |`;
  });
  return [
    '| request | product /s | bare /s | ratio of requests/s | ratio of CPU a request | floor / aim | |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
