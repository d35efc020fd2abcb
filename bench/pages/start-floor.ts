import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../tools/setup/workspace-root.mjs';
import { startServer } from '../start-server.ts';

/**
 * The baseline: the pages as the shop's own server sends them – same text, styles, pictures and headers – without
 * script, and so without fonts, which script loads. Nothing on this machine can be faster.
 */
export async function startFloor({ port, env }: { port: number; env: NodeJS.ProcessEnv }) {
  // Inside the workspace, where the server finds its packages.
  const folder = join(workspaceRoot, 'test-results/floor');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(workspaceRoot, 'apps/shop/dist'), folder, { recursive: true });
  const pages = readdirSync(join(folder, 'pages'), { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of pages.filter((entry) => entry.isFile())) {
    const file = join(parentPath, name);
    if (name.endsWith('.html')) writeFileSync(file, withoutScript(readFileSync(file, 'utf8')));
    else if (name.includes('.html.')) rmSync(file);
  }
  const url = `http://localhost:${port}/`;
  const server = await startServer(join(folder, 'server.js'), {
    env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', SHOP_PORT: String(port), PUBLIC_URL: url },
    healthUrl: url,
  });
  return { url, stop: () => server.stop().then(() => rmSync(folder, { recursive: true })) };
}

/** Keeps data blocks for search engines, which are not scripts. */
const withoutScript = (html: string) =>
  html.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '');
