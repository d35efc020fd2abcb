/** A reason why a top cannot be made as chosen, or a notice about it. */
export interface Contradiction {
  about: 'size' | 'thickness' | 'sink' | 'cutouts' | 'room';
  sentence: string;
  /** The sink and cut-outs concerned, by name. */
  partNames: readonly string[];
  /** Only information: the top can be made and ordered. */
  isNotice?: true;
}

/** Those that prevent an order (D53). */
export const blockersAmong = (found: readonly Contradiction[]): Contradiction[] =>
  found.filter(({ isNotice }) => !isNotice);
