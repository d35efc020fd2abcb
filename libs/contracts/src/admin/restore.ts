/** One table: what an export file holds beside what is here. */
export interface RestoreTable {
  /** As it is called in the file. */
  table: string;
  inFile: number;
  here: number;
  /** Rows of the file that are not here. */
  create: number;
  /** Rows that are here in another state. */
  update: number;
  /** Rows that are here and not in the file: they would go. */
  remove: number;
  same: number;
  /** What the first few of those that would change or go are called: references, names. */
  examples: string[];
}

/** `POST /api/admin/restore/check`, with the file as its body: everything is checked, nothing is written. */
export interface RestoreCheck {
  /** SHA-256 of the file, by which it is named when it is restored. */
  digest: string;
  exportedAt: string;
  tables: RestoreTable[];
  /** Pictures and papers in the file, and how many of them are not here. */
  files: { inFile: number; create: number };
  /** Nothing that people have saved is here: nothing would be lost. */
  isEmpty: boolean;
  /** Card payments that were under way: nobody asks about them until staff allow it. */
  openCheckouts: number;
  /** Accounts in the file: they come without passwords. */
  users: number;
  /** Parts of the site's content in which this installation differs; they are edited in its files, and not restored. */
  content: string[];
}

/** `POST /api/admin/restore?digest=…&confirmation=…`, with the same file once more. */
export const restoreConfirmation = 'REPLACE';

export interface RestoreReport {
  finishedAt: string;
  tables: { table: string; rows: number }[];
  files: number;
  /** Of what was here before; null where nothing was. */
  backup: string | null;
  users: number;
  openCheckouts: number;
  /** People who were erased since the file was written, and are again. */
  erasedAgain: number;
  /** The reference that the next quote gets. */
  nextReference: string;
}

/** `GET /api/admin/restore`: what is still held back since a restore, and whether one can be begun. */
export interface RestoreState {
  /** A restore is at it, or a migration: another is refused until it has ended. */
  isUnderWay: boolean;
  /** Of the largest file that can be sent; larger ones are restored by the command. */
  mostBytes: number;
  /** null: nothing was restored, or everything was allowed again. */
  heldSince: string | null;
  openCheckouts: number;
  /** Accounts that have no password yet, and no invitation that still works. */
  usersWithoutPassword: number;
}
