import { AppError } from '../errors/app-error';

/**
 * Limits how much work runs at once, first come, first served. Work that takes two places waits for both, and work
 * that came later waits behind it.
 */
export class Semaphore {
  private taken = 0;
  private readonly waiting: { places: number; begin: () => void }[] = [];

  constructor(private readonly limits: { places: number; maxWaiting: number }) {}

  /** @throws AppError `server/unavailable` if too many wait already */
  async run<Result>(places: number, work: () => Promise<Result>): Promise<Result> {
    if (this.waiting.length >= this.limits.maxWaiting) throw new AppError('server/unavailable');
    await new Promise<void>((begin) => {
      this.waiting.push({ places, begin });
      this.startNext();
    });
    try {
      return await work();
    } finally {
      this.taken -= places;
      this.startNext();
    }
  }

  private startNext(): void {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (this.taken + next.places > this.limits.places) return;
      this.waiting.shift();
      this.taken += next.places;
      next.begin();
    }
  }
}
