import { freshenAddresses } from './chunk-attempt';
import { wholeStyles } from './whole-styles';

/** Nobody takes so short a wait for one. */
const graceMs = 150;

/** A part of the app that arrives when it is needed. It may fail to arrive, and can then be asked for again. */
export class LazyChunk<T> {
  private loading: Promise<T> | undefined;
  private hasFailed = false;

  constructor(private readonly fetchPart: () => Promise<T>) {}

  /** Starts loading, or starts again after a failure. Safe to call on every twitch of the pointer. */
  prepare(): void {
    if (this.hasFailed) this.loading = undefined;
    void this.load();
  }

  /** The same promise until `prepare` is called after a failure: React asks again on every render. */
  load(): Promise<T> {
    if (!this.loading) {
      this.hasFailed = false;
      const arrival = Promise.all([this.fetchPart(), wholeStyles()]).then(([it]) => it);
      this.loading = arrival;
      arrival.then(
        (value) => {
          // React's own fields of a promise: `use` need not suspend even the first time.
          void Object.assign(arrival, { status: 'fulfilled', value });
        },
        () => {
          this.hasFailed = true;
          freshenAddresses();
        },
      );
    }
    return this.loading;
  }

  /** For whoever acts on what arrives, instead of showing it: asks again where it failed the last time. */
  loadAnew(): Promise<T> {
    this.prepare();
    return this.load();
  }

  /**
   * Starts loading, and resolves when it is there or has failed, or when whoever waits should be told. A notice that goes
   * again at once would hold it up: React shows none for less than 300 ms.
   */
  async soon(): Promise<void> {
    this.prepare();
    await Promise.race([
      Promise.allSettled([this.loading]),
      new Promise((done) => setTimeout(done, graceMs)),
    ]);
  }
}
