import { AppError } from '../platform/errors/app-error';

/** Seconds until somebody who does too much at once may as well try again. */
const aWhile = 30;

/** Bounds what is under way at a time: all in all, and for anyone alone. */
export class UnderWay {
  private all = 0;
  private readonly ofOne = new Map<string, number>();

  constructor(private readonly room: { most: number; mostOfOne: number }) {}

  /** @throws AppError `request/too-many` where this one has too much under way, `server/unavailable` where all have */
  async add<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.ofOne.get(who) ?? 0;
    if (own >= this.room.mostOfOne) throw new AppError('request/too-many', { retryAfterSeconds: aWhile });
    if (this.all >= this.room.most) throw new AppError('server/unavailable');
    this.count(who, 1);
    try {
      return await work();
    } finally {
      this.count(who, -1);
    }
  }

  private count(who: string, change: 1 | -1): void {
    this.all += change;
    const own = (this.ofOne.get(who) ?? 0) + change;
    if (own > 0) this.ofOne.set(who, own);
    else this.ofOne.delete(who);
  }
}
