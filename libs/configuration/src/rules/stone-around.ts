import { numbersOf, thicknessMmOf, type CheckedTop } from './checked-top';

/** Minimum stone around openings, in mm. */
export interface StoneAround {
  /** From basins and other openings to the ends, the front edge and the wall. */
  ends: number;
  front: number;
  back: number;
  /** From drilled holes to each edge. */
  holeToEdge: number;
  /** Between any two openings. */
  between: number;
}

/** A top thinner than this needs more stone around its openings. */
const thinBelowMm = 20;

/** From the owner's numbers for the material. */
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
