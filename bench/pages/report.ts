import { median } from '../measure.ts';
import { dragging, openingCalculator } from './measure-inputs.ts';
import type { PageReading } from './measure-page.ts';

interface MeasuredPage {
  path: string;
  largestMs: number;
  runs: PageReading[];
}

/** The public site's budgets, except the largest paint, which differs by page. */
const budgets = {
  shift: 0.005,
  blockedAboveFloorMs: 50,
  homeBytes: 285_000,
  homeScriptBytes: 90_000,
  inputMs: 40,
  openingCalculatorMs: 110,
  /** 60 frames a second. */
  frameMs: 17,
};
/** Allowed below the floor page's median score, as machines vary. */
const pointsBelowFloor = 3;

const inputBudgetMs = (name: string): number => {
  if (name === dragging) return budgets.frameMs;
  return name === openingCalculator ? budgets.openingCalculatorMs : budgets.inputMs;
};

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const medianOf = (runs: PageReading[], figureOf: (run: PageReading) => number) => median(runs.map(figureOf));

/** Medians of the runs; ✗ marks an exceeded budget. */
export function pagesTable(pages: MeasuredPage[], floor: PageReading[]) {
  const floorBlocked = medianOf(floor, (run) => run.blockedMs);
  const floorScore = medianOf(floor, (run) => run.scores.performance);

  const row = (name: string, runs: PageReading[], page?: MeasuredPage) => {
    const cell = (text: string, isWithinBudget: boolean) => (!page || isWithinBudget ? text : `${text} ✗`);
    const isHome = page?.path === '/';
    const performance = medianOf(runs, (run) => run.scores.performance);
    const worst = Math.min(...runs.map((run) => run.scores.performance));
    const lowest = (['accessibility', 'best-practices', 'seo'] as const).map((category) =>
      Math.min(...runs.map((run) => run.scores[category])),
    );
    const [largest, shift, blocked, bytes, script] = [
      medianOf(runs, (run) => run.largestMs),
      medianOf(runs, (run) => run.shift),
      medianOf(runs, (run) => run.blockedMs),
      medianOf(runs, (run) => run.bytes),
      medianOf(runs, (run) => run.scriptBytes),
    ];
    return [
      name,
      cell(`${performance} (${worst})`, performance === 100 && worst >= floorScore - pointsBelowFloor),
      ...lowest.map((score) => cell(String(score), score === 100)),
      cell(`${(largest / 1000).toFixed(2)} s`, largest <= (page?.largestMs ?? Infinity)),
      cell(shift.toFixed(3), shift <= budgets.shift),
      cell(`${Math.round(blocked)} ms`, blocked <= floorBlocked + budgets.blockedAboveFloorMs),
      cell(kB(bytes), !isHome || bytes <= budgets.homeBytes),
      cell(kB(script), !isHome || script <= budgets.homeScriptBytes),
    ];
  };
  const heads =
    'page, performance (worst run), accessibility, best practices, SEO, LCP, CLS, TBT, transfer kB, script kB';
  return toTable(heads, [
    ...pages.map((page) => row(page.path, page.runs, page)),
    row('floor: `/` without script', floor),
  ]);
}

export function inputsTable(inputs: Map<string, number[]>) {
  const rows = [...inputs].map(([name, ms]) => {
    const budgetMs = inputBudgetMs(name);
    const isWithinBudget = median(ms) <= budgetMs;
    return [name, `${median(ms)} ms${isWithinBudget ? '' : ' ✗'}`, ms.join(' / '), `${budgetMs} ms`];
  });
  return toTable('action, INP (median), runs, budget', rows);
}

const toTable = (heads: string, rows: string[][]) =>
  [heads.split(', '), heads.split(', ').map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
