import { spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { median, type Reading, type Round } from './measure.ts';

export interface Outcome {
  name: string;
  /** Minimum share of the baseline's requests per second, and the aim. */
  floor?: number;
  aim?: number;
  /** Maximum milliseconds of the 95th percentile. */
  withinMs?: number;
  rounds: Round[];
}

/** Aims relative to the baseline: processor time per request, and the 99th percentile. */
const aims = { cpu: 1.4, p99: 2 };
/**
 * Above this share of a core the server was the bottleneck; below, it waited for the load generator, the database or
 * the disk.
 */
const saturated = 0.95;

const medianOf = ({ rounds }: Outcome, side: keyof Round, figure: keyof Reading) =>
  median(rounds.map((round) => round[side][figure]));

/** Product to baseline within a round, median of the rounds. */
const ratioOf = ({ rounds }: Outcome, figure: keyof Reading) =>
  median(rounds.map(({ product, bare }) => product[figure] / bare[figure]));

function verdictOf(outcome: Outcome) {
  const { floor = 0, aim = Infinity, withinMs } = outcome;
  if (withinMs) return medianOf(outcome, 'product', 'p95Ms') <= withinMs ? 'in time' : 'TOO SLOW';
  const ratio = ratioOf(outcome, 'requestsPerSecond');
  if (!(ratio >= floor)) return 'BELOW FLOOR';
  const isCheap = ratioOf(outcome, 'cpuMicroseconds') <= aims.cpu && ratioOf(outcome, 'p99Ms') <= aims.p99;
  return ratio >= aim && isCheap ? 'aim reached' : 'above floor';
}

/** The outcomes that fail a run. */
export const findFailures = (outcomes: Outcome[]) =>
  outcomes.filter((outcome) => ['BELOW FLOOR', 'TOO SLOW'].includes(verdictOf(outcome)));

/** One line for each outcome. */
export function toMarkdown(outcomes: Outcome[]) {
  const rows = outcomes.map((outcome) => {
    const both = (figure: keyof Reading, digits: number) =>
      `${medianOf(outcome, 'product', figure).toFixed(digits)} / ${medianOf(outcome, 'bare', figure).toFixed(digits)}`;
    const waited = (['product', 'bare'] as const).filter(
      (side) => medianOf(outcome, side, 'coreShare') < saturated,
    );
    return [
      outcome.name,
      both('requestsPerSecond', 0),
      ratioOf(outcome, 'requestsPerSecond').toFixed(2),
      ratioOf(outcome, 'cpuMicroseconds').toPrecision(2),
      ...(['p50Ms', 'p95Ms', 'p99Ms'] as const).map((figure) => both(figure, 1)),
      `${both('coreShare', 2)}${waited.length ? ` (${waited.join(' and ')} waited)` : ''}`,
      outcome.withinMs ? `p95 ${outcome.withinMs} ms` : `${outcome.floor} / ${outcome.aim}`,
      verdictOf(outcome),
    ];
  });
  const heads = `request, requests/s¹, ratio, CPU ratio, p50 ms, p95 ms, p99 ms, share of a core, floor / aim, `;
  return `${[heads.split(', '), heads.split(', ').map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

¹ Pairs are product / bare.`;
}

export function describeMachine() {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') && ' with changes'}`;
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `Commit ${commit}, ${cpus()[0]?.model} × ${cpus().length}, ${gigabytes} GB, Linux ${release()}, Node ${process.versions.node}; load at the end ${loadavg()[0]?.toFixed(1)}.`;
}
