import { Client } from 'pg';
import { erasuresSql, since, type Erasures } from '../../people/index';

/** Who was erased after a dump was taken, in the database that it is about to take the place of. */
export async function readErasures(databaseUrl: string, takenAt: Date): Promise<Erasures> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('public.erasure') IS NOT NULL AS "isThere"`,
    );
    const found = rows[0]?.isThere ? await client.query<Erasures>(erasuresSql, [since(takenAt)]) : null;
    return found?.rows[0] ?? { people: [], quoteIds: [] };
  } finally {
    await client.end();
  }
}
