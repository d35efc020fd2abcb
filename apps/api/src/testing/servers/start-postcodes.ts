import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export async function startPostcodes(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, '../../../../../tools/postcodes/stand-in.ts'), {
    execArgv: [],
    env: { APP_ENV: 'demo', POSTCODES_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
