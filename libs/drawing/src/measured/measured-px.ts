import { centreLinesOf, type Plan } from '../plan/plan-of';

/** Sizes on paper, in CSS pixels. */
export const measuredPx = {
  /** Distances of the dimension lines from the stone. */
  chain: 28,
  overall: 53,
  overallAlone: 30,
  right: 37,
  left: 30,
  /** Space outside the dimension lines. */
  beyond: 18,
  /** Gap between stone and extension line, and its overshoot beyond the dimension line. */
  gap: 6,
  overshoot: 8,
  /** Type size of call-outs, their row height, and the first row's height above the wall. */
  callOut: 11.4,
  row: 15,
  firstRow: 9,
  /** A leader's slant, its level end, and the space before the text. */
  lean: 24,
  level: 10,
  beforeText: 5,
} as const;

/** Distance of the overall length from the front edge: further out if a chain is in between. */
export const overallOffset = (plan: Plan): number =>
  centreLinesOf(plan).length === 0 ? measuredPx.overallAlone : measuredPx.overall;
