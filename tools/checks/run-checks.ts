/** A check's result. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What failed, in words to search for. */
  failures?: string[];
  note?: string;
}

/** A step of `npm test`, called with its name. */
export type Check = (name: string) => Outcome | Promise<Outcome>;

/** Limits of the summary, so that the end of the output alone shows what failed: lines, and characters per line. */
const maxLines = 20;
const maxLineLength = 200;

/**
 * Runs checks stage by stage, those of one stage in parallel, and prints a table, the failures, and `N passed, N
 * failed` as the last line. Later stages run after failures, but not without a build. Resolves to whether all passed.
 */
export async function runChecks(
  stages: Record<string, Check>[],
  say: (text: string) => void = console.log,
): Promise<boolean> {
  const ended: { name: string; row: string; outcome: Outcome }[] = [];
  for (const stage of stages) {
    if (ended.some(({ name, outcome }) => name === 'build' && outcome.failed > 0)) break;
    await Promise.all(
      Object.entries(stage).map(async ([name, check]) => {
        const began = performance.now();
        const outcome = await Promise.resolve(name).then(check).catch(broken);
        const row = describe(name, outcome, (performance.now() - began) / 1000);
        ended.push({ name, row, outcome });
        say(row);
      }),
    );
  }
  const sum = (count: 'passed' | 'failed') => ended.reduce((total, { outcome }) => total + outcome[count], 0);
  const failures = ended.flatMap(({ name, outcome }) =>
    (outcome.failures ?? []).map((failure) => `  ${name}: ${failure.trim()}`.slice(0, maxLineLength)),
  );
  const rest = failures.length - maxLines;
  const named = failures.length > 0 ? ['', 'Failed', ...failures.slice(0, maxLines)] : [];
  if (rest > 0) named.push(`  … and ${rest} more, in test-results`);
  const rows = ended.map(({ row }) => row);
  say(['', 'Summary', ...rows, ...named, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n'));
  return sum('failed') === 0;
}

/** A check that throws has failed. */
function broken(error: unknown): Outcome {
  return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] };
}

function describe(name: string, { passed, failed, note }: Outcome, seconds: number): string {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  return `  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${counts}${note ? `  (${note})` : ''}`;
}
