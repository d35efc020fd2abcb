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
 * Runs checks stage by stage, those of one stage in parallel. Prints a table, the failures, and `N passed, N failed` as
 * the last line. After a failure later stages still run, unless the build failed. Resolves to whether all passed.
 */
export async function runChecks(
  stages: Record<string, Check>[],
  print: (text: string) => void = console.log,
): Promise<boolean> {
  const finished: { name: string; row: string; outcome: Outcome }[] = [];
  for (const stage of stages) {
    if (finished.some(({ name, outcome }) => name === 'build' && outcome.failed > 0)) break;
    await Promise.all(
      Object.entries(stage).map(async ([name, check]) => {
        const startedAt = performance.now();
        const outcome = await Promise.resolve(name).then(check).catch(failedOutcome);
        const row = describe(name, outcome, (performance.now() - startedAt) / 1000);
        finished.push({ name, row, outcome });
        print(row);
      }),
    );
  }
  const sum = (count: 'passed' | 'failed') =>
    finished.reduce((total, { outcome }) => total + outcome[count], 0);
  const failures = finished.flatMap(({ name, outcome }) =>
    (outcome.failures ?? []).map((failure) => `  ${name}: ${failure.trim()}`.slice(0, maxLineLength)),
  );
  const rest = failures.length - maxLines;
  const listed = failures.length > 0 ? ['', 'Failed', ...failures.slice(0, maxLines)] : [];
  if (rest > 0) listed.push(`  … and ${rest} more, in test-results`);
  const rows = finished.map(({ row }) => row);
  print(
    ['', 'Summary', ...rows, ...listed, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n'),
  );
  return sum('failed') === 0;
}

/** A check that throws has failed. */
function failedOutcome(error: unknown): Outcome {
  return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] };
}

function describe(name: string, { passed, failed, note }: Outcome, seconds: number): string {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  return `  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${counts}${note ? `  (${note})` : ''}`;
}
