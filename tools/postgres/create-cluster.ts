import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** The same order of words on every machine: PostgreSQL's own locale, not the operating system's. */
export const locale = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Of PostgreSQL's programs. */
export const surroundings = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };

/**
 * Makes the data directory once; returns the password of its owner `app`. The password file is written last
 * and so marks a finished initdb: without it whatever lies there is half done, and is made again.
 */
export function createCluster(
  { owner, native, cluster }: Account,
  { folder, durable }: { folder: string; durable: boolean },
) {
  const finished = join(folder, 'password');
  if (existsSync(finished) && existsSync(join(cluster, 'PG_VERSION'))) return readFileSync(finished, 'utf8');

  // The folder itself stays: its owner and place were settled before.
  for (const entry of readdirSync(cluster)) rmSync(join(cluster, entry), { recursive: true });
  const password = randomBytes(18).toString('base64url');
  // initdb cannot read it from Node's stdin, which is a socket; the file must be the account's own.
  const passwordFile = join(cluster, '..', 'initdb-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const args = ['-D', cluster, '--username=app', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const more = ['--no-instructions', ...locale, ...(durable ? [] : ['--no-sync'])];
  const { status, error, stdout, stderr } = spawnSync(join(native, 'bin/initdb'), [...args, ...more], {
    ...owner,
    ...surroundings,
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? ''}\n${stdout}\n${stderr}`.trimEnd());
  writeFileSync(finished, password, { mode: 0o600 });
  return password;
}
