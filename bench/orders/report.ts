import { cpus, loadavg } from 'node:os';
import { median } from '../median.ts';
import { peakOf } from '../watch-memory.ts';
import { type Exported, isSteady } from './measure-export.ts';
import type { Measured, PlanNode } from './plan-log.ts';
import { filesOfAKind } from './requests.ts';

type Outcome = { name: string; path: string; statements: Measured[] };

const bigTables = [
  'quote',
  'deposit',
  'deposit_quote',
  'payment_attempt',
  'timeline_entry',
  'mail',
  'ledger_entry',
  'invoice',
  'invoice_line',
];

/** Megabytes by which one file's peak may be above another's: collections come when they come. */
const unevenness = 16;

const p95 = (figures: number[]) =>
  [...figures].sort((a, b) => a - b)[Math.ceil(figures.length * 0.95) - 1] ?? NaN;

/** All nodes of a plan. */
const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const readFully = (plan: PlanNode) =>
  nodesOf(plan)
    .filter(
      (node) => node['Node Type'].includes('Seq Scan') && bigTables.includes(node['Relation Name'] ?? ''),
    )
    .map((node) => node['Relation Name']);

/** What a plan looks at, in its own order. */
const accesses = (plan: PlanNode) => [
  ...new Set(
    nodesOf(plan)
      .filter((node) => node['Relation Name'] ?? node['Index Name'])
      .map((node) => [node['Node Type'], node['Index Name'] ?? node['Relation Name']].join(' ')),
  ),
];

interface Run {
  outcomes: Outcome[];
  yardsticks: number[];
  heapMb: number;
  /** Of the short file of each kind, made again and again: the highest of each time, in megabytes. */
  warmUps: { name: string; peaks: number[] }[];
  exports: Exported[];
  rounds: number;
  budgetMs: number;
  quotes: string;
  deposits: string;
}

export function toMarkdown(run: Run) {
  const { outcomes, yardsticks, heapMb, warmUps, exports, rounds, budgetMs, quotes, deposits } = run;
  const rows = outcomes.flatMap(({ name, statements }) =>
    statements.map(({ text, ms, processorMs, plan }) => {
      const fully = readFully(plan);
      const isGood = p95(ms) <= budgetMs && fully.length === 0;
      const kind = /count\(\*\)::integer AS total/.test(text) ? 'count' : 'rows';
      return {
        isGood,
        line: `| ${name} | ${kind} | ${median(ms).toFixed(1)} | ${p95(ms).toFixed(1)} | ${p95(processorMs).toFixed(1)} | ${accesses(plan).join(', ')} | ${isGood ? '' : fully.length ? `READS ALL OF ${fully.join(', ')}` : 'TOO SLOW'} |`,
      };
    }),
  );
  const files = exports.map(
    ({ name, seconds, bytes, megabytes }) =>
      `| ${name} | ${seconds.toFixed(1)} | ${(bytes / 1_048_576).toFixed(1)} | ${megabytes.join(', ')} |`,
  );
  // Of three of a kind: few rows, all of them, and all once more; and before that the few until memory was steady.
  const isFlat =
    warmUps.every(({ peaks }) => isSteady(peaks)) &&
    exports.every((file, index) => {
      const shortFile = exports[index - (index % filesOfAKind)] ?? file;
      return peakOf(file) <= peakOf(shortFile) + unevenness;
    });
  const begun = warmUps.map(({ name, peaks }) => `${name}: ${peaks.join(', ')}`).join('; ');
  const text = `# Orders at scale

${Number(quotes).toLocaleString('en-GB')} quotes and ${Number(deposits).toLocaleString('en-GB')} deposits, ${rounds} rounds; execution time in PostgreSQL as it says itself, of the statements that the API sent. The budget is ${budgetMs} ms at the 95th percentile, and none of ${bigTables.join(', ')} read from end to end. The load of the machine was ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors: above one for each, times are longer than they are by themselves. How much longer tells a query that is always the same work, asked between the others: its quickest took ${Math.min(...yardsticks).toFixed(1)} ms, half of them more than ${median(yardsticks).toFixed(1)} ms, one in twenty more than ${p95(yardsticks).toFixed(1)} ms. What of its time a statement had a processor to itself stands beside it, likewise at the 95th percentile: waiting for a turn does not lengthen it.

| request | statement | median ms | p95 ms | processor, p95 ms | plan | |
|---|---|---|---|---|---|---|
${rows.map(({ line }) => line).join('\n')}

## The whole list as a file

One after the other by one process with a heap of no more than ${heapMb} MB, once it is warm: the short file of each kind is made first until it takes no more memory than before, in MB: ${begun}. ${isFlat ? `Memory grows neither with the rows nor from one file to the next: no peak is more than ${unevenness} MB above that of the short file of its kind.` : 'MEMORY GROWS.'}

| file | seconds | MB | resident memory of the API, the highest in each tenth of the time, MB |
|---|---|---|---|
${files.join('\n')}
`;
  return { text, isGood: isFlat && rows.every(({ isGood }) => isGood) };
}
