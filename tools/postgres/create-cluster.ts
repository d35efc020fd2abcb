import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** The same order of words on every machine: PostgreSQL's own locale, not the operating system's. */
export const locale = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/**
 * Makes the data directory once; returns the password of its owner `app`. The password file is written last
 * and so marks a finished initdb: without it whatever lies there is half done, and is made again.
 */
export function createCluster(account: Account, { folder, durable }: { folder: string; durable: boolean }) {
  const finished = join(folder, 'password');
  if (existsSync(finished) && existsSync(join(account.cluster, 'PG_VERSION')))
    return readFileSync(finished, 'utf8');

  emptyFolder(account.cluster);
  const password = randomBytes(18).toString('base64url');
  // initdb cannot read it from Node's stdin, which is a socket; the file must be the account's own.
  mkdirSync(join(account.cluster, '..'), { recursive: true });
  const passwordFile = join(account.cluster, '..', 'initdb-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.owner) chownSync(passwordFile, account.owner.uid, account.owner.gid);
  try {
    runInitdb(account, [`--pwfile=${passwordFile}`, ...(durable ? [] : ['--no-sync'])]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(finished, password, { mode: 0o600 });
  return password;
}

/** The folder itself stays: its owner and place were settled before. */
function emptyFolder(folder: string) {
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
}

function runInitdb(account: Account, more: string[]) {
  const args = [
    '-D',
    account.cluster,
    '--username=app',
    '--auth=scram-sha-256',
    '--no-instructions',
    ...locale,
    ...more,
  ];
  const command = account.wrap(join(account.native, 'bin/initdb'), args);
  const { status, error, stdout, stderr } = spawnSync(command.file, command.args, {
    ...command.owner,
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? ''}\n${stdout}\n${stderr}`.trimEnd());
}
