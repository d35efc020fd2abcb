import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

/** Files, their content, and the rules that must object. */
const samples: [file: string, text: string, rules: string[]][] = [
  ['apps/shop/src/features/basket/a.ts', "void import('../deposit/target');", ['shop-layers']],
  ['apps/shop/src/features/basket/b.ts', "import '../../lib/target';", []],
  ['apps/shop/src/features/basket-drawer/a.ts', "import '../deposit/target';", []],
  ['apps/shop/src/pages/home/a.ts', "import '../about/target';", ['shop-layers']],
  ['apps/shop/src/pages/home/b.ts', "import '../../features/deposit/target';", []],
  ['apps/admin/src/lib/a.ts', "import type { T } from '../app/target';", ['admin-layers']],
  ['apps/api/src/platform/a.ts', "import '../catalogue';", ['api-modules']],
  ['apps/api/src/quotes/a.ts', "import '../catalogue/target';", ['api-index']],
  ['apps/api/src/quotes/b.ts', "import '../catalogue'; import '../database/target';", []],
  ['apps/api/src/made-today/a.ts', "import '../catalogue';", ['api-modules']],
  ['apps/api/src/admin/a.ts', "import '../made-today';", ['api-modules']],
  ['libs/pricing/src/a.ts', "import 'react';", ['pure']],
  ['libs/pricing/src/a.spec.ts', "import 'react';", []],
  [
    'apps/shop/src/lib/a.ts',
    "import '../../../admin/src/app/target';",
    ['by-package-name', 'not-to-app', 'only-declared-projects'],
  ],
  ['apps/shop/src/lib/b.ts', "import '@app/contracts';", []],
  ['libs/ui/src/a.ts', "import '@app/contracts';", ['only-declared-projects', 'only-libraries']],
  ['apps/shop/server/a.ts', "import '../src/lib/target';", ['only-libraries']],
  ['apps/shop/src/lib/c.ts', "import '../../server/target';", ['no-server-in-browser']],
  ['apps/shop/src/lib/d.ts', "import 'node:fs';", ['no-node-in-browser']],
  ['apps/shop/src/lib/e.ts', "import './testing/target';", ['not-to-test']],
  ['apps/shop/src/lib/f.ts', "import './nowhere';", ['not-to-unresolvable']],
  ['apps/api/src/mail/a.ts', "import 'undeclared';", ['no-non-package-json']],
  ['apps/api/src/mail/b.ts', "import 'for-tests';", ['not-to-dev-dep']],
  ['apps/shop/src/pages/cookies/a.ts', "import './b';", ['no-circular']],
];

const targets: Record<string, string> = {
  'package.json': JSON.stringify({
    workspaces: ['libs/*'],
    dependencies: { react: '1.0.0' },
    devDependencies: { 'for-tests': '1.0.0' },
  }),
  'libs/contracts/package.json': JSON.stringify({ name: '@app/contracts', exports: './src/index.ts' }),
  'apps/shop/src/pages/cookies/b.ts': "import type { T } from './a';",
  'node_modules/react/index.js': '',
  'node_modules/undeclared/index.js': '',
  'node_modules/for-tests/index.js': '',
};
for (const file of [
  'apps/admin/src/app/target.ts',
  'apps/api/src/catalogue/index.ts',
  'apps/api/src/catalogue/target.ts',
  'apps/api/src/database/target.ts',
  'apps/api/src/made-today/index.ts',
  'apps/shop/server/target.ts',
  'apps/shop/src/features/deposit/target.ts',
  'apps/shop/src/lib/target.ts',
  'apps/shop/src/lib/testing/target.ts',
  'apps/shop/src/pages/about/target.ts',
  'libs/contracts/src/index.ts',
])
  targets[file] = 'export interface T {}';

describe('import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-boundaries-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let violations: { from: string; rule: { name: string } }[];
  beforeAll(async () => {
    for (const [file, text] of [...samples, ...Object.entries(targets)]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    mkdirSync(join(folder, 'node_modules/@app'));
    symlinkSync(join(folder, 'libs/contracts'), join(folder, 'node_modules/@app/contracts'), 'junction');
    const { output } = await cruise(['apps', 'libs'], {
      ...config.options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    });
    assert.ok(typeof output === 'object');
    violations = output.summary.violations;
  });

  for (const [file, text, rules] of samples)
    it(`${file}: ${text} ${rules.join(', ') || 'is allowed'}`, () => {
      const violation = violations.filter(({ from, rule }) => from === file && rule.name !== 'no-dead-files');
      assert.deepEqual(violation.map(({ rule }) => rule.name).sort(), rules);
    });

  it('only a file that nothing imports is reported', () => {
    const unimported = violations.filter(({ rule }) => rule.name === 'no-dead-files').map(({ from }) => from);
    assert.ok(unimported.includes('apps/shop/src/lib/f.ts'));
    assert.ok(!unimported.includes('apps/shop/src/lib/target.ts'));
  });
});
