import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../setup/workspace-root.mjs';

const migrationsFolder = 'apps/api/src/database/migrations';

export interface EarlierRelease {
  /** Of its working tree, in which the API is built. */
  folder: string;
  remove(): void;
}

/**
 * The code as it was before the newest migration, with today's libraries.
 * @returns why there is none, where git's history does not go back so far or that code cannot be built any more
 */
export function buildEarlierRelease(folder: string): EarlierRelease | string {
  const newest = readdirSync(join(workspaceRoot, migrationsFolder))
    .filter((name) => /^\d+-.*\.ts$/.test(name))
    .toSorted()
    .at(-1);
  const added = run(
    'git',
    'log',
    '-1',
    '--diff-filter=A',
    '--format=%H',
    '--',
    `${migrationsFolder}/${newest}`,
  );
  const commit = added.output || 'HEAD';
  // One that is not committed yet is added by whatever comes after HEAD.
  const before = added.output ? `${commit}^` : commit;
  const tree = run('git', 'worktree', 'add', '--detach', folder, before);
  if (!tree.isOk) return `there is no commit before ${newest}`;
  const remove = () => {
    run('git', 'worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  linkLibraries(folder);
  const rspack = join(workspaceRoot, 'node_modules/@rspack/cli/bin/rspack.js');
  const built = spawnSync(process.execPath, [rspack, 'build', '--mode', 'production'], {
    cwd: join(folder, 'apps/api'),
    encoding: 'utf8',
  });
  if (built.status === 0) return { folder, remove };
  remove();
  return `the code before ${newest} cannot be built with today's libraries: ${built.stdout.slice(-2_000)}`;
}

/** Libraries are today's; the workspace's own are those of then. */
function linkLibraries(folder: string): void {
  const [from, to] = [workspaceRoot, folder].map((root) => join(root, 'node_modules')) as [string, string];
  mkdirSync(join(to, '@app'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@app') symlinkSync(join(from, name), join(to, name));
  for (const group of ['apps', 'libs'])
    for (const name of readdirSync(join(folder, group)))
      symlinkSync(join(folder, group, name), join(to, '@app', name));
}

function run(program: string, ...args: string[]): { isOk: boolean; output: string } {
  const { status, stdout } = spawnSync(program, args, { cwd: workspaceRoot, encoding: 'utf8' });
  return { isOk: status === 0, output: stdout.trim() };
}
