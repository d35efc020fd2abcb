/** Sizes of a measured drawing on paper, in CSS pixels as rendered; multiplied by millimetres per pixel. */
export const px = {
  /** Distances of the dimension lines from the stone. */
  chain: 28,
  overall: 53,
  overallAlone: 30,
  right: 37,
  left: 30,
  /** Room outside of the dimension lines. */
  beyond: 18,
  /** From the stone to the beginning of an extension line, and from its dimension line to its end. */
  gap: 6,
  overshoot: 8,
  /** Height of the type of call-outs, of their rows, and of the first row above the wall. */
  callOut: 11.4,
  row: 15,
  firstRow: 9,
  /** How far a leader leans, how long its level end is, and the air before the words. */
  lean: 24,
  level: 10,
  beforeWords: 5,
} as const;

/** How far from the front edge the whole length is measured: further out where a chain is in between. */
export const overallOffset = ({ centreLineX }: { centreLineX: number | null }): number =>
  centreLineX === null ? px.overallAlone : px.overall;
