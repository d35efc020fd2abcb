import { freshenAddresses } from './chunk-attempt';

/** A part of the app that arrives when it is needed. It may fail to arrive, and can then be asked for again. */
export class Part<T> {
  private arrival: Promise<T> | undefined;
  private hasFailed = false;

  constructor(private readonly fetchPart: () => Promise<T>) {}

  /** Starts loading, or starts again after a failure. Safe to call on every twitch of the pointer. */
  prepare(): void {
    if (this.hasFailed) this.arrival = undefined;
    void this.arrive();
  }

  /** The same promise until `prepare` is called after a failure: React asks again on every render. */
  arrive(): Promise<T> {
    if (!this.arrival) {
      this.hasFailed = false;
      this.arrival = this.fetchPart();
      this.arrival.catch(() => {
        this.hasFailed = true;
        freshenAddresses();
      });
    }
    return this.arrival;
  }
}
