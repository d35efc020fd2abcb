import { isPromise, type SandboxEvent } from './events';
import { Journal } from './journal';
import type { Settings } from './records';
import { SandboxState } from './sandbox-state';

/** A journal below this is left to grow: it is read in a moment. */
const smallBytes = 64 * 1024 * 1024;
const minuteMs = 60_000;

/** What the sandbox knows, and the one way to change it: first the journal, then memory. */
export class SandboxStore {
  state: SandboxState;
  private rewriting: Promise<void> | undefined;
  private rewriteAtBytes = smallBytes;

  private constructor(
    private readonly journal: Journal,
    private readonly initial: Settings,
  ) {
    this.state = new SandboxState(initial);
  }

  static open(path: string, initial: Settings): SandboxStore {
    const { journal, lines } = Journal.open(path);
    const store = new SandboxStore(journal, initial);
    for (const line of lines as SandboxEvent[][]) store.apply(line);
    store.rewriteWhenLarge();
    return store;
  }

  /** All of them or, should the process end now, none: they are one line. */
  commit(...events: SandboxEvent[]): void {
    this.journal.append(events, { isPromise: events.some(isPromise) });
    this.apply(events);
    this.rewriteWhenLarge();
  }

  /** To be awaited before anyone is told anything. */
  synced(): Promise<void> {
    return this.journal.synced();
  }

  /** Forgets everything; the settings become those of the start, with another seed if one is given. */
  async reset(seed?: string): Promise<void> {
    this.state = new SandboxState(this.initial, seed === undefined ? {} : { seed });
    await this.journal.rewrite(() => this.state.toEvents());
  }

  get machineMs(): number {
    return Date.now();
  }

  /** The time of day as the sandbox tells it. */
  get nowMs(): number {
    return Date.now() + this.state.settings.clockSkewSeconds * 1_000;
  }

  /** How long a waiting time lasts here. */
  scaled(ms: number): number {
    return ms / this.state.settings.timeScale;
  }

  minutes(count: number): number {
    return this.scaled(count * minuteMs);
  }

  async close(): Promise<void> {
    await this.rewriting;
    await this.synced();
    this.journal.close();
  }

  private apply(events: readonly SandboxEvent[]): void {
    for (const event of events) this.state.apply(event);
  }

  private rewriteWhenLarge(): void {
    if (this.journal.size < this.rewriteAtBytes || this.rewriting) return;
    this.rewriting = this.journal
      .rewrite(() => this.state.toEvents())
      .finally(() => {
        this.rewriting = undefined;
        // Where much is known even one line is long; half of what is there should be superfluous.
        this.rewriteAtBytes = Math.max(smallBytes, 2 * this.journal.size);
      });
  }
}
