import fc from 'fast-check';

/** Deterministic pseudo-random numbers; FC_SEED changes them (mulberry32). */
export function seededRandom(own: number): () => number {
  let state = (own + (fc.readConfigureGlobal().seed ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Picker {
  integer(min: number, max: number): number;
  one<T>(items: readonly T[]): T;
  some<T>(items: readonly T[]): T[];
}

/** @param own makes its numbers differ from those of other pickers */
export function picker(own: number): Picker {
  const random = seededRandom(own);
  const integer = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  return {
    integer,
    one: <T>(items: readonly T[]) => items[integer(0, items.length - 1)] as T,
    some: <T>(items: readonly T[]) => items.filter(() => random() < 0.3),
  };
}
