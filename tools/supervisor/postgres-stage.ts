import { startPostgres, type PostgresOptions } from '../postgres/start-postgres.ts';
import type { Stage } from './part.ts';

export const postgresStage = ({
  onReady,
  ...options
}: PostgresOptions & { onReady: (url: string) => void }): Stage => ({
  name: 'postgres',
  async start() {
    const server = await startPostgres(options);
    onReady(server.url);
    return {
      name: 'postgres',
      pid: server.pid,
      logFile: options.logFile,
      exited: server.exited.then(() => 'ended'),
      stop: () => server.stop(),
      // At once, but through PostgreSQL: its own processes leave with it, and recovery finds everything committed.
      kill: () => void server.stop({ immediately: true }),
    };
  },
});
