import { Client } from 'pg';

/** Any number; all that matters is that everything which writes large parts of the data at once locks on it. */
export const dataLock = 4_118_207_365;

/**
 * Runs some work while nobody else does: in whatever process. The lock is the connection's, as are its transactions. So
 * where the process or the connection ends, the lock is free and nothing half done is left.
 * @returns null where somebody else is at it
 */
export function runExclusively<Result>(
  databaseDirectUrl: string,
  work: (client: Client) => Promise<Result>,
  lock = dataLock,
): Promise<{ result: Result } | null> {
  return onOwnConnection(databaseDirectUrl, 'vanity-tops writes alone', async (client) => {
    const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [
      lock,
    ]);
    return rows[0]?.isOurs ? { result: await work(client) } : null;
  });
}

/** Runs some work on a connection of its own, beside whatever else is going on: it may take long, and keep tables. */
export const runAside = <Result>(
  databaseDirectUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => onOwnConnection(databaseDirectUrl, 'vanity-tops looks aside', work);

async function onOwnConnection<Result>(
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
  // What breaks the connection is told by the statement that it breaks.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A machine that vanished without a word is noticed within minutes, and not after hours.
    await client.query('SET tcp_keepalives_idle = 60; SET tcp_keepalives_interval = 10');
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
