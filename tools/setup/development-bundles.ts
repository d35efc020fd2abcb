import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

const marker = join(workspaceRoot, '.nx', 'development-bundles');

/**
 * `npm run dev` writes its bundles where the built ones lie, and Nx does not notice. What lies there goes first,
 * so that a bundle that is there is a fresh one: the bundler leaves a file alone that would not change.
 */
export function makeRoomForDevelopmentBundles() {
  removeBundles();
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, '');
}

/** Removes them before the next build, which then comes from the sources or from Nx's cache. */
export function clearDevelopmentBundles() {
  if (!existsSync(marker)) return;
  removeBundles();
  rmSync(marker);
}

function removeBundles() {
  for (const app of ['api', 'admin', 'shop'])
    rmSync(join(workspaceRoot, 'apps', app, 'dist'), { recursive: true, force: true });
}
