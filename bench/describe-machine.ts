import { spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';

/** Where and of what figures were taken; other load makes them worse than they are by themselves. */
export function describeMachine() {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') && ' with changes'}`;
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `Commit ${commit}, ${cpus()[0]?.model} × ${cpus().length}, ${gigabytes} GB, Linux ${release()}, Node ${process.versions.node}; load at the end ${loadavg()[0]?.toFixed(1)}.`;
}
