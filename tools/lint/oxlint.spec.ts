import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { it } from 'vitest';
import { workspaceRoot } from '../setup/workspace-root.mjs';

const samples = {
  'libs/pricing/tsconfig.json': readFileSync(join(workspaceRoot, 'tsconfig.base.json'), 'utf8'),
  'libs/pricing/src/price.ts': 'Promise.resolve(1);\n',
  'libs/pricing/src/price.spec.ts': "import { it } from 'vitest';\n\nit.only('has a price', () => {});\n",
  'tools/tool.mjs': 'nothingOfThatName();\n',
  'libs/ui/src/label.ts': "export const label = 'mt-1 max-wide:text-[13px]/[1.4] text-ink text-small';\n",
  'libs/ui/src/title.ts': "export const title = 'font-display text-h3 leading-[1.2]';\n",
  'libs/ui/src/note.ts': "export const note = 'text-small/[1.3]';\n",
  'libs/ui/src/huge.ts': "export const huge = 'tablet:text-huge';\n",
  'apps/shop/src/scrim.ts':
    'export const scrim = (isOpen: boolean) => `fixed bg-[rgb(0_0_0/0.5)] ${isOpen}`;\n',
  'apps/shop/src/amount.tsx':
    'export const Amount = ({ total }: { total: string }) => <p>Total {formatPounds(total)}</p>;\n',
  'apps/shop/src/query.ts':
    'const { data } = useQuery({ queryKey: [] });\n' +
    'const save = useMutation({ mutationFn });\n' +
    'save.mutate(data);\n' +
    'export const useBasket = () => useQuery({ queryKey: [data] });\n',
  'apps/admin/src/fine-query.ts':
    'const query = useQuery({ queryKey: [] });\n' +
    'const save = useMutation({ mutationFn });\n' +
    'save.mutate(toLoadState(query), { onError });\n' +
    'export const useBasketQuery = () => useQuery({ queryKey: [] });\n',
  'apps/admin/src/fine.tsx':
    'export const Fine = ({ reference }: { reference: string }) => <b translate="no">{reference}</b>;\n',
  'apps/admin/src/fine.ts':
    "export const fine = 'bg-scrim text-small wide:text-inherit text-ink! shadow-[0_0_0_1px_red]';\n",
};

it('lint finds a floating promise, a non-name, a forgotten it.only, and hard-coded sizes and colours', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-lint-'));
  try {
    cpSync(join(workspaceRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const file of [
      'tools/lint/design-plugin.mjs',
      'tools/lint/query-plugin.mjs',
      'libs/ui/src/tokens/theme.css',
      'apps/admin/src/lib/theme/tokens.css',
    ])
      cpSync(join(workspaceRoot, file), join(folder, file));
    symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const [file, text] of Object.entries(samples)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const oxlint = join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
    const args = [oxlint, '--format=unix', '--disable-nested-config', 'apps', 'libs', 'tools'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

    assert.match(stdout, /price\.ts:1:1: .*typescript\(no-floating-promises\)/);
    assert.match(stdout, /price\.spec\.ts:3:4: .*no-focused-tests/);
    assert.match(stdout, /tool\.mjs:1:1: .*eslint\(no-undef\)/);
    assert.match(stdout, /label\.ts:1:22: .*design\(tokens\)/);
    for (const position of ['title.ts:1:22', 'note.ts:1:21', 'huge.ts:1:21'])
      assert.match(stdout, new RegExp(`${position}: .*design\\(tokens\\)`));
    assert.match(stdout, /scrim\.ts:1:43: .*design\(tokens\)/);
    assert.match(stdout, /amount\.tsx:1:66: .*design\(untranslated\)/);
    for (const position of ['1:18', '2:14', '4:32'])
      assert.match(stdout, new RegExp(`/query\\.ts:${position}: .*query\\(used-error\\)`));
    assert.doesNotMatch(stdout, /fine\.ts|fine-query.*used-error/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
