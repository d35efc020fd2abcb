import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

type Owner = { uid: number; gid: number };

/** The user that runs PostgreSQL, its programs and its data directory. */
export interface Account {
  owner?: Owner;
  native: string;
  cluster: string;
}

const sharedFolder = '/var/lib/vanity-tops';

/**
 * PostgreSQL refuses to run as root, so for root it runs as `nobody`, who gets the data. In a checkout that only root
 * can read, programs and data go to a readable folder elsewhere. The data directory `cluster` may not exist yet.
 */
export function chooseAccount(native: string, cluster: string): Account {
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { native, cluster: realpathSync(cluster) };
  const owner = nobody();
  const here = { owner, native, cluster: realpathSync(cluster) };
  const account = canRun(here) ? here : copyElsewhere(owner, native, cluster);
  if (!canRun(account))
    throw new Error(
      'PostgreSQL does not run as root, nor as nobody here: start as another user, or set DATABASE_URL.',
    );
  changeOwner(account.cluster, owner);
  return account;
}

/** Whether the programs run, and every parent folder of the data is accessible. */
const canRun = ({ owner, native, cluster }: Account) =>
  [
    [join(native, 'bin/postgres'), '--version'],
    ['/bin/sh', '-c', 'cd "$1"', 'sh', join(cluster, '..')],
  ].every(([file = '', ...args]) => spawnSync(file, args, { ...owner, cwd: '/' }).status === 0);

/** With copies; a link in the checkout leads `npm run reset` and later starts there. */
function copyElsewhere(owner: Owner, native: string, cluster: string): Account {
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  const programs = join(
    sharedFolder,
    `native-${hash(native + statSync(join(native, 'bin/postgres')).mtimeMs)}`,
  );
  if (!existsSync(join(programs, 'complete'))) {
    cpSync(native, programs, { recursive: true, verbatimSymlinks: true });
    mkdirSync(join(programs, 'complete'));
  }
  const data = join(sharedFolder, `data-${hash(cluster)}`);
  if (!lstatSync(cluster).isSymbolicLink()) {
    rmSync(data, { recursive: true, force: true });
    cpSync(cluster, data, { recursive: true });
    rmSync(cluster, { recursive: true });
    symlinkSync(data, cluster);
  }
  return { owner, native: programs, cluster: realpathSync(cluster) };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The uid must be in the user database: initdb looks itself up. */
function nobody(): Owner {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** Changes the owner recursively, if the folder itself has another one: usually nothing to do. */
function changeOwner(folder: string, { uid, gid }: Owner) {
  if (statSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), uid, gid);
  lchownSync(folder, uid, gid);
}
