interface KeyState {
  running: number;
  waiting: (() => void)[];
}

/** Limits concurrent work per key. Further work waits, and starts in order of arrival. */
export class Semaphore {
  private readonly states = new Map<string, KeyState>();

  constructor(private readonly maxPerKey: number) {}

  /**
   * Starts the work now, or when there is capacity.
   * @returns a function to call when the work is done or cancelled; further calls do nothing
   */
  acquire(key: string, begin: () => void): () => void {
    const state = this.states.get(key) ?? { running: 0, waiting: [] };
    this.states.set(key, state);
    let hasBegun = false;
    let isReleased = false;
    const start = () => {
      hasBegun = true;
      state.running += 1;
      begin();
    };
    if (state.running < this.maxPerKey) start();
    else state.waiting.push(start);
    return () => {
      if (isReleased) return;
      isReleased = true;
      if (hasBegun) {
        state.running -= 1;
        state.waiting.shift()?.();
      } else state.waiting.splice(state.waiting.indexOf(start), 1);
      if (state.running === 0) this.states.delete(key);
    };
  }
}
