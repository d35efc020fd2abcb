// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 10_000;

/**
 * @typedef {object} ChildOptions
 * @property {string} name
 * @property {string} file
 * @property {string[]} args
 * @property {string} [script] the bundle among the arguments, for whoever wants to know
 * @property {NodeJS.ProcessEnv} env
 * @property {string} cwd
 * @property {string} logFile
 * @property {boolean} [ipc] a channel by which the child notices that its supervisor died
 * @property {boolean} [wholeGroup] ask the whole group to leave, for children that run others (npm scripts)
 */

/**
 * Starts a process of ours. Each has a group of its own, or the terminal's Ctrl-C would hit all of them at once
 * and none could leave in order.
 * @param {ChildOptions} options
 * @returns {import('./part.d.mts').Part}
 */
export function startChild({ name, file, args, env, cwd, logFile, ipc = false, wholeGroup = false }) {
  const log = openSync(logFile, 'a');
  const child = spawn(file, args, {
    cwd,
    env,
    detached: true,
    stdio: ipc ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
  });
  closeSync(log);
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was killed by ${signal}` : `ended with code ${code}`),
    );
  });
  /** @param {NodeJS.Signals} signal @param {boolean} group */
  const send = (signal, group) => {
    if (child.pid === undefined) return;
    try {
      process.kill(group ? -child.pid : child.pid, signal);
    } catch {
      // It has left already.
    }
  };
  return {
    name,
    pid: child.pid ?? 0,
    logFile,
    exited,
    kill: () => send('SIGKILL', true),
    async stop() {
      send('SIGTERM', wholeGroup);
      const left = await Promise.race([exited.then(() => true), sleep(patienceMs, false, { ref: false })]);
      // Whatever it had started goes with it.
      if (!left || wholeGroup) send('SIGKILL', true);
      await exited;
    },
  };
}
