import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../tools/setup/workspace-root.mjs';
import { startServer } from '../start-server.ts';

interface Beside {
  port: number;
  env: NodeJS.ProcessEnv;
}

/**
 * The yardstick: the pages as the shop's own server sends them – same words, styles, pictures and headers – without
 * any script, and so without the fonts, which script lets in. What it does not reach, nothing on this machine will.
 */
export const startFloor = (beside: Beside) =>
  startBuild(join(workspaceRoot, 'apps/shop/dist'), 'floor', beside, (folder) => {
    const pages = readdirSync(join(folder, 'pages'), { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of pages.filter((entry) => entry.isFile())) {
      const file = join(parentPath, name);
      if (name.endsWith('.html')) writeFileSync(file, withoutScript(readFileSync(file, 'utf8')));
      else if (name.includes('.html.')) rmSync(file);
    }
  });

/** A build of the shop – `dist` of this checkout or of another one – on the API that `env` names. */
export async function startBuild(
  dist: string,
  name: string,
  { port, env }: Beside,
  change: (folder: string) => void = () => undefined,
) {
  // Inside the workspace, where the server finds its packages.
  const folder = join(workspaceRoot, 'test-results', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dist, folder, { recursive: true, filter: (from) => !from.includes('source-maps') });
  change(folder);
  const url = `http://localhost:${port}/`;
  const server = await startServer(join(folder, 'server.js'), {
    env: {
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SHOP_PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
    },
    healthUrl: url,
  });
  return {
    url,
    stop: () => server.stop().then(() => rmSync(folder, { recursive: true, force: true })),
  };
}

/** Data blocks for search engines stay: they are no scripts. */
const withoutScript = (html: string) =>
  html.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '');
