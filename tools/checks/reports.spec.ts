import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { readPlaywright, readVitest } from './reports.ts';

it('reads file, full title and result of each Vitest test', () => {
  const results = readVitest({
    testResults: [
      {
        name: join(workspaceRoot, 'libs/pricing/src/a.spec.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { ancestorTitles: ['a top', 'of marble'], title: 'has a price', status: 'passed' },
          { ancestorTitles: [], title: 'is round', status: 'failed' },
          { ancestorTitles: [], title: 'is left out', status: 'skipped' },
        ],
      },
    ],
  });
  expect(results).toEqual([
    { file: 'libs/pricing/src/a.spec.ts', title: 'a top > of marble > has a price', state: 'passed' },
    { file: 'libs/pricing/src/a.spec.ts', title: 'is round', state: 'failed' },
  ]);
});

it('counts a file that could not be loaded as a failure', () => {
  const name = join(workspaceRoot, 'libs/pricing/src/a.spec.ts');
  expect(
    readVitest({
      testResults: [{ name, status: 'failed', message: 'no such module', assertionResults: [] }],
    }),
  ).toMatchObject([{ state: 'failed' }]);
});

it('reads each Playwright journey once per width; one that passed on a retry has failed', () => {
  const journey = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const results = readPlaywright({
    suites: [
      {
        title: 'customer/basket.spec.ts',
        file: 'customer/basket.spec.ts',
        specs: [journey('waits', 'expected', 'unexpected')],
        suites: [
          {
            title: 'a phone',
            file: 'customer/basket.spec.ts',
            specs: [journey('opens', 'flaky'), journey('is left out', 'skipped')],
          },
        ],
      },
    ],
  });
  expect(results).toEqual(
    [
      { title: 'waits', state: 'passed' },
      { title: 'waits', state: 'failed' },
      { title: 'a phone > opens', state: 'failed' },
    ].map((result) => ({ file: 'e2e/journeys/customer/basket.spec.ts', ...result })),
  );
});
