/** How the front of a top is finished. `beveled` is spelled as the specification has it. */
export type EdgeShape = 'square' | 'bullnose' | 'ogee' | 'beveled';

/** In mm. All sections have one thickness, so that they are easy to compare. */
export const edgeMm = {
  thickness: 30,
  /** Chamfer of a square edge. */
  arris: 2,
  /** An ogee is a cove over a round of the same radius; a straight part remains below. */
  ogeeRadius: 10,
  ogeeLip: 4,
  bevel: 10,
} as const;

/** A point in the section: x towards the front, y down from the face. */
export type Point = readonly [x: number, y: number];

/** An arc to be dimensioned. */
export interface Round {
  radius: number;
  centre: Point;
  /** Where the line from the centre meets the arc. */
  onArc: Point;
  /** Concave: the centre lies outside the stone. */
  isCove: boolean;
}

export interface EdgeSection {
  shape: EdgeShape;
  /** An open SVG path: from the back of the face round the front to the back of the underside. */
  path: string;
  /** How far the front reaches. */
  frontMm: number;
  rounds: readonly Round[];
}

/** The section of an edge from x = 0 to `frontMm`. */
export function edgeSection(shape: EdgeShape, frontMm: number): EdgeSection {
  const { thickness: t, arris, ogeeRadius: r, ogeeLip: lip, bevel } = edgeMm;
  const f = frontMm;
  switch (shape) {
    case 'square':
      return {
        shape,
        frontMm,
        path: `M0 0H${f - arris}L${f} ${arris}V${t - arris}L${f - arris} ${t}H0`,
        rounds: [],
      };
    case 'bullnose': {
      const half = t / 2;
      return {
        shape,
        frontMm,
        path: `M0 0H${f - half}A${half} ${half} 0 0 1 ${f - half} ${t}H0`,
        rounds: [roundAt(half, [f - half, half])],
      };
    }
    case 'ogee': {
      const middle = f - r;
      return {
        shape,
        frontMm,
        path: [
          `M0 0H${middle - r}V${lip}A${r} ${r} 0 0 0 ${middle} ${lip + r}`,
          `A${r} ${r} 0 0 1 ${f} ${lip + 2 * r}V${t}H0`,
        ].join(''),
        rounds: [coveAt(r, [middle, lip]), roundAt(r, [middle, lip + 2 * r])],
      };
    }
    case 'beveled':
      return { shape, frontMm, path: `M0 0H${f - bevel}L${f} ${bevel}V${t}H0`, rounds: [] };
  }
}

/** Bulges to the upper front. */
const roundAt = (radius: number, [x, y]: Point): Round => ({
  radius,
  centre: [x, y],
  onArc: [x + radius * Math.SQRT1_2, y - radius * Math.SQRT1_2],
  isCove: false,
});

/** Hollows out the upper front. */
const coveAt = (radius: number, [x, y]: Point): Round => ({
  radius,
  centre: [x, y],
  onArc: [x - radius * Math.SQRT1_2, y + radius * Math.SQRT1_2],
  isCove: true,
});
