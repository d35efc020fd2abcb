import { freshenAddresses } from './chunk-attempt';
import { wholeStyles } from './whole-styles';

/** Nobody takes so short a wait for one. */
const graceMs = 150;

/** A part of an app in a file of its own, loaded when it is needed. A failed load can be tried again. */
export class LazyPart<T> {
  private loading: Promise<T> | undefined;
  private hasFailed = false;

  constructor(private readonly fetchPart: () => Promise<T>) {}

  /** Starts loading, or starts again after a failure. Cheap to call again and again. */
  readonly prepare = (): void => {
    if (this.hasFailed) this.loading = undefined;
    void this.load();
  };

  /** For what opens it: the pointer or the focus there is reason enough to load. */
  readonly intent = { onPointerEnter: this.prepare, onFocus: this.prepare, onTouchStart: this.prepare };

  /** The same promise until `prepare` is called after a failure: React asks again on every render. */
  load(): Promise<T> {
    if (!this.loading) {
      this.hasFailed = false;
      const loading = Promise.all([this.fetchPart(), wholeStyles()]).then(([it]) => it);
      this.loading = loading;
      loading.then(
        (value) => {
          // React's own fields of a promise: `use` need not suspend even the first time.
          void Object.assign(loading, { status: 'fulfilled', value });
        },
        () => {
          this.hasFailed = true;
          freshenAddresses();
        },
      );
    }
    return this.loading;
  }

  /** For code that uses what was loaded instead of showing it: tries again if the last load failed. */
  loadAnew(): Promise<T> {
    this.prepare();
    return this.load();
  }

  /**
   * Starts loading, and resolves when it is there or has failed, or when it takes so long that a notice is due. A notice
   * that goes again at once would hold it up: React shows none for less than 300 ms.
   */
  async soon(): Promise<void> {
    await Promise.race([
      Promise.allSettled([this.loadAnew()]),
      new Promise((done) => setTimeout(done, graceMs)),
    ]);
  }
}
