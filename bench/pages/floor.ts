import { fork } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../../tools/processes/wait-until.ts';
import { workspaceRoot } from '../../tools/setup/workspace-root.mjs';

const dist = join(workspaceRoot, 'apps/shop/dist');
/** Inside the workspace, where the server finds its packages. */
const folder = join(workspaceRoot, 'test-results/floor');

/**
 * The yardstick: the home page as the shop's own server sends it – same words, styles, pictures and headers – without
 * any script, and so without the fonts, which script lets in. What it does not reach, nothing on this machine will.
 */
export async function startFloor({ port, env }: { port: number; env: NodeJS.ProcessEnv }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dist, folder, { recursive: true, filter: (from) => !from.includes('source-maps') });
  for (const variant of ['', 'with-samples']) {
    const pages = join(folder, 'pages', variant);
    const file = join(pages, 'home.html');
    writeFileSync(file, withoutScript(readFileSync(file, 'utf8')));
    for (const name of readdirSync(pages).filter((name) => /^home\.html\./.test(name)))
      rmSync(join(pages, name));
  }
  const server = fork(join(folder, 'server.js'), {
    env: {
      ...env,
      APP_ENV: 'demo',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SHOP_PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://localhost:${port}/`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await waitUntil(isUp, 20_000))) throw new Error('The floor page is not served.');
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        if (server.exitCode !== null) return resolve(undefined);
        server.once('exit', resolve);
        return server.kill('SIGTERM');
      }).then(() => rmSync(folder, { recursive: true, force: true })),
  };
}

/** Data blocks for search engines stay: they are no scripts. */
const withoutScript = (html: string) =>
  html.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '');
