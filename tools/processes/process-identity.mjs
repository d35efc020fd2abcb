// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/**
 * A pid alone does not say which process is meant: pids are reused. With the start time it does.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

/**
 * When the process began, in the system's own words, or undefined when it is gone. A zombie counts as gone.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function startTimeOf(pid) {
  if (platform() !== 'linux') {
    const [state = '', ...started] = ps(pid, 'state=,lstart=').split(/\s+/);
    return state === '' || state.startsWith('Z') ? undefined : started.join(' ');
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie whose threads are still ending holds on to its ports: it is not gone yet.
    const isGone = (fields[0] === 'Z' || fields[0] === 'X') && Number(fields[17]) <= 1;
    return isGone ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** @returns {ProcessIdentity} */
export const thisProcess = () => ({ pid: process.pid, startedAt: startTimeOf(process.pid) ?? '' });

/** @param {Partial<ProcessIdentity> | undefined} identity */
export const isAlive = (identity) =>
  identity?.pid !== undefined && startTimeOf(identity.pid) === identity.startedAt;

/**
 * The command line of a process, '' when it is gone.
 * @param {number} pid
 */
export function commandLineOf(pid) {
  if (platform() !== 'linux') return ps(pid, 'command=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/**
 * The parent of any process, undefined when it is gone.
 * @param {number} pid
 */
export function parentOf(pid) {
  if (platform() !== 'linux') return Number(ps(pid, 'ppid=')) || undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @param {string} columns
 */
const ps = (pid, columns) =>
  spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
