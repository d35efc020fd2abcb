import { createHash } from 'node:crypto';

/** Tells an export of this shop from any other file. */
export const exportFormat = 'vanity-tops-export';

/** Raised whenever what an export contains changes: what is new stands in `addedIn` of `exported-tables.ts`. */
export const exportVersion = 3;

/** What an export tells of itself before anything else. */
export interface ExportHeader {
  format: typeof exportFormat;
  version: number;
  /** The moment as of which everything in it is. */
  exportedAt: string;
  /** The last number that each gave out. null: none yet. */
  sequences: Record<string, string | null>;
  /** The words of the site, for information: they are part of the product. */
  content: object;
}

/** Of one table, or of the files. */
export interface Checksum {
  rows: number;
  /** Of the texts of the rows, a line feed between each two. */
  sha256: string;
}

/** One file of the object storage. */
export interface ExportedFile {
  /** In the object storage. */
  key: string;
  /** Bytes. */
  size: number;
  /** In base64. */
  content: string;
  /** Of its bytes. */
  sha256: string;
}

/** Reckons the checksum of a list of rows while they pass. */
export class RunningChecksum {
  private readonly hash = createHash('sha256');
  private rows = 0;

  get isEmpty(): boolean {
    return this.rows === 0;
  }

  add(rows: readonly string[]): void {
    if (rows.length === 0) return;
    this.hash.update((this.isEmpty ? '' : '\n') + rows.join('\n'));
    this.rows += rows.length;
  }

  /** The latest row has this too. */
  goOn(part: string): void {
    this.hash.update(part);
  }

  end(): Checksum {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

/** Where in an export something is wrong. */
export interface ExportPlace {
  /** From one. */
  line: number;
  /** A table, or another part of the file such as `files`. */
  part?: string;
  /** Within that part, from one. */
  row?: number;
  /** Within the row, such as `snapshot.color.name`. */
  field?: string;
}

/** An export that cannot be used; the message says where and why. */
export class ExportError extends Error {
  constructor(
    readonly place: ExportPlace,
    /** A sentence without its full stop, which begins in lower case: 'is no number'. */
    readonly problem: string,
    /** It is whole, perhaps, but for a later version of the product. */
    readonly isNewer = false,
  ) {
    super(`${describe(place)}: ${problem}.`);
    this.name = 'ExportError';
  }
}

const describe = ({ line, part, row, field }: ExportPlace): string =>
  [`Line ${line}`, part, row && `row ${row}`, field].filter(Boolean).join(', ');
