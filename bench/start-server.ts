import { fork } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from '../tools/processes/wait-until.ts';

export interface Server {
  pid: number;
  stop: () => Promise<void>;
}

interface ServerOptions {
  env: NodeJS.ProcessEnv;
  /** Succeeds once the server is up. */
  healthUrl: string;
  execArgv?: string[];
  cwd?: string;
}

export const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server in demo mode and waits until it is up. It ends with this process. */
export async function startServer(file: string, options: ServerOptions): Promise<Server> {
  const { env, healthUrl, execArgv = [], cwd } = options;
  const child = fork(file, {
    execArgv,
    ...(cwd && { cwd }),
    env: { PATH: process.env.PATH, APP_ENV: 'demo', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.kill('SIGTERM')) await once(child, 'exit');
  };
  if (!(await waitUntil(() => isUp(healthUrl), 90_000))) {
    await stop();
    throw new Error(`${file} did not start`);
  }
  return { pid: child.pid ?? 0, stop };
}
