import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from './part.ts';

const patienceMs = 10_000;

export interface ChildOptions {
  name: string;
  file: string;
  args: string[];
  /** The bundle among the arguments, for whoever wants to know. */
  script?: string;
  env: NodeJS.ProcessEnv;
  cwd: string;
  logFile: string;
  /** A channel by which the child notices that its supervisor died. */
  ipc?: boolean;
  /** Ask the whole group to leave, for children that run others (npm scripts). */
  wholeGroup?: boolean;
}

/**
 * Starts a process of ours. Each has a group of its own, or the terminal's Ctrl-C would hit all of them at once
 * and none could leave in order.
 */
export function startChild(options: ChildOptions): Part {
  const { name, file, args, env, cwd, logFile, ipc = false, wholeGroup = false } = options;
  const log = openSync(logFile, 'a');
  const child = spawn(file, args, {
    cwd,
    env,
    detached: true,
    stdio: ipc ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
  });
  closeSync(log);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was killed by ${signal}` : `ended with code ${code}`),
    );
  });
  const send = (signal: NodeJS.Signals, group: boolean) => {
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
