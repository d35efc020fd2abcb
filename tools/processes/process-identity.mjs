// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Pids are reused; with the start time they are unique.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

/** @param {number} pid @returns {ProcessIdentity} */
export const identityOf = (pid) => ({ pid, startedAt: processOf(pid)?.startedAt ?? '' });

/** @param {ProcessIdentity} identity */
export const isAlive = ({ pid, startedAt }) => processOf(pid)?.startedAt === startedAt;

/**
 * Parent, start time in the system's format, and program; undefined once gone. A zombie counts as gone.
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
    // A zombie with ending threads still holds its ports: not gone yet.
    const isGone = (fields[0] === 'Z' || fields[0] === 'X') && Number(fields[17]) <= 1;
    return isGone ? undefined : { parent: fields[1], startedAt: fields[19] ?? '', program };
  } catch {
    return undefined;
  }
}

/**
 * Resolves when the npm that runs this script has ended. Ending npm alone means us, but the signal never arrives: npm's
 * shell ends with it or, after `kill -9`, stays.
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
