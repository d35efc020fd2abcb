import { AppError } from '../errors/app-error';

/**
 * Lets work begin only while there is room for it, first come, first served. What is worth two places waits until both
 * are free, and holds up what came after it meanwhile.
 */
export class Semaphore {
  private taken = 0;
  private readonly waiting: { places: number; begin: () => void }[] = [];

  constructor(private readonly room: { places: number; mostWaiting: number }) {}

  /** @throws AppError `server/unavailable` where very many wait already */
  async run<Result>(places: number, work: () => Promise<Result>): Promise<Result> {
    if (this.waiting.length >= this.room.mostWaiting) throw new AppError('server/unavailable');
    await new Promise<void>((begin) => {
      this.waiting.push({ places, begin });
      this.callIn();
    });
    try {
      return await work();
    } finally {
      this.taken -= places;
      this.callIn();
    }
  }

  private callIn(): void {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (this.taken + next.places > this.room.places) return;
      this.waiting.shift();
      this.taken += next.places;
      next.begin();
    }
  }
}
