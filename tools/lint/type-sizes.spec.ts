import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { workspaceRoot } from '../setup/workspace-root.mjs';

const theme = 'libs/ui/src/tokens/theme.css';
const read = (file: string) => readFileSync(`${workspaceRoot}/${file}`, 'utf8');

it('only the theme sets font sizes, line heights and letter spacing', () => {
  const sheets = globSync('{apps/{shop,admin},libs/ui}/src/**/*.css', { cwd: workspaceRoot });
  const byHand = sheets.filter(
    (file) =>
      file !== theme &&
      /(?:^|[\s;{])(?:font|font-size|line-height|letter-spacing|--text-[\w-]+):/m.test(read(file)),
  );
  assert.deepEqual(byHand, []);
});

it('five sizes are smaller than 17 px, and every size has its line height', () => {
  const css = read(theme);
  const sizes = [...css.matchAll(/--text-(\w+(?:-\w+)*): ([^;]+)/g)].map(([, name = '', size = '']) => ({
    name,
    size,
  }));
  assert.deepEqual(
    sizes.filter(({ size }) => parseFloat(size) < 17).map(({ size }) => size),
    ['16px', '15px', '14px', '13px', '12.5px'],
  );
  for (const { name } of sizes) assert.match(css, new RegExp(`--text-${name}--line-height: `));
});
