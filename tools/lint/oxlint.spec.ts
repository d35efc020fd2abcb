import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { it } from 'vitest';
import { workspaceRoot } from '../setup/workspace-root.mjs';

const planted = {
  'libs/pricing/tsconfig.json': readFileSync(join(workspaceRoot, 'tsconfig.base.json'), 'utf8'),
  'libs/pricing/src/price.ts': 'Promise.resolve(1);\n',
  'libs/pricing/src/price.spec.ts': "import { it } from 'vitest';\n\nit.only('has a price', () => {});\n",
  'tools/tool.mjs': 'nothingOfThatName();\n',
};

it('lint finds a promise nobody waits for, what is no name at all, and a forgotten it.only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-lint-'));
  try {
    cpSync(join(workspaceRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const [file, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const oxlint = join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
    const args = [oxlint, '--format=unix', '--disable-nested-config', 'libs', 'tools'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

    assert.match(stdout, /price\.ts:1:1: .*typescript\(no-floating-promises\)/);
    assert.match(stdout, /price\.spec\.ts:3:4: .*no-focused-tests/);
    assert.match(stdout, /tool\.mjs:1:1: .*eslint\(no-undef\)/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
