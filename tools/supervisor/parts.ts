import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, type PostgresOptions } from '../postgres/start-postgres.ts';
import { logTail, startPart, type Part, type Program } from '../processes/start-part.ts';

/** A step of starting. One that leaves nothing running (a migration) returns nothing. */
export interface Stage {
  name: string;
  /** The program with its arguments. */
  command?: readonly string[];
  /** `announce` gets each process as soon as it runs, healthy or not, so that it can be stopped. */
  start(signal: AbortSignal, announce: (part: Part) => void): Promise<Part | undefined>;
}

/** A part failed to start, or ended by itself: one sentence, with the end of its log. */
export class PartFailed extends Error {
  constructor(name: string, problem: string, logFile: string) {
    const shown = relative(process.cwd(), logFile);
    const tail = logTail(logFile);
    super(
      `${name} ${problem}.${tail ? ` The last lines of ${shown}:\n\n${tail}\n` : ` Its log ${shown} is empty.`}`,
    );
  }
}

/** A service: started, then awaited until its health address succeeds, or `isReady` does. */
export const serviceStage = ({
  healthUrl = '',
  isReady = () => isHealthy(healthUrl),
  limitMs = 90_000,
  ...program
}: Program & { healthUrl?: string; isReady?: () => unknown; limitMs?: number }): Stage => ({
  name: program.name,
  command: program.command,
  async start(signal, announce) {
    const part = startPart(program);
    announce(part);
    const end = Date.now() + limitMs;
    let problem: string | undefined;
    void part.exited.then((how) => (problem = how));
    while (!(await isReady())) {
      if (Date.now() >= end) problem ??= `was not healthy within ${limitMs / 1000} s`;
      if (problem || signal.aborted) {
        await part.stop();
        signal.throwIfAborted();
        throw new PartFailed(program.name, problem ?? '', program.logFile);
      }
      await sleep(25);
    }
    return part;
  },
});

/** Whether the address answers with an accepted response. */
export const isHealthy = (url: string, isAccepted = (response: Response) => response.ok) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return isAccepted(response);
    },
    () => false,
  );

/** A task that ends before the next stage: migrations, the seed. */
export const taskStage = (program: Program): Stage => ({
  name: program.name,
  command: program.command,
  async start(signal, announce) {
    const task = startPart(program);
    announce(task);
    const interrupt = () => void task.stop();
    signal.addEventListener('abort', interrupt, { once: true });
    const how = await task.exited;
    signal.removeEventListener('abort', interrupt);
    signal.throwIfAborted();
    if (how !== 'ended with code 0') throw new PartFailed(program.name, how, program.logFile);
    return undefined;
  },
});

export const postgresStage = (options: PostgresOptions, onReady: (url: string) => void): Stage => ({
  name: 'postgres',
  async start() {
    const server = await startPostgres(options);
    onReady(server.url);
    return server;
  },
});
