interface Holder {
  running: number;
  waiting: (() => void)[];
}

/** Limits concurrent work per key; more waits in order of arrival. */
export class Semaphore {
  private readonly holders = new Map<string, Holder>();

  constructor(private readonly maxPerClient: number) {}

  /**
   * Starts the work now, or when there is capacity.
   * @returns to be called when the work is done, or is not wanted any more; calling it again does nothing
   */
  acquire(who: string, begin: () => void): () => void {
    const holder = this.holders.get(who) ?? { running: 0, waiting: [] };
    this.holders.set(who, holder);
    let hasBegun = false;
    let isReleased = false;
    const start = () => {
      hasBegun = true;
      holder.running += 1;
      begin();
    };
    if (holder.running < this.maxPerClient) start();
    else holder.waiting.push(start);
    return () => {
      if (isReleased) return;
      isReleased = true;
      if (hasBegun) {
        holder.running -= 1;
        holder.waiting.shift()?.();
      } else holder.waiting.splice(holder.waiting.indexOf(start), 1);
      if (holder.running === 0) this.holders.delete(who);
    };
  }
}
