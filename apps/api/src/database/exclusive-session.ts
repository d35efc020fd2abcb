import { Client } from 'pg';

/** Advisory lock of whatever writes large parts of the data. Any number that nothing else uses. */
export const dataLock = 4_118_207_365;

/**
 * Runs work under an advisory lock across all processes. The lock belongs to the connection, so a crash releases it and
 * rolls the transaction back.
 * @returns null if another process holds the lock
 */
export function runExclusively<Result>(
  databaseDirectUrl: string,
  work: (client: Client) => Promise<Result>,
  lock = dataLock,
): Promise<{ result: Result } | null> {
  return connectAs(databaseDirectUrl, 'vanity-tops writes alone', async (client) => {
    const { rows } = await client.query<{ isLocked: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isLocked"',
      [lock],
    );
    return rows[0]?.isLocked ? { result: await work(client) } : null;
  });
}

/** Runs work on its own connection, for work that takes long or locks tables. */
export const withConnection = <Result>(
  databaseDirectUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => connectAs(databaseDirectUrl, 'vanity-tops looks aside', work);

async function connectAs<Result>(
  databaseDirectUrl: string,
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: databaseDirectUrl,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // The failing statement reports a broken connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Detects a vanished machine within minutes instead of hours.
    await client.query('SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 10');
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
