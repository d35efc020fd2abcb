/** Numbers that look thrown and are the same for the same seed (mulberry32). */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to but not including 1. */
  share(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to but not including the given one. */
  below(limit: number): number {
    return Math.floor(this.share() * limit);
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  /** Digits, so many. */
  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }

  /** 22 base64url characters, as every public id is (D8). */
  id(): string {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    return (
      Array.from({ length: 21 }, () => letters[this.below(64)]).join('') + this.pick(['A', 'Q', 'g', 'w'])
    );
  }
}
