/** Counted up by whoever misses a script, and read by retry-chunks.ts; the shop does the same. */
const globals = globalThis as { chunkAttempt?: number };

/**
 * A part of the admin in a file of its own, which comes when it is needed. It may not come: the line is gone, or
 * a release has replaced the file while the page was open. Then it can be asked for again.
 */
export class LazyPart<T> {
  private arrival: Promise<T> | undefined;
  private failures = 0;

  constructor(private readonly fetchPart: () => Promise<T>) {}

  /** The same promise until {@link forget}: React asks again on every render. */
  arrive(): Promise<T> {
    if (!this.arrival) {
      this.arrival = this.fetchPart();
      this.arrival.then(
        () => (this.failures = 0),
        () => {
          this.failures += 1;
          globals.chunkAttempt = (globals.chunkAttempt ?? 0) + 1;
        },
      );
    }
    return this.arrival;
  }

  forget(): void {
    this.arrival = undefined;
  }

  /** Whether asking again has not helped: after a release the files that this page knows of are gone. */
  get needsReload(): boolean {
    return this.failures > 1;
  }
}
