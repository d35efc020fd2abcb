// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { bansFor } from './boundaries.mjs';

/** @param {string} file @param {string} name */
const mayImport = (file, name) => !bansFor(file).some(({ regex }) => regex.test(name));

describe('who may import whom', () => {
  it('between projects: packages that are named, by their name', () => {
    assert.ok(mayImport('libs/ui/src/a/b.tsx', '@app/drawing'));
    assert.ok(!mayImport('libs/ui/src/a/b.tsx', '@app/contracts'));
    assert.ok(!mayImport('apps/api/src/main.ts', '../../../libs/pricing/src/index'));
    assert.ok(!mayImport('libs/pricing/src/price.ts', 'node:fs'));
  });

  it('in the API: modules below, through their index', () => {
    const file = 'apps/api/src/quotes/quote.ts';
    for (const name of ['../catalogue', '../catalogue/index', '../database/statements', './x'])
      assert.ok(mayImport(file, name), name);
    for (const name of ['../admin', '../payments/index', '../catalogue/colors'])
      assert.ok(!mayImport(file, name), name);
  });

  it('in an app: app, pages, features, lib, and no feature another', () => {
    assert.ok(mayImport('apps/shop/src/pages/a/b.tsx', '../../features/basket/x'));
    assert.ok(!mayImport('apps/shop/src/pages/a/b.tsx', '../../app/x'));
    assert.ok(!mayImport('apps/shop/src/features/basket/x.ts', '../deposit/y'));
    assert.ok(mayImport('apps/shop/src/features/basket/x.ts', '../../lib/y'));
    assert.ok(!mayImport('apps/admin/server/x.ts', '../src/y'));
  });

  it('tests may look anywhere', () => {
    assert.ok(mayImport('libs/pricing/src/price.spec.ts', 'node:fs'));
    assert.ok(mayImport('apps/shop/src/testing/a.ts', '../app/x'));
  });
});

describe('lint', () => {
  it('finds a forbidden import, a promise nobody waits for and what is no name at all', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-lint-'));
    try {
      cpSync(join(workspaceRoot, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true });
      cpSync(join(workspaceRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
      symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
      for (const [file, text] of Object.entries(planted)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      const oxlint = join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
      const { stdout } = spawnSync(
        process.execPath,
        [oxlint, '--format=unix', '--disable-nested-config', 'libs', 'tools'],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
      for (const found of [
        /price\.ts:1:1: .*pure TypeScript.*boundaries\(imports\)/,
        /price\.ts:2:1: .*typescript\(no-floating-promises\)/,
        /tool\.mjs:1:1: .*eslint\(no-undef\)/,
      ])
        assert.match(stdout, found);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const planted = {
  'libs/pricing/tsconfig.json': readFileSync(join(workspaceRoot, 'tsconfig.base.json'), 'utf8'),
  'libs/pricing/src/price.ts': "import 'node:fs';\nPromise.resolve(1);\n",
  'tools/tool.mjs': 'nothingOfThatName();\n',
};
