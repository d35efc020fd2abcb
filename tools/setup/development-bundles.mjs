// @ts-check
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

const marker = join(workspaceRoot, '.nx', 'development-bundles');

/** `npm run dev` writes its bundles where the built ones lie, and Nx does not notice. */
export function noteDevelopmentBundles() {
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, '');
}

/** Removes them before the next build, which then comes from the sources or from Nx's cache. */
export function clearDevelopmentBundles() {
  if (!existsSync(marker)) return;
  for (const app of ['api', 'admin', 'shop'])
    rmSync(join(workspaceRoot, 'apps', app, 'dist'), { recursive: true, force: true });
  rmSync(marker);
}
