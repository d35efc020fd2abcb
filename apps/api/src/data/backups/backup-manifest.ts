import { keyForm } from '../../platform/storage/object-storage';
import type { Fingerprint } from '../../platform/storage/write-whole';
import { checkFor } from '../../platform/validation/check-for';

const format = 'vanity-tops-backup';
const version = 1;

/** What a backup tells of itself: `manifest.json`, which is written last. */
export interface BackupManifest {
  /** As of this moment, or a little later. */
  takenAt: string;
  /** Version of the product. */
  product: string;
  /** The latest migration of the schema. */
  schema: string;
  /** Version of the PostgreSQL it was taken from: '18.4'. */
  server: string;
  database: BackedUpDatabase;
  /** Pictures and what visitors sent: below `files`, by their keys in the storage. */
  files: BackedUpFile[];
  /** Keys of files that rows name and that were lost before. */
  missing: string[];
}

export interface BackedUpDatabase extends Fingerprint {
  /** By pg_dump, or the product's own export. */
  kind: 'dump' | 'export';
  /** In the backup's folder. */
  file: string;
  /** 'pg_dump 18.4'; null: by the product itself. */
  by: string | null;
  /** Why it is no dump, where it could be one. */
  note: string | null;
}

export interface BackedUpFile extends Fingerprint {
  key: string;
}

/** The name of the database's file. */
export const databaseFile = {
  dump: () => 'database.dump',
  export: (day: string) => `database-export-${day}.json`,
} as const;
const databaseFiles = {
  dump: /^database\.dump$/,
  export: /^database-export-\d{4}-\d\d-\d\d\.json$/,
} as const;

const text = { type: 'string' };
const key = { type: 'string', pattern: keyForm.source };
const fingerprint = {
  size: { type: 'integer', minimum: 0 },
  sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
};
const having = (properties: object) => ({ type: 'object', properties, required: Object.keys(properties) });

const isManifest = checkFor<BackupManifest>(
  having({
    takenAt: text,
    product: text,
    schema: text,
    server: text,
    database: {
      // Names that lead out of the folder never get further than this.
      anyOf: Object.entries(databaseFiles).map(([kind, { source: pattern }]) =>
        having({ kind: { const: kind }, file: { ...text, pattern }, ...fingerprint }),
      ),
    },
    files: { type: 'array', items: having({ key, ...fingerprint }) },
    missing: { type: 'array', items: key },
  }),
);

export const writeManifest = (manifest: BackupManifest): string =>
  `${JSON.stringify({ format, version, ...manifest }, null, 2)}\n`;

/** What is wrong with a backup, in a sentence for whoever wants to use it. */
export class BackupError extends Error {}

/** @throws BackupError where it is none of ours, or somebody changed it */
export function readManifest(text: string): BackupManifest {
  const told = parse(text);
  if (told.format !== format) throw new BackupError('manifest.json is not that of a backup of this shop.');
  if (typeof told.version !== 'number' || told.version > version)
    throw new BackupError('The backup was taken by a newer version of the product.');
  const { takenAt } = told;
  if (!isManifest(told) || Number.isNaN(Date.parse(String(takenAt))))
    throw new BackupError('manifest.json is not as it was written.');
  return told;
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    throw new BackupError('manifest.json is no JSON.');
  }
}
