/** The next place in a circle of `count`, forwards or backwards. */
export const wrappedIndex = (index: number, step: 1 | -1, count: number): number =>
  (index + step + count) % count;
