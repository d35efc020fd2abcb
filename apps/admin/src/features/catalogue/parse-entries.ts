/** A list as it is typed: one entry on each line. */
export const linesOf = (entries: readonly string[]) => entries.join('\n');

/** The entries of a typed list; blank lines are left out. */
export const parseEntries = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
