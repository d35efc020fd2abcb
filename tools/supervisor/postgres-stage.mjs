// @ts-check
import { startPostgres } from '../postgres/start-postgres.mjs';

/**
 * @param {import('../postgres/start-postgres.d.mts').PostgresOptions & { onReady: (url: string) => void }} options
 * @returns {import('./part.d.mts').Stage}
 */
export const postgresStage = ({ onReady, ...options }) => ({
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
