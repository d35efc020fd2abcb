import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, type PostgresOptions } from '../postgres/start-postgres.ts';
import { logTail } from '../processes/log-tail.ts';

/** One running piece of the product: a process with a name, a log, and an end. */
export interface Part {
  name: string;
  pid: number;
  logFile: string;
  /** Says how it ended, once it has: 'exit code 1', 'killed by SIGKILL'. */
  exited: Promise<string>;
  /** Asks it to finish what it does and leave; insists after ten seconds. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

/** A step of starting up. One that leaves nothing running (a migration) returns nothing. */
export interface Stage {
  name: string;
  /** The built bundle it runs, where it runs one. */
  script?: string;
  /** `announce` gets each process as soon as it runs, healthy or not, so that it can be stopped. */
  start(signal: AbortSignal, announce: (part: Part) => void): Promise<Part | undefined>;
}

/** A part that did not start, or ended by itself: one sentence, and what its log said last. */
export class PartFailed extends Error {
  part;
  constructor(name: string, what: string, logFile: string) {
    const tail = logTail(logFile);
    const shown = relative(process.cwd(), logFile);
    super(
      `${name} ${what}.${tail ? ` The last lines of ${shown}:\n\n${tail}\n` : ` Its log ${shown} is empty.`}`,
    );
    this.part = name;
  }
}

const patienceMs = 10_000;

interface ChildOptions {
  name: string;
  file: string;
  args: string[];
  /** The bundle among the arguments. */
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
function startChild(options: ChildOptions): Part {
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

/**
 * A service that stays: started, and waited for until its health address says 200, or `isReady` says so where
 * there is no such address.
 */
export const serviceStage = ({
  limitMs = 90_000,
  ...child
}: ChildOptions & ({ healthUrl: string } | { isReady: () => unknown }) & { limitMs?: number }): Stage => ({
  name: child.name,
  ...(child.script && { script: child.script }),
  async start(signal, announce) {
    const part = startChild(child);
    announce(part);
    const isReady = 'isReady' in child ? child.isReady : () => isHealthy(child.healthUrl);
    const problem = await becomesHealthy(part, isReady, limitMs, signal);
    if (!problem) return part;
    await part.stop();
    signal.throwIfAborted();
    throw new PartFailed(child.name, problem, child.logFile);
  },
});

/** What is wrong, if anything. */
async function becomesHealthy(part: Part, isReady: () => unknown, limitMs: number, signal: AbortSignal) {
  const end = Date.now() + limitMs;
  let ended: string | undefined;
  void part.exited.then((how) => (ended = how));
  while (Date.now() < end) {
    if (await isReady()) return undefined;
    if (ended || signal.aborted) return ended ?? 'was interrupted';
    await sleep(25);
  }
  return `was not healthy within ${limitMs / 1000} s`;
}

const isHealthy = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );

/** Something that runs to its end before the next stage: migrations, the seed. */
export const taskStage = (options: ChildOptions): Stage => ({
  name: options.name,
  ...(options.script && { script: options.script }),
  async start(signal) {
    const task = startChild(options);
    const interrupt = () => void task.stop();
    signal.addEventListener('abort', interrupt, { once: true });
    const how = await task.exited;
    signal.removeEventListener('abort', interrupt);
    signal.throwIfAborted();
    if (how !== 'ended with code 0') throw new PartFailed(options.name, how, options.logFile);
    return undefined;
  },
});

export const postgresStage = ({
  onReady,
  ...options
}: PostgresOptions & { onReady: (url: string) => void }): Stage => ({
  name: 'postgres',
  async start() {
    const server = await startPostgres(options);
    onReady(server.url);
    return {
      name: 'postgres',
      pid: server.pid,
      logFile: options.logFile,
      exited: server.exited.then(() => 'ended'),
      stop: () => server.stop(),
      // At once, but through PostgreSQL: its own processes leave with it, and recovery finds everything committed.
      kill: () => void server.stop({ immediately: true }),
    };
  },
});
