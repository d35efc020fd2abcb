import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const patienceMs = 10_000;

export interface PostgresProgram {
  path: string;
  /** '18.4' */
  version: string;
  major: number;
}

interface Input {
  name: 'pg_dump' | 'pg_restore' | 'psql';
  /** Major versions that will do, the best first. */
  majors: readonly number[];
  /** The pg_dump that somebody named: then only its folder is looked in; `none`: nowhere. */
  named: string | null;
  /** Where to look; for tests. */
  folders?: readonly string[];
}

/** A program of PostgreSQL on this machine; null where there is none of these versions. */
export async function findProgram({ name, majors, named, folders }: Input): Promise<PostgresProgram | null> {
  if (named === 'none') return null;
  const places = named ? [dirname(named)] : (folders ?? usualFolders(majors));
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const found = await Promise.all(places.map((place) => ask(join(place, file))));
  for (const major of majors) {
    const program = found.find((each) => each?.major === major);
    if (program) return program;
  }
  return null;
}

/** Packages put each major version into a folder of its own; what is on the path may be any. */
const usualFolders = (majors: readonly number[]): string[] => [
  ...majors.flatMap((major) => [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/opt/homebrew/opt/postgresql@${major}/bin`,
    `/usr/local/opt/postgresql@${major}/bin`,
  ]),
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
];

async function ask(path: string): Promise<PostgresProgram | undefined> {
  try {
    await access(path, constants.X_OK);
    const { stdout } = await run(path, ['--version'], { timeout: patienceMs });
    const [, version, major] = /\(PostgreSQL\) ((\d+)[.\w]*)/.exec(stdout) ?? [];
    return version && major ? { path, version, major: Number(major) } : undefined;
  } catch {
    return undefined;
  }
}
