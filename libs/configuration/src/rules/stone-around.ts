import { numbersOf, thicknessMmOf, type CheckedTop } from './checked-top';

/** Minimum stone in mm around what is cut. */
export interface StoneAround {
  /** Of basins and other openings to the ends, the front edge and the wall. */
  ends: number;
  front: number;
  back: number;
  /** Of drilled holes to each edge. */
  holeToEdge: number;
  /** Between any two. */
  between: number;
}

const thinBelowMm = 20;

/** The owner's numbers for this material; a thin top needs more around its openings. */
export function stoneAround(top: Pick<CheckedTop, 'material' | 'thickness' | 'making'>): StoneAround {
  const { endsMm, frontMm, wallMm, holeToEdgeMm, betweenMm, thinExtraMm } = numbersOf(top);
  const extra = (thicknessMmOf(top) ?? thinBelowMm) < thinBelowMm ? thinExtraMm : 0;
  return {
    ends: endsMm + extra,
    front: frontMm + extra,
    back: wallMm + extra,
    holeToEdge: holeToEdgeMm,
    between: betweenMm,
  };
}
