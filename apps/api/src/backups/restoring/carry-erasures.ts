import { Client } from 'pg';
import type { ErasureRow } from '../../people/index';

/** Who was erased in the database that a dump is about to take the place of. */
export async function readErasures(databaseUrl: string): Promise<ErasureRow[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `SELECT to_regclass('public.erasure') IS NOT NULL AS "isThere"`,
    );
    if (!rows[0]?.isThere) return [];
    return (
      await client.query<ErasureRow>('SELECT digest, secret, erased_at AS "erasedAt" FROM public.erasure')
    ).rows;
  } finally {
    await client.end();
  }
}
