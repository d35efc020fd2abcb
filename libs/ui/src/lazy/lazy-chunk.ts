import { startNextAttempt } from './chunk-attempt';
import { loadFullStyles } from './load-full-styles';

/** Shorter waits are not noticed. */
const gracePeriodMs = 150;

/** A lazily loaded chunk of an app. A failed load can be retried. */
export class LazyChunk<T> {
  private loading: Promise<T> | undefined;
  private hasFailed = false;

  constructor(private readonly importChunk: () => Promise<T>) {}

  /** Starts loading, or retries after a failure. Cheap to call repeatedly. */
  readonly preload = (): void => {
    if (this.hasFailed) this.loading = undefined;
    void this.load();
  };

  /** For the control that opens it: loads on pointer or focus. */
  readonly preloadHandlers = {
    onPointerEnter: this.preload,
    onFocus: this.preload,
    onTouchStart: this.preload,
  };

  /** The same promise until `preload` is called after a failure: React asks again on every render. */
  load(): Promise<T> {
    if (!this.loading) {
      this.hasFailed = false;
      const loading = Promise.all([this.importChunk(), loadFullStyles()]).then(([loaded]) => loaded);
      this.loading = loading;
      loading.then(
        (value) => {
          // Fields that React sets on promises: with them `use` does not suspend the first time.
          void Object.assign(loading, { status: 'fulfilled', value });
        },
        () => {
          this.hasFailed = true;
          startNextAttempt();
        },
      );
    }
    return this.loading;
  }

  /** For code that uses what was loaded instead of rendering it; retries after a failure. */
  loadOrRetry(): Promise<T> {
    this.preload();
    return this.load();
  }

  /**
   * Starts loading and resolves once it has loaded or failed, or after a short wait. Without the wait React would show a
   * loading notice, and keep it for at least 300 ms.
   */
  async loadWithGracePeriod(): Promise<void> {
    await Promise.race([
      Promise.allSettled([this.loadOrRetry()]),
      new Promise((done) => setTimeout(done, gracePeriodMs)),
    ]);
  }
}
