/** Tells an export of this shop from any other file. */
export const exportFormat = 'vanity-tops-export';

/** Raised whenever what an export contains changes; see `exported-tables.ts`. */
export const exportVersion = 1;

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
