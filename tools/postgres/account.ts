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

/**
 * On whose behalf PostgreSQL runs. It refuses uid 0, so root has three ways, tried in this order:
 * `nobody` (data given to it); a user namespace, for a checkout that only root can read; and, where the
 * kernel refuses namespaces, `nobody` again with programs and data copied to a folder everybody can reach.
 */
export type Way = 'self' | 'nobody' | 'namespace' | 'copy';
export interface Account {
  way: Way;
  native: string;
  cluster: string;
  owner?: Owner;
  wrap: (program: string, args: string[]) => Command;
}
type Owner = { uid: number; gid: number };
type Command = { file: string; args: string[]; owner?: Owner };

const shared = '/var/lib/vanity-tops';
const namespace = ['--user', '--map-user=1000', '--map-group=1000', '--'];

/** The data directory `cluster` may not exist yet. */
export function chooseAccount(
  native: string,
  cluster: string,
  ways: Way[] = ['nobody', 'namespace', 'copy'],
): Account {
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { way: 'self', native, cluster: realpathSync(cluster), wrap: plainly };
  for (const way of ways) {
    const account = asRoot[way]?.(native, cluster);
    if (account) return account;
  }
  throw new Error(
    'PostgreSQL does not run as root, and no other way was found here: start as another user, or set DATABASE_URL.',
  );
}

const asRoot: Partial<Record<Way, (native: string, cluster: string) => Account | undefined>> = {
  nobody(native, cluster) {
    const owner = nobody();
    const real = realpathSync(cluster);
    if (!owner || !runs(join(native, 'bin/postgres'), owner) || !canPass(real, owner)) return undefined;
    give(real, owner);
    return { way: 'nobody', native, cluster: real, owner, wrap: (file, args) => ({ file, args, owner }) };
  },
  namespace(native, cluster) {
    const postgres = join(native, 'bin/postgres');
    if (spawnSync('unshare', [...namespace, postgres, '--version']).status !== 0) return undefined;
    const real = realpathSync(cluster);
    give(real, { uid: 0, gid: 0 });
    return {
      way: 'namespace',
      native,
      cluster: real,
      wrap: (file, args) => ({ file: 'unshare', args: [...namespace, file, ...args] }),
    };
  },
  copy(native, cluster) {
    const owner = nobody();
    if (!owner) return undefined;
    const stamp = String(statSync(join(native, 'bin/postgres')).mtimeMs);
    const copied = join(shared, `native-${hash(native + stamp)}`);
    if (!existsSync(join(copied, 'complete'))) {
      cpSync(native, copied, { recursive: true, verbatimSymlinks: true });
      mkdirSync(join(copied, 'complete'));
    }
    const data = moveTo(join(shared, `data-${hash(cluster)}`), cluster);
    if (!runs(join(copied, 'bin/postgres'), owner) || !canPass(data, owner)) return undefined;
    give(data, owner);
    return {
      way: 'copy',
      native: copied,
      cluster: data,
      owner,
      wrap: (file, args) => ({ file, args, owner }),
    };
  },
};

const plainly = (file: string, args: string[]) => ({ file, args });

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The uid must have an entry in the user database: initdb looks itself up. */
function nobody(): Owner | undefined {
  const [uid, gid] = ['-u', '-g'].map(
    (flag) => spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout,
  );
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

const runs = (program: string, owner: Owner) =>
  spawnSync(program, ['--version'], { ...owner, cwd: '/' }).status === 0;

/** Whether every folder above lets the account through; the last one is given to it anyway. */
const canPass = (folder: string, owner: Owner) =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', join(folder, '..')], { ...owner, cwd: '/' }).status === 0;

/** Everything below changes hands, but only when the folder itself has another owner: usually nothing to do. */
function give(folder: string, owner: Owner) {
  if (statSync(folder).uid === owner.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), owner.uid, owner.gid);
  lchownSync(folder, owner.uid, owner.gid);
}

/** The data move out of the checkout, a link stays behind: `npm run reset` and later starts follow it. */
function moveTo(target: string, cluster: string) {
  if (lstatSync(cluster).isSymbolicLink()) return realpathSync(cluster);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(shared, { recursive: true, mode: 0o755 });
  cpSync(cluster, target, { recursive: true });
  rmSync(cluster, { recursive: true });
  symlinkSync(target, cluster);
  return target;
}
