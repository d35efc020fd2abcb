import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../processes/start-part.ts';
import { PartFailed, type Stage } from './parts.ts';

/** The product was asked to stop while it was starting. */
export class Interrupted extends Error {}

interface Report {
  onStage: (name: string) => void;
  onParts: (parts: readonly Part[]) => void;
  onRestart: (what: string) => void;
}

/** Before each restart of a part that ended by itself; after the last of them everything stops. */
const restartPausesMs = [1_000, 2_000, 4_000, 8_000, 16_000];

/** A part that ran this long was healthy: its next end counts as the first. */
const healthyAfterMs = 60_000;

/** One stage, or several independent ones. */
export type Step = Stage | readonly Stage[];

/**
 * Starts step by step, restarts what ends by itself, and stops in reverse order. Parts tolerate that another is away
 * for a while.
 */
export class Supervisor {
  steps;
  stages;
  report;
  pausesMs;
  #parts = new Map<Stage, Part>();
  #abort = new AbortController();
  #starting: Promise<unknown> | undefined;
  #stopping: Promise<void> | undefined;
  #failure: PartFailed | undefined;
  #isUp = false;
  /** How often in a row each part ended, and its last start. */
  #ends = new Map<Stage, { count: number; startedAt: number }>();
  #settleLost: (failure: PartFailed) => void = () => {};

  /** Resolves when a part kept ending by itself and the others were stopped for it. */
  lost = new Promise<PartFailed>((resolve) => (this.#settleLost = resolve));

  constructor(steps: readonly Step[], report: Report, pausesMs = restartPausesMs) {
    this.steps = steps;
    this.stages = steps.flat();
    this.report = report;
    this.pausesMs = pausesMs;
  }

  /** Resolves when all are up; if one fails, stops everything and throws. */
  async start() {
    this.#starting = this.#startAll();
    try {
      await this.#starting;
    } catch (error) {
      await this.stop();
      throw this.#failure ?? error;
    }
  }

  /** In reverse order, each awaited. Idempotent. */
  stop() {
    this.#abort.abort(new Interrupted('interrupted'));
    return (this.#stopping ??= this.#stopAll());
  }

  /** All at once, without waiting. */
  kill() {
    this.#abort.abort(new Interrupted('interrupted'));
    const parts = this.#inOrder();
    for (const part of parts.toReversed()) part.kill();
    return Promise.all(parts.map((part) => part.exited));
  }

  #inOrder() {
    return this.stages.flatMap((stage) => this.#parts.get(stage) ?? []);
  }

  #set(stage: Stage, part: Part | undefined) {
    if (part) this.#parts.set(stage, part);
    else this.#parts.delete(stage);
    this.report.onParts(this.#inOrder());
  }

  async #startAll() {
    const { signal } = this.#abort;
    for (const step of this.steps) {
      const starts = [step].flat().map((stage) => {
        this.report.onStage(stage.name);
        // The others are not started; waiting calls get the first failure.
        return this.#startStage(stage).catch((error: unknown) => this.#abort.abort(error));
      });
      await Promise.all(starts);
      signal.throwIfAborted();
    }
    this.#isUp = true;
  }

  async #startStage(stage: Stage) {
    const { signal } = this.#abort;
    let part: Part | undefined;
    try {
      part = await stage.start(signal, (spawned) => this.#set(stage, spawned));
    } finally {
      this.#set(stage, part);
    }
    const { exited, logFile } = part ?? {};
    void exited?.then((how) => {
      if (signal.aborted) return;
      this.#set(stage, undefined);
      const restart = this.#startAgain(stage, logFile ?? '', how);
      this.#starting = Promise.allSettled([this.#starting, restart]);
    });
  }

  async #stopAll() {
    await Promise.allSettled([this.#starting]);
    for (const part of this.#inOrder().toReversed()) await part.stop();
    if (this.#failure) this.#settleLost(this.#failure);
  }

  async #startAgain(stage: Stage, logFile: string, how: string) {
    const before = this.#ends.get(stage);
    const count = before && Date.now() - before.startedAt <= healthyAfterMs ? before.count + 1 : 1;
    const pauseMs = this.#isUp ? this.pausesMs[count - 1] : undefined;
    if (pauseMs === undefined) {
      const often = count > 1 ? `${count} times` : 'unexpectedly';
      this.#failure = new PartFailed(stage.name, `${how} ${often}, so everything was stopped`, logFile);
      void this.stop();
      return;
    }
    this.report.onRestart(`${stage.name} ${how}; it is started again`);
    const { signal } = this.#abort;
    try {
      await sleep(pauseMs, undefined, { signal });
      this.#ends.set(stage, { count, startedAt: Date.now() });
      await this.#startStage(stage);
    } catch {
      if (!signal.aborted) await this.#startAgain(stage, logFile, 'did not start');
    }
  }
}
