import { judge, ratioOf, type Outcome } from './judge.ts';
import { median } from './median.ts';
import type { Reading } from './measure.ts';

/** A server that had so much of a core was the bottleneck; else it waited: for who asked, the database or the disk. */
const saturated = 0.95;

/** One line of the report a scenario. */
export function toMarkdown(outcomes: Outcome[], yardstick = 'bare') {
  const rows = outcomes.map((outcome) => {
    const { name, floor, aim, rounds } = outcome;
    const { ratio, verdict } = judge(outcome);
    const of = (side: 'product' | 'bare', figure: keyof Reading) =>
      median(rounds.map((round) => round[side][figure]));
    const both = (figure: keyof Reading, digits: number) =>
      `${of('product', figure).toFixed(digits)} / ${of('bare', figure).toFixed(digits)}`;
    const waited = (['product', 'bare'] as const).filter((side) => of(side, 'coreShare') < saturated);
    const cells = [
      name,
      both('requestsPerSecond', 0),
      ratio.toFixed(2),
      ratioOf(rounds, 'cpuMicroseconds').toPrecision(2),
      both('p50Ms', 1),
      both('p99Ms', 1),
      `${both('coreShare', 2)}${waited.length ? ` (${waited.join(' and ').replace('bare', yardstick)} waited)` : ''}`,
      `${floor} / ${aim}`,
      verdict,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const heads = [
    'request',
    `requests/s, product / ${yardstick}`,
    'ratio',
    'ratio of CPU a request',
    'p50 ms',
    'p99 ms',
    'share of a core',
    'floor / aim',
    '',
  ];
  return [`| ${heads.join(' | ')} |`, `|${heads.map(() => '---').join('|')}|`, ...rows].join('\n');
}
