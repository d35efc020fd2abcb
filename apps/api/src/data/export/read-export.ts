import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { splitLines } from './split-lines';

export const exportFormat = 'vanity-tops-export';

export interface ExportHeader {
  format: typeof exportFormat;
  exportedAt: string;
  schema: string;
  sequences: Record<string, string>;
}

/** In this order: header, rows by table, files. */
export type ExportEvent =
  | ({ kind: 'header' } & ExportHeader)
  /** `text` is the row as PostgreSQL wrote it, verbatim, as JSON.parse would round large numbers. */
  | { kind: 'row'; table: string; lineNumber: number; row: Record<string, unknown>; text: string }
  | { kind: 'file'; key: string; content: Buffer };

export class ExportError extends Error {
  constructor(lineNumber: number, problem: string) {
    super(`Line ${lineNumber}: ${problem}.`);
  }
}

/**
 * Reads an export line by line. The digest is in the last line, so nothing may be trusted before the end.
 * @throws ExportError if it is malformed or was changed
 */
export async function* readExport(path: string): AsyncGenerator<ExportEvent> {
  const lines = new ExportLines(path);
  await lines.expect('{');
  const header = { kind: 'header', ...(await readHeader(lines)) } as const;
  if (header.format !== exportFormat) throw lines.error('this is not an export of this shop');
  yield header;
  await lines.expect('"tables": {');
  for (let end = ''; end !== ']';) {
    const [, table] = /^"(\w+)": \[$/.exec(await lines.next()) ?? [];
    if (!table) throw lines.error('a table was expected');
    end = yield* lines.rows((row, text) => ({ kind: 'row', table, lineNumber: lines.lineNumber, row, text }));
  }
  await lines.expect('},');
  await lines.expect('"files": [');
  yield* lines.rows(({ key, content }) => ({
    kind: 'file',
    key: String(key),
    content: Buffer.from(String(content), 'base64'),
  }));
  // Skips the list of files that storage lacked.
  await lines.field('missing');
  const digest = lines.digest();
  if ((await lines.field('sha256')) !== digest) throw lines.error('the file is not as it was exported');
  await lines.expect('}');
}

async function readHeader(lines: ExportLines): Promise<ExportHeader> {
  const format = (await lines.field('format')) as typeof exportFormat;
  const exportedAt = (await lines.field('exportedAt')) as string;
  const schema = (await lines.field('schema')) as string;
  const sequences = (await lines.field('sequences')) as Record<string, string>;
  return { format, exportedAt, schema, sequences };
}

class ExportLines {
  lineNumber = 0;
  private readonly hash = createHash('sha256');
  private readonly lines: AsyncGenerator<Buffer, undefined>;

  constructor(path: string) {
    this.lines = splitLines(createReadStream(path));
  }

  async next(): Promise<string> {
    this.lineNumber += 1;
    const { done, value } = await this.lines.next();
    if (done) throw this.error('the file ends too early');
    this.hash.update(value).update('\n');
    return value.toString();
  }

  async expect(expectedLine: string): Promise<void> {
    if ((await this.next()) !== expectedLine) throw this.error(`${expectedLine} was expected`);
  }

  async field(name: string): Promise<unknown> {
    const text = await this.next();
    if (!text.startsWith(`"${name}": `)) throw this.error(`"${name}" was expected`);
    return this.parse(text.slice(name.length + 4).replace(/,$/, ''));
  }

  /** @returns the closing line, with a comma if more follows */
  async *rows<Event>(
    toEvent: (row: Record<string, unknown>, text: string) => Event,
  ): AsyncGenerator<Event, string> {
    for (;;) {
      const line = await this.next();
      if (line === ']' || line === '],') return line;
      const text = line.replace(/,$/, '');
      const row = this.parse(text);
      if (typeof row !== 'object' || row === null) throw this.error('a row was expected');
      yield toEvent(row as Record<string, unknown>, text);
    }
  }

  digest(): string {
    return this.hash.copy().digest('hex');
  }

  error(problem: string): ExportError {
    return new ExportError(this.lineNumber, problem);
  }

  private parse(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw this.error('this is not valid JSON');
    }
  }
}
