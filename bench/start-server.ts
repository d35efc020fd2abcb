import { fork } from 'node:child_process';
import { once } from 'node:events';
import { waitUntil } from '../tools/processes/wait-until.ts';

export interface Server {
  pid: number;
  stop: () => Promise<void>;
}

interface How {
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

/** A server as the demo runs it, once it is up. Ends with this process. */
export async function startServer(file: string, how: How): Promise<Server> {
  const { env, healthUrl, execArgv = [], cwd } = how;
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
