import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../tools/processes/wait-until.ts';
import { isUp } from './start-server.ts';

const built = new URL('../apps/shop/dist', import.meta.url).pathname;

const caddyfile = (port: number) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${built}/public
  header /assets/* Cache-Control "public, max-age=31536000, immutable"
  handle / {
    root * ${built}/pages/with-samples
    rewrite * /home.html
  }
  file_server {
    precompressed br gzip
  }
}
`;

/** Caddy with the shop's files, on one core as our servers are; nothing where it is not installed. */
export async function startCaddy(port: number, folder: string) {
  if (spawnSync('caddy', ['version']).error) return undefined;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile(port));
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { PATH: process.env.PATH, HOME: folder, GOMAXPROCS: '1' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntil(() => isUp(url), 20_000))) throw new Error('Caddy did not start');
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url, pid: child.pid ?? 0, stop };
}
