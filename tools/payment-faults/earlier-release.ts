import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../setup/workspace-root.mjs';

export interface EarlierRelease {
  /** Of its working tree, in which the API is built. */
  folder: string;
  remove(): void;
}

/**
 * The code of the newest release, which a tag `release-…` names, with today's libraries.
 * @returns why there is none, where nothing was released yet (D49) or that code cannot be built any more
 */
export function buildEarlierRelease(folder: string): EarlierRelease | string {
  const { isOk, output: tag } = run('git', 'describe', '--tags', '--abbrev=0', '--match', 'release-*');
  if (!isOk) return 'nothing was released yet: no tag release-… is there';
  const tree = run('git', 'worktree', 'add', '--detach', folder, tag);
  if (!tree.isOk) return `${tag} cannot be checked out`;
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
  return `${tag} cannot be built with today's libraries: ${built.stdout.slice(-2_000)}`;
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
