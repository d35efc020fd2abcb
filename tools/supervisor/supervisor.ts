import { PartFailed } from './part-failed.ts';
import type { Part, Stage } from './part.ts';

/** The product was asked to stop while it was starting. */
export class Interrupted extends Error {}

type Report = { onStage: (name: string) => void; onPart: (parts: readonly Part[]) => void };

/** Starts stages one after another, watches what they leave running, and ends it in reverse order. */
export class Supervisor {
  stages;
  report;
  #running: Part[] = [];
  #abort = new AbortController();
  #starting: Promise<void> | undefined;
  #stopping: Promise<void> | undefined;
  #failure: PartFailed | undefined;
  #settleLost: (failure: PartFailed) => void = () => {};

  /** Resolves when a part ended by itself and all others were stopped because of it. */
  lost = new Promise<PartFailed>((resolve) => (this.#settleLost = resolve));

  constructor(stages: Stage[], report: Report) {
    this.stages = stages;
    this.report = report;
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
    for (const part of this.#running.toReversed()) part.kill();
    return Promise.all(this.#running.map((part) => part.exited));
  }

  async #startAll() {
    for (const stage of this.stages) {
      this.#abort.signal.throwIfAborted();
      this.report.onStage(stage.name);
      const part = await stage.start(this.#abort.signal, (spawned) =>
        this.report.onPart([...this.#running, spawned]),
      );
      if (!part) continue;
      this.#running.push(part);
      void part.exited.then((how) => this.#partEnded(part, how));
    }
    this.#abort.signal.throwIfAborted();
  }

  async #stopAll() {
    await this.#starting?.catch(() => {});
    for (const part of this.#running.toReversed()) await part.stop();
    if (this.#failure) this.#settleLost(this.#failure);
  }

  #partEnded(part: Part, how: string) {
    if (this.#abort.signal.aborted) return;
    this.#failure = new PartFailed(part.name, `${how} unexpectedly, so everything was stopped`, part.logFile);
    void this.stop();
  }
}
