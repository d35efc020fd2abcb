// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A pid alone does not say which process is meant: pids are reused. With the start time it does.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

/** @param {number} pid @returns {ProcessIdentity} */
export const identityOf = (pid) => ({ pid, startedAt: processOf(pid)?.startedAt ?? '' });

/** @param {ProcessIdentity} identity */
export const isAlive = ({ pid, startedAt }) => processOf(pid)?.startedAt === startedAt;

/**
 * Its parent, when it began, in the system's own words, and its program; undefined when it is gone. A zombie counts as gone.
 * @param {number} pid
 */
function processOf(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'state=,ppid=,lstart=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const [state = '', parent, ...words] = stdout.trim().split(/\s+/);
    const isGone = state === '' || state.startsWith('Z');
    return isGone ? undefined : { parent, startedAt: words.slice(0, 5).join(' '), program: words[5] ?? '' };
  }
  try {
    const [, program = '', rest = ''] =
      /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    // A zombie whose threads are still ending holds on to its ports: it is not gone yet.
    const isGone = (fields[0] === 'Z' || fields[0] === 'X') && Number(fields[17]) <= 1;
    return isGone ? undefined : { parent: fields[1], startedAt: fields[19] ?? '', program };
  } catch {
    return undefined;
  }
}

/**
 * Resolves when the npm that runs this script has ended. Whoever ends npm alone means us, but the signal never
 * reaches us: npm runs scripts in a shell, which ends with it or, after `kill -9`, stays and waits for us.
 * @returns {Promise<void>} never resolves when no npm runs us
 */
export const npmGone = () =>
  new Promise((resolve) => {
    if (!process.env.npm_lifecycle_event) return;
    const { ppid } = process;
    const shell = processOf(ppid);
    const isOfShell = shell?.program.endsWith('sh');
    const watch = setInterval(() => {
      if (process.ppid === ppid && (!isOfShell || processOf(ppid)?.parent === shell?.parent)) return;
      clearInterval(watch);
      resolve();
    }, 1_000);
    watch.unref();
  });
