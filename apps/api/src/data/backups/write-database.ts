import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../../database/snapshot';
import type { Statements } from '../../database/statements';
import { londonDateOf } from '../../platform/clock/london-day';
import { fingerprintOf, writeWhole } from '../../platform/storage/write-whole';
import { keysNamedBy } from '../export/select-rows';
import { writeExport } from '../export/write-export';
import { databaseFile, type BackedUpDatabase } from './backup-manifest';
import { dumpDatabase, findProgram, neighboursSql, type Neighbours } from './postgres-programs';

interface Input {
  databaseDirectUrl: string;
  /** The pg_dump that somebody named; `none`: it is to be an export. */
  pgDump: string | null;
  statements: Statements;
  /** Where it is written to. */
  folder: string;
  at: Date;
  signal: AbortSignal | undefined;
}

interface Written {
  database: BackedUpDatabase;
  /** Version of the server. */
  server: string;
  /** The latest migration. */
  schema: string;
  /** Of the files that its rows name. */
  keys: string[];
}

interface About extends Neighbours, Record<string, unknown> {
  version: string;
  major: number;
  schema: string;
}

/**
 * Writes the database into a backup: by the pg_dump of the server's major version, where there is one; else as the
 * product's own export, whose files lie beside it. Another version's dump might not be readable by this server.
 */
export async function writeDatabase(options: Input): Promise<Written> {
  const { databaseDirectUrl, pgDump, statements, folder, at, signal } = options;
  const about = await statements.onSnapshot(readAbout);
  const program = await findProgram({ name: 'pg_dump', majors: [about.major], named: pgDump });
  const told = { server: about.version, schema: about.schema };
  if (program) {
    const file = databaseFile.dump();
    const path = join(folder, file);
    await dumpDatabase({ databaseUrl: databaseDirectUrl, program, neighbours: about, path, signal });
    // Later than the dump, so that nothing that it names is left out; what was erased since is missing rightly.
    const keys = await statements.onSnapshot(keysNamedBy);
    const by = `pg_dump ${program.version}`;
    return {
      ...told,
      keys,
      database: { kind: 'dump', file, by, note: null, ...(await fingerprintOf(createReadStream(path))) },
    };
  }
  const file = databaseFile.export(londonDateOf(at));
  const keys = new Set<string>();
  const fingerprint = await statements.onSnapshot((snapshot) => {
    // The files lie beside it, where backups share them.
    const storage = {
      get(key: string) {
        keys.add(key);
        return Promise.resolve(null);
      },
    };
    return writeWhole(join(folder, file), untilAborted(writeExport({ snapshot, storage, at }), signal));
  });
  const note = pgDump === 'none' ? null : `no pg_dump of version ${about.major} was found`;
  return {
    ...told,
    keys: [...keys].sort(),
    database: { kind: 'export', file, by: null, note, ...fingerprint },
  };
}

async function readAbout(snapshot: Snapshot): Promise<About> {
  const [about] = await snapshot.run<About>(`
    SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
      current_setting('server_version_num')::integer / 10000 AS major,
      (SELECT name FROM schema_migration ORDER BY id DESC LIMIT 1) AS schema,
      ${neighboursSql}`);
  if (!about) throw new Error('a SELECT without FROM has one row');
  return about;
}

async function* untilAborted(parts: AsyncIterable<Buffer>, signal?: AbortSignal): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    signal?.throwIfAborted();
    yield part;
  }
}
