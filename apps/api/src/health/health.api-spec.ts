import { Logger } from '@nestjs/common';
import { paths } from '@app/contracts';
import { expectError } from '../testing/expect-error';
import { cloneDatabase } from '../testing/database/clone-database';
import { startApi } from '../testing/servers/start-api';

it('the API is live and ready while the database answers, else only live', { tags: 'thorough' }, async () => {
  const database = await cloneDatabase();
  const api = await startApi({ databaseUrl: database.url });
  try {
    expect((await api.get(paths.live)).statusCode).toBe(200);
    expect((await api.get(paths.ready)).json()).toMatchObject({ status: 'ok', redis: 'unused' });

    await database.drop();
    expect((await api.get(paths.live)).statusCode).toBe(200);
    expectError(await api.get(paths.ready), 'server/unavailable');
  } finally {
    await api.stop();
  }
});

it('the API is ready without Redis, which visitors do not need, and reports that (D42)', async () => {
  const api = await startApi({ env: { REDIS_URL: 'redis://127.0.0.1:1' } });
  try {
    const ready = await api.get(paths.ready);
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ status: 'ok', redis: 'down' });
  } finally {
    await api.stop();
  }
});

it('the API is ready with a newer schema, but not with an older one, which is logged', async () => {
  const api = await startApi();
  try {
    await api.sql(
      `INSERT INTO schema_migration (timestamp, name) VALUES (9999999999999, 'OfTheNextRelease')`,
    );
    expect((await api.get(paths.ready)).statusCode).toBe(200);
    await api.sql(`DELETE FROM schema_migration WHERE name LIKE 'CreateDataRuns%'`);
    const warned = vi.spyOn(Logger.prototype, 'warn');
    expectError(await api.get(paths.ready), 'server/unavailable');
    const cause = expect.stringContaining('older than this version') as string;
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ cause }));
    warned.mockRestore();
  } finally {
    await api.stop();
  }
});

it('the API answers 503 while the database is down, and recovers', { tags: 'thorough' }, async () => {
  const api = await startApi();
  try {
    await api.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    const response = await api.get(paths.quote('AAAAAAAAAAAAAAAAAAAAAA'));
    expectError(response, 'quote/not-found', 'server/unavailable');
    expectError(await api.get(paths.quote('AAAAAAAAAAAAAAAAAAAAAA')), 'quote/not-found');
  } finally {
    await api.stop();
  }
});
