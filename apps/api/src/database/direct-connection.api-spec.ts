import { randomUUID } from 'node:crypto';
import { AppConfig } from '../config/app-config';
import { cloneDatabase } from '../testing/database/clone-database';
import { startApi } from '../testing/servers/start-api';
import { startWorker } from '../testing/servers/start-worker';
import { until } from '../testing/until';
import { runExclusively } from './exclusive-session';

it('session features connect directly, everything else through the pooler', async () => {
  const database = await cloneDatabase();
  const pooled = await startApi({ databaseUrl: database.url });
  const name = `direct_${randomUUID().slice(0, 8)}`;
  await pooled.sql(`CREATE ROLE ${name} LOGIN SUPERUSER PASSWORD '${name}'`);
  const direct = new URL(database.url);
  [direct.username, direct.password] = [name, name];
  const env = { DATABASE_DIRECT_URL: direct.href };
  const api = await startApi({ databaseUrl: database.url, env });
  const worker = await startWorker(database.url, { env });
  try {
    const { databaseDirectUrl } = api.app.get(AppConfig);
    const connectionNames = async () => {
      const result = await runExclusively(databaseDirectUrl, () =>
        api.sql<{ name: string }>(
          `SELECT DISTINCT application_name AS name FROM pg_stat_activity
           WHERE datname = current_database() AND usename = $1 ORDER BY name`,
          [name],
        ),
      );
      return result?.result.map((row) => row.name) ?? [];
    };
    await until(async () => (await connectionNames()).includes('mail'));
    const names = await connectionNames();
    // The pool's connections are called `vanity-tops`, those of queues `vanity-tops` and a suffix.
    expect(names.filter((poolName) => poolName.startsWith('vanity-tops'))).toEqual([
      'vanity-tops listens',
      'vanity-tops writes alone',
    ]);
  } finally {
    await worker.close();
    await api.stop();
    await pooled.sql(`DROP ROLE ${name}`);
    await pooled.stop();
    await database.drop();
  }
});
