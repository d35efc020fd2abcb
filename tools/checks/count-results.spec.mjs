// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  countJest,
  countNodeTests,
  countNxTasks,
  countPlaywright,
  countTypeProjects,
  countWhole,
} from './count-results.mjs';
import { typeProjects } from './type-projects.mjs';

/** Without the names. @param {import('./check.d.mts').Outcome} outcome */
const counts = ({ passed, failed }) => ({ passed, failed });

describe('counting what the tools found', () => {
  it('sums the tests of all projects that Jest ran', () => {
    const output = 'Tests:       1 failed, 12 passed, 13 total\n…\nTests:       30 passed, 30 total\n';
    assert.deepEqual(counts(countJest({ ok: false, output })), { passed: 42, failed: 1 });
  });

  it('counts a run that could not begin as one failure', () => {
    assert.deepEqual(counts(countJest({ ok: false, output: 'Test suite failed to run' })), {
      passed: 0,
      failed: 1,
    });
    assert.deepEqual(counts(countNodeTests({ ok: false, output: '' })), { passed: 0, failed: 1 });
    assert.deepEqual(counts(countPlaywright({ ok: false, output: '' }, undefined)), { passed: 0, failed: 1 });
  });

  it('counts a failed suite beside passed tests', () => {
    const output = 'Test Suites: 1 failed, 1 passed, 2 total\nTests:       5 passed, 5 total\n';
    assert.deepEqual(counts(countJest({ ok: false, output })), { passed: 5, failed: 1 });
  });

  it('counts each project of an Nx run whose tests could not begin', () => {
    const output = 'Tests:  5 passed, 5 total\n\nFailed tasks:\n\n- @app/ui:test\n- @app/shop:test\n\n';
    assert.deepEqual(counts(countJest({ ok: false, output })), { passed: 5, failed: 2 });
  });

  it('takes each project of an Nx run for one check', () => {
    const head = ' NX   Running target build for 3 projects:\n';
    assert.deepEqual(counts(countNxTasks({ ok: true, output: head })), { passed: 3, failed: 0 });
    const output = `${head} NX   Running target build for 3 projects failed\n\nFailed tasks:\n\n- @app/api:build\n`;
    assert.deepEqual(counts(countNxTasks({ ok: false, output })), { passed: 2, failed: 1 });
  });

  it('takes each project whose types are checked for one check, also one that was never begun', () => {
    const output = "Building project 'a'...\n\nBuilding project 'b'...\n\nb.ts(1,7): error TS2322: No.\n";
    assert.deepEqual(counts(countTypeProjects({ ok: false, output }, 2)), { passed: 1, failed: 1 });
    assert.deepEqual(counts(countTypeProjects({ ok: false, output }, 3)), { passed: 1, failed: 2 });
    assert.deepEqual(countTypeProjects({ ok: true, output: "Building project 'a'...\n" }, 1), {
      passed: 1,
      failed: 0,
    });
    assert.deepEqual(counts(countTypeProjects({ ok: true, output: '' }, 1)), { passed: 0, failed: 1 });
  });

  it('checks the types of every project, servers and tools included', () => {
    const projects = typeProjects();
    for (const project of ['apps/api', 'apps/shop/server', 'libs/stone/generator', 'e2e', 'tools'])
      assert.ok(projects.includes(`${project}/tsconfig.json`), project);
    assert.ok(projects.every((project) => !project.includes('node_modules')));
  });

  it('reads the summary of node:test and the report of Playwright', () => {
    assert.deepEqual(countNodeTests({ ok: true, output: '# pass 10\n# fail 0\n' }), {
      passed: 10,
      failed: 0,
    });
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1 } };
    assert.deepEqual(counts(countPlaywright({ ok: false, output: '' }, report)), { passed: 8, failed: 1 });
  });

  it('counts a yes or no as one', () => {
    assert.deepEqual(counts(countWhole({ ok: true, output: '' })), { passed: 1, failed: 0 });
    assert.deepEqual(counts(countWhole({ ok: false, output: '' })), { passed: 0, failed: 1 });
  });
});
