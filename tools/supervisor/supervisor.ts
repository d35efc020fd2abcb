import { setTimeout as sleep } from 'node:timers/promises';
import { PartFailed, type Part, type Stage } from './stages.ts';

/** The product was asked to stop while it was starting. */
export class Interrupted extends Error {}

type Report = {
  onStage: (name: string) => void;
  onPart: (parts: readonly Part[]) => void;
  onRestart: (what: string) => void;
};

/** Before each new start of a part that ended by itself; after the last of them everything ends. */
const growingPausesMs = [1_000, 2_000, 4_000, 8_000, 16_000];

/** A part that ran so long was well: its next end counts as the first. */
const wellAfterMs = 60_000;

/** What is started next: one stage, or several that do not need one another. */
export type Step = Stage | readonly Stage[];

/**
 * Starts step after step, starts again what ends by itself, and ends everything in reverse order. The parts bear that
 * another one is away for a while.
 */
export class Supervisor {
  steps;
  stages;
  report;
  pausesMs;
  #running: Part[] = [];
  /** Spawned, and not healthy yet. */
  #gettingUp = new Set<Part>();
  #abort = new AbortController();
  #starting: Promise<unknown> | undefined;
  #stopping: Promise<void> | undefined;
  #failure: PartFailed | undefined;
  #isUp = false;
  /** How often in a row each part ended, and when it was last started. */
  #ends = new Map<string, { count: number; startedAt: number }>();
  #settleLost: (failure: PartFailed) => void = () => {};

  /** Resolves when a part ended by itself again and again and all others were stopped because of it. */
  lost = new Promise<PartFailed>((resolve) => (this.#settleLost = resolve));

  constructor(steps: readonly Step[], report: Report, pausesMs = growingPausesMs) {
    this.steps = steps;
    this.stages = steps.flat();
    this.report = report;
    this.pausesMs = pausesMs;
  }

  get parts(): readonly Part[] {
    return this.#running;
  }

  /** Resolves when all are up; when one fails, everything is stopped again and the reason thrown. */
  async start() {
    this.#starting = this.#startAll();
    try {
      await this.#starting;
    } catch (error) {
      await this.stop();
      throw this.#failure ?? error;
    }
  }

  /** In reverse order, each waited for. Asking twice is asking once. */
  stop() {
    this.#abort.abort(new Interrupted('interrupted'));
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  /** All at once, without waiting for anything they do. */
  kill() {
    this.#abort.abort(new Interrupted('interrupted'));
    const all = [...this.#gettingUp, ...this.#running.toReversed()];
    for (const part of all) part.kill();
    return Promise.all(all.map((part) => part.exited));
  }

  async #startAll() {
    for (const step of this.steps) {
      this.#abort.signal.throwIfAborted();
      const starts = [step].flat().map(async (stage) => {
        this.report.onStage(stage.name);
        try {
          await this.#startStage(stage);
        } catch (error) {
          // Those beside it need not get up any more; whoever waits hears of the first.
          this.#abort.abort(error);
          throw error;
        }
      });
      await Promise.allSettled(starts);
    }
    this.#abort.signal.throwIfAborted();
    this.#isUp = true;
  }

  async #startStage(stage: Stage) {
    let child: Part | undefined;
    const start = stage.start(this.#abort.signal, (spawned) => {
      child = spawned;
      this.#gettingUp.add(spawned);
      this.report.onPart([...this.#running, ...this.#gettingUp]);
    });
    const part = await start.finally(() => child && this.#gettingUp.delete(child));
    if (!part) return;
    this.#running.push(part);
    const place = ({ name }: Part) => this.stages.findIndex((other) => other.name === name);
    this.#running.sort((one, other) => place(one) - place(other));
    this.report.onPart([...this.#running, ...this.#gettingUp]);
    void part.exited.then((how) => {
      if (this.#abort.signal.aborted) return;
      this.#running.splice(this.#running.indexOf(part), 1);
      const restart = this.#partEnded(stage, part.logFile, how);
      this.#starting = Promise.allSettled([this.#starting, restart]);
    });
  }

  async #stopAll() {
    await Promise.allSettled([this.#starting]);
    for (const part of this.#running.toReversed()) await part.stop();
    if (this.#failure) this.#settleLost(this.#failure);
  }

  async #partEnded(stage: Stage, logFile: string, how: string) {
    const { name } = stage;
    const before = this.#ends.get(name);
    const wasWell = before && Date.now() - before.startedAt > wellAfterMs;
    const count = wasWell ? 1 : (before?.count ?? 0) + 1;
    const pauseMs = this.#isUp ? this.pausesMs[count - 1] : undefined;
    if (pauseMs === undefined) {
      const often = count > 1 ? `${count} times` : 'unexpectedly';
      this.#failure = new PartFailed(name, `${how} ${often}, so everything was stopped`, logFile);
      void this.stop();
      return;
    }
    this.report.onRestart(`${name} ${how}; it is started again`);
    const { signal } = this.#abort;
    try {
      await sleep(pauseMs, undefined, { signal });
      this.#ends.set(name, { count, startedAt: Date.now() });
      await this.#startStage(stage);
    } catch {
      if (!signal.aborted) await this.#partEnded(stage, logFile, 'did not start');
    }
  }
}
