import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { signalGroup } from './leftovers.ts';

/** A running process of the product, with a name, a log, and an exit. */
export interface Part {
  name: string;
  pid: number;
  logFile: string;
  /** Resolves to how it ended: 'ended with code 1', 'was killed by SIGKILL'. */
  exited: Promise<string>;
  /** Asks it to finish and exit; kills it after ten seconds. */
  stop(): Promise<void>;
  /** Kills it at once. */
  kill(): void;
}

export interface Program {
  name: string;
  command: readonly string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
  cwd?: string;
  owner?: { uid: number; gid: number };
  /** A channel whose end tells it that its supervisor died; not for programs that start others. */
  ipc?: boolean;
  signals?: { stop: NodeJS.Signals; kill: NodeJS.Signals };
}

const stopTimeoutMs = 10_000;

/**
 * Starts a process in its own group: the terminal's Ctrl-C would otherwise hit all at once, and none could stop in
 * order.
 */
export function startPart({
  name,
  command: [file = '', ...args],
  env,
  logFile,
  cwd = workspaceRoot,
  owner,
  ipc = false,
  signals = { stop: 'SIGTERM', kill: 'SIGKILL' },
}: Program): Part {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const stdio = ipc ? (['ignore', log, log, 'ipc'] as const) : (['ignore', log, log] as const);
  const child = spawn(file, args, { cwd, env, ...owner, detached: true, stdio: [...stdio] });
  closeSync(log);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was killed by ${signal}` : `ended with code ${code}`),
    );
  });
  const send = (signal: NodeJS.Signals) => child.pid && signalGroup(child.pid, signal);
  return {
    name,
    pid: child.pid ?? 0,
    logFile,
    exited,
    kill: () => send(signals.kill),
    async stop() {
      send(signals.stop);
      await Promise.race([exited, sleep(stopTimeoutMs, undefined, { ref: false })]);
      // Also kills what it has started.
      send(signals.kill);
      await exited;
    },
  };
}

/** The last lines of a log; '' without one. */
export function logTail(file: string) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  } catch {
    return '';
  }
}
