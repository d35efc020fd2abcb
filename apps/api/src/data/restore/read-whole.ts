import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { ExportError, type ExportHeader } from '../export/export-format';
import { readExport, type ExportEvent } from '../export/read-export';

const kinds: Readonly<Record<string, (content: Buffer) => boolean>> = {
  jpg: (content) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  avif: (content) => /^ftyp(?:avif|avis|mif1)/.test(content.toString('latin1', 4, 12)),
  pdf: (content) => content.toString('latin1', 0, 1_024).includes('%PDF-'),
};

/** Whether a file begins as those of its name do. It is never opened here: that is for those who know the format. */
const isOfItsKind = (key: string, content: Buffer): boolean =>
  kinds[key.slice(key.lastIndexOf('.') + 1)]?.(content) ?? false;

/** What is known of a file that was read to its end: it is whole, and each of its rows right by itself. */
export interface WholeExport {
  path: string;
  header: ExportHeader;
  /** SHA-256 of its bytes. */
  digest: string;
  /** In which line each table begins; its rows follow one to a line. */
  firstLines: ReadonlyMap<string, number>;
  /** How many rows of each table there are. */
  rows: ReadonlyMap<string, number>;
  /** Keys of its files. */
  files: readonly string[];
  /** What it has not, being of an earlier version: tables, and columns such as `quote.stage_since`. */
  lacking: readonly string[];
}

/** The parts of a file on the disk, as often as they are wanted. */
export const eventsOf = (path: string): AsyncGenerator<ExportEvent> => readExport(createReadStream(path));

/**
 * Reads a file to its end before anything is made of it.
 * @throws ExportError which names the place
 */
export async function readWhole(path: string): Promise<WholeExport> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  }
  let header: ExportHeader | undefined;
  /** Told once the file is known to be whole: until then it may be anything. */
  let misnamed: ExportError | undefined;
  const firstLines = new Map<string, number>();
  const rows = new Map<string, number>();
  const files: string[] = [];
  let lacking: readonly string[] = [];
  for await (const event of readExport(hashed())) {
    if (event.kind === 'header') header = event.header;
    if (event.kind === 'row') {
      const count = rows.get(event.table) ?? 0;
      if (count === 0) firstLines.set(event.table, event.place.line);
      rows.set(event.table, count + 1);
    }
    if (event.kind === 'end') ({ lacking } = event);
    if (event.kind === 'file') {
      const { key, content, place } = event;
      if (!isOfItsKind(key, content))
        misnamed ??= new ExportError({ ...place, field: 'content' }, 'it is not what its name says');
      files.push(key);
    }
  }
  if (misnamed) throw misnamed;
  if (!header) throw new ExportError({ line: 1 }, 'the file has no beginning');
  return { path, header, digest: hash.digest('hex'), firstLines, rows, files, lacking };
}
