/** What a check found. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What failed, in words that find it. */
  failures?: string[];
  note?: string;
}

/** A step of `npm test`, which is given its name. */
export type Check = (name: string) => Outcome | Promise<Outcome>;

/** Who sees the end of the output alone is to know what failed: so many lines of it, each of so many letters at most. */
const linesAtMost = 20;
const lettersAtMost = 200;

/**
 * Runs checks stage by stage, those of one stage side by side, and prints a table, what failed, and as the last line
 * `N passed, N failed`. The next stages run whatever was found, but not without a build.
 * Resolves to whether nothing failed.
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
    (outcome.failures ?? []).map((failure) => `  ${name}: ${failure.trim()}`.slice(0, lettersAtMost)),
  );
  const rest = failures.length - linesAtMost;
  const named = failures.length > 0 ? ['', 'Failed', ...failures.slice(0, linesAtMost)] : [];
  if (rest > 0) named.push(`  … and ${rest} more, in test-results`);
  const rows = ended.map(({ row }) => row);
  say(['', 'Summary', ...rows, ...named, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n'));
  return sum('failed') === 0;
}

/** A check that breaks has failed. */
function broken(error: unknown): Outcome {
  return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] };
}

function describe(name: string, { passed, failed, note }: Outcome, seconds: number): string {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  return `  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${counts}${note ? `  (${note})` : ''}`;
}
