// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  countJest,
  countNodeTests,
  countPlaywright,
  countTypeProjects,
  countWhole,
} from './count-results.mjs';
import { failedInJest, failedInNodeTests } from './failed-names.mjs';

/** @param {string} output */
const failed = (output) => ({ ok: false, output });

describe('the names of what failed', () => {
  it('are the headings of Jest, each once, and the file that could not begin', () => {
    const output = [
      'PASS src/a.spec.ts',
      'FAIL @app/ui src/b.spec.tsx (5.9 s)',
      '  ● Console',
      '  ● today › shows who is to be called',
      '    expected 1',
      'FAIL src/c.spec.ts',
      '  ● Test suite failed to run',
      'Summary of all failing tests',
      'FAIL src/b.spec.tsx',
      '  ● today › shows who is to be called',
    ].join('\n');

    assert.deepEqual(failedInJest(failed(output)), [
      'today › shows who is to be called',
      'src/c.spec.ts: Test suite failed to run',
    ]);
    assert.deepEqual(countJest(failed(output)).failures, failedInJest(failed(output)));
  });

  it('are the tests of node:test, without the suites around them', () => {
    const output = [
      '# Subtest: kills',
      '    # Subtest: keeps what was saved',
      '    not ok 1 - keeps what was saved',
      '      ---',
      "      failureType: 'testCodeFailure'",
      '      ...',
      '    # Subtest: comes back',
      '    ok 2 - comes back',
      'not ok 1 - kills',
      '  ---',
      "  failureType: 'subtestsFailed'",
      '  ...',
      '# fail 1',
    ].join('\n');

    assert.deepEqual(failedInNodeTests(failed(output)), ['keeps what was saved']);
    assert.deepEqual(countNodeTests(failed(output)).failures, ['keeps what was saved']);
  });

  it('are the journeys that failed, with their file and width', () => {
    // As Playwright tells it, of which one width passed.
    const spec = (/** @type {string} */ title, /** @type {boolean} */ ok) => ({
      title,
      ok: true,
      tests: [
        { projectName: 'desktop', status: 'expected' },
        { projectName: 'phone', status: ok ? 'expected' : 'unexpected' },
      ],
    });
    const suites = [
      {
        title: 'order.ts',
        suites: [{ title: 'a visitor', specs: [spec('pays', false), spec('looks', true)] }],
      },
    ];
    const report = { stats: { expected: 1, unexpected: 1, flaky: 0 }, suites };

    assert.deepEqual(countPlaywright(failed(''), report).failures, ['order.ts › a visitor › pays › phone']);
  });

  it('are what the compiler found, the files that a rule or the format was broken in, or the last words', () => {
    const errors = "Building project 'b'...\n\nb.ts(1,7): error TS2322: No.\n  Because.\n";
    assert.deepEqual(countTypeProjects(failed(errors), 1).failures, ['b.ts(1,7): error TS2322: No.']);
    const rules = '\n/work/apps/api/src/a.ts\n  1:1  error  No  no-no\n\n✖ 1 problem\n';
    assert.deepEqual(countWhole(failed(rules)).failures, ['/work/apps/api/src/a.ts']);
    const promises =
      '\nlibs/ui/b.tsx:3:5: Promises must be awaited. [Error/no-floating-promises]\n\n1 problem\n';
    assert.deepEqual(countWhole(failed(promises)).failures, [promises.trim().split('\n')[0]]);
    assert.deepEqual(countWhole(failed('Checking…\n[warn] libs/ui/a.tsx\n[warn] Run it.\n')).failures, [
      'libs/ui/a.tsx',
    ]);
    assert.deepEqual(countWhole(failed('1\n2\n\n3\ntoo large\n')).failures, ['2', '3', 'too large']);
    assert.deepEqual(countJest(failed('no PostgreSQL')).failures, ['no PostgreSQL']);
  });
});
