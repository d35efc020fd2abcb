import type { QueryResultRow } from 'pg';
import { CatalogueCache } from '../../catalogue';
import type { TestApi } from '../servers/start-api';
import { until } from '../until';

/** Writes to the catalogue like another process, and waits for the notification. */
export async function changeCatalogue<Row extends QueryResultRow>(
  api: TestApi,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const rows = await api.sql<Row>(text, values);
  const [written] = await api.sql<{ version: string }>('SELECT version FROM catalogue_version');
  const copy = api.app.get(CatalogueCache);
  await until(async () => (await copy.current()).version === written?.version);
  return rows;
}
