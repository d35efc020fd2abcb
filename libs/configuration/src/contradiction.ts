/** Something about a top that cannot be made as chosen. */
export interface Contradiction {
  about: 'thickness' | 'sink' | 'cutouts';
  sentence: string;
  /** The sink and cut-outs concerned, by name. */
  partNames: readonly string[];
}
