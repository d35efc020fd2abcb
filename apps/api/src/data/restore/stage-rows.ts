import type { Transaction } from '../../database/statements';
import { ExportError } from '../export/export-format';
import { exportedTables } from '../export/exported-tables';
import type { ExportEvent } from '../export/read-export';
import { checkStaged } from './check-staged';
import { fillInStage } from './older-files';
import { eventsOf, type WholeExport } from './read-whole';
import { freshValues } from './restored-columns';
import { analyseStage, makeStage, rowColumn, stageOf } from './stage-tables';

/** How long one statement may take, and nothing may be asked: a table is large, and so is a file. */
const patience = `SET LOCAL statement_timeout = '15min'; SET LOCAL idle_in_transaction_session_timeout = '15min';
  SET LOCAL TimeZone = 'UTC'`;

export const bePatient = (tx: Transaction): Promise<unknown> => tx.query(patience);

/**
 * Puts the rows of a file into tables of this connection alone, which take what the real ones take, and looks at them
 * together: whatever would be wrong with them in the database is found while nothing of it is written.
 * @throws ExportError which names the place of the first fault
 */
export async function stageExport(tx: Transaction, file: WholeExport, at: Date): Promise<void> {
  await bePatient(tx);
  await makeStage(tx);
  const stage = new RowStage(tx, { exported: file.header.exportedAt, restored: at });
  for await (const event of eventsOf(file.path)) {
    if (event.kind === 'row') await stage.add(event);
    // Nothing but files follows, of which each is large.
    if (event.kind === 'file') break;
  }
  await stage.flush();
  await fillInStage(tx, file.lacking);
  await analyseStage(tx);
  const faults = (await checkStaged(tx)).map(({ table, row, field, problem }) => {
    const line = (file.firstLines.get(table) ?? 0) + row - 1;
    return new ExportError({ line, part: table, row, field }, problem);
  });
  const [first] = faults.sort((a, b) => a.place.line - b.place.line);
  if (first) throw first;
}

type ExportedRow = Extract<ExportEvent, { kind: 'row' }>;

/** When the rows were exported, and are restored. */
interface Moments {
  exported: string;
  restored: Date;
}

const mostRows = 500;
/** Characters of rows that are sent at once. */
const mostText = 1_000_000;

/** Writes rows into the tables in which they are looked at, some at a time. */
class RowStage {
  private rows: ExportedRow[] = [];
  private length = 0;

  constructor(
    private readonly tx: Transaction,
    private readonly moments: Moments,
  ) {}

  /** @throws ExportError where the database would not take a row, whatever else there is */
  async add(row: ExportedRow): Promise<void> {
    const [first] = this.rows;
    if (first && (first.table !== row.table || this.rows.length === mostRows || this.length > mostText))
      await this.flush();
    this.rows.push(row);
    this.length += row.text.length;
  }

  async flush(): Promise<void> {
    const { rows } = this;
    this.rows = [];
    this.length = 0;
    if (rows.length === 0) return;
    await this.tx.query('SAVEPOINT rows');
    try {
      await this.insert(rows);
    } catch (error) {
      if (!isOfTheRow(error)) throw error;
      await this.tx.query('ROLLBACK TO SAVEPOINT rows');
      throw await this.findRefused(rows, error);
    }
    await this.tx.query('RELEASE SAVEPOINT rows');
  }

  /** Of several rows the one that was refused. */
  private async findRefused(rows: readonly ExportedRow[], otherwise: unknown): Promise<unknown> {
    for (const row of rows) {
      try {
        await this.insert([row]);
      } catch (error) {
        return isOfTheRow(error) ? describe(error, row) : error;
      }
    }
    return otherwise;
  }

  private async insert(rows: readonly ExportedRow[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const json = `[${rows.map(({ text }) => text).join(',')}]`;
    const { exported, restored } = this.moments;
    await this.tx.run(insertInto(first), [json, first.place.row, exported, restored]);
  }
}

/** A column that a file of an earlier version lacks gets its own default. */
function insertInto({ table, row }: ExportedRow): string {
  const columns = Object.keys(exportedTables[table]?.columns ?? {}).filter((column) => column in row);
  const fresh = Object.entries(freshValues[table] ?? {});
  const names = [...columns, ...fresh.map(([column]) => column)].map((column) => `"${column}"`);
  const values = [...columns.map((column) => `r."${column}"`), ...fresh.map(([, value]) => value)];
  return `
      INSERT INTO ${stageOf(table)} (${names.join(', ')}, ${rowColumn})
      SELECT ${values.join(', ')}, $2::integer + r.ordinality - 1
      FROM json_populate_recordset(NULL::public."${table}", $1::json) WITH ORDINALITY AS r,
        (SELECT $3::timestamptz AS exported, $4::timestamptz AS restored) AS moment`;
}

interface DatabaseRefusal {
  code: string;
  message: string;
  detail?: string;
  constraint?: string;
  column?: string;
}

/** Values that do not fit, and rules that they break: neither has to do with anything but the row. */
const isOfTheRow = (error: unknown): error is DatabaseRefusal =>
  /^2[23]/.test(String((error as { code?: unknown } | null)?.code));

/** What the database says of it names values as well, which are nobody's business. */
function describe(error: DatabaseRefusal, { place }: ExportedRow): ExportError {
  const { code, constraint, column } = error;
  if (code === '23505') {
    const columns = /^Key \((.+?)\)=/.exec(error.detail ?? '')?.[1];
    return new ExportError(
      { ...place, ...(columns && { field: columns }) },
      'another row of the file has the same',
    );
  }
  if (code === '23502') return new ExportError({ ...place, field: column ?? '' }, 'it is missing');
  if (code === '23514') return new ExportError(place, `it breaks the rule ${constraint ?? ''}`);
  return new ExportError(place, 'it has a value that does not fit');
}
