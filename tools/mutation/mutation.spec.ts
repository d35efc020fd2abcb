import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import api, { specs } from './api.config.mjs';
import rules from './rules.config.mjs';

it('looks at files that are there', () => {
  const all = [...(api.mutate ?? []), ...(rules.mutate ?? []), ...specs];
  const named = all.flatMap((path) => (path && !path.includes('*') ? [path] : []));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(workspaceRoot, path)))).toEqual([]);
});
