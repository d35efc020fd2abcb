import { Client } from 'pg';
import type { PreviewDatabaseSettings } from '../../../config/app-config';
import type { PreviewItem } from '../catalogue-item';
import type { PictureStore } from './picture-store';
import { PreviewSource, sourceInvalid, sourceUnreachable, type PreviewFile } from './preview-source';
import { mostRows, readPreviewTables, type PreviewTables } from './read-preview-tables';

const where = 'PREVIEW_DATABASE_URL';
const patienceMs = 10_000;
/** A catalogue of thousands of rows has a few megabytes. */
const mostBytes = 32 * 1024 * 1024;

const price = (column: string) => `${column}::text AS ${column}`;
const kept = 'id, is_active';
const flatPart = `${kept}, name, description, ${price('price_modifier')}`;
const rowsOf = (table: string, columns: string) =>
  `(SELECT coalesce(json_agg(row), '[]') FROM
    (SELECT ${columns} FROM ${table} WHERE deleted_at IS NULL ORDER BY sort_order, id LIMIT ${mostRows + 1}) AS row)`;

/** The whole catalogue of a moment, as text; null where it is far too long. */
const readCatalogue = `
  SELECT CASE WHEN octet_length(read.whole) <= ${mostBytes} THEN read.whole END AS "whole" FROM (
    SELECT json_build_object(
      'material', ${rowsOf('material', `${kept}, name, description, ${price('base_price')}, features, applications, maintenance, warranty, thicknesses`)},
      'color', ${rowsOf('color', `${kept}, material_id, name, hex_code, image_url, image_url2, images, ${price('price_modifier')}`)},
      'sink_type', ${rowsOf('sink_type', flatPart)},
      'thickness', ${rowsOf('thickness', `${kept}, value, display_name, ${price('price_modifier')}`)},
      'cutout', ${rowsOf('cutout', flatPart)}
    )::text AS whole) AS read`;

/** Another database of this product; nothing is ever written to it. */
export class DatabaseSource extends PreviewSource {
  readonly kind = 'database';

  constructor(
    private readonly settings: PreviewDatabaseSettings,
    private readonly store: PictureStore | null,
  ) {
    super();
  }

  async read(): Promise<PreviewItem[]> {
    const whole = await this.ask();
    if (whole === null) throw sourceInvalid([{ field: where, message: 'has far more than a catalogue' }]);
    // Colours of deleted materials went with them; what is left over otherwise is told.
    return readPreviewTables(JSON.parse(whole) as PreviewTables);
  }

  async *files(names: readonly string[]): AsyncGenerator<PreviewFile> {
    for (const name of names) {
      if (!this.store)
        throw sourceUnreachable('PREVIEW_STORAGE_URL', 'is not set, but Preview has pictures of its own');
      yield { name, content: await this.store.read(name) };
    }
  }

  private async ask(): Promise<string | null> {
    const client = new Client({
      connectionString: this.settings.url,
      application_name: 'vanity-tops reads Preview',
      connectionTimeoutMillis: patienceMs / 2,
      statement_timeout: patienceMs,
      query_timeout: patienceMs + 1_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SET default_transaction_read_only = on');
      const { rows } = await client.query<{ whole: string | null }>(readCatalogue);
      return rows[0]?.whole ?? null;
    } catch (error) {
      throw toRefusal(error);
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

/** No such table, column, function or cast; no right to read. */
const foreign = ['42P01', '42703', '42883', '42846', '42804', '42501', '42809'];

/** A message of PostgreSQL about our own statement holds nothing secret; one about a connection may. */
function toRefusal(error: unknown) {
  const { code, message } = error as { code?: string; message?: string };
  if (code && foreign.includes(code))
    return sourceInvalid([{ field: where, message: `is no database of this product: ${message ?? code}` }]);
  return sourceUnreachable(where, `cannot be read (${code ?? 'no answer in time'})`);
}
