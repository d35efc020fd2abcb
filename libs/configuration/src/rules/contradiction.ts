/** Something about a top that cannot be made as chosen, or has to be known before it is. */
export interface Contradiction {
  about: 'size' | 'thickness' | 'sink' | 'cutouts' | 'room';
  sentence: string;
  /** The sink and cut-outs concerned, by name. */
  partNames: readonly string[];
  /** Only to be known: it can be made and ordered. */
  isNotice?: true;
}

/** What keeps a top from being ordered (D53). */
export const blockersAmong = (found: readonly Contradiction[]): Contradiction[] =>
  found.filter(({ isNotice }) => !isNotice);
