import { circle, type Outline } from './outline';

/** A basin by its maker's numbers, in mm. */
export interface BasinShape {
  maker: string;
  name: string;
  type: 'undermount' | 'inset' | 'vessel';
  size: {
    shape: 'oval' | 'rectangle';
    /** Of the corners of a rectangle. */
    radiusMm: number;
    bowlLengthMm: number;
    bowlWidthMm: number;
    /** Of a vessel: the diameter of its waste hole. */
    cutoutLengthMm: number;
    cutoutWidthMm: number;
    overhangMm: number;
    /** Tap holes, from the basin's centre; absent: its maker gives none. */
    holes?: readonly { rightMm: number; behindMm: number; diameterMm: number }[];
  };
}

const aroundCentre = (
  { shape, radiusMm }: BasinShape['size'],
  length: number,
  width: number,
  beyond = 0,
): Outline =>
  shape === 'oval'
    ? { shape: 'ellipse', cx: 0, cy: 0, rx: length / 2 + beyond, ry: width / 2 + beyond }
    : {
        shape: 'rect',
        x: -length / 2 - beyond,
        y: -width / 2 - beyond,
        width: length + 2 * beyond,
        height: width + 2 * beyond,
        radius: radiusMm + beyond,
      };

const bowlOf = ({ size }: BasinShape): Outline => aroundCentre(size, size.bowlLengthMm, size.bowlWidthMm);
const cutoutOf = ({ size }: BasinShape, beyond?: number): Outline =>
  aroundCentre(size, size.cutoutLengthMm, size.cutoutWidthMm, beyond);

/** The shape that is placed on the top, around its centre: the cut-out, or a vessel's bowl on the stone. */
export const basinOpening = (basin: BasinShape): Outline =>
  basin.type === 'vessel' ? bowlOf(basin) : cutoutOf(basin);

/** Further shapes around the centre: a vessel's waste hole, the rim of an inset basin, the bowl that hangs below the stone. */
export const basinDetails = (basin: BasinShape): { waste?: Outline; rim?: Outline; hanging?: Outline } =>
  basin.type === 'vessel'
    ? { waste: circle(0, 0, basin.size.cutoutLengthMm / 2) }
    : {
        hanging: bowlOf(basin),
        ...(basin.type === 'inset' && { rim: cutoutOf(basin, basin.size.overhangMm) }),
      };

/** 'Ria 450 by Kelda', or only what is known of name and maker. */
export const basinTitle = ({ name, maker }: Pick<BasinShape, 'name' | 'maker'>): string =>
  [name, maker && `by ${maker}`].filter(Boolean).join(' ') || 'own basin';

/** A sink with the basin that goes into it: 'Undermount Oval for Ria 450 by Kelda'. */
export const sinkTitle = <Name extends string | null>(
  sinkName: Name,
  basin: Pick<BasinShape, 'name' | 'maker'> | null | undefined,
): Name | string => (sinkName === null || !basin ? sinkName : `${sinkName} for ${basinTitle(basin)}`);

/** The middle one of the maker's tap holes. */
export function tapHoleOf(basin: Pick<BasinShape, 'size'> | undefined) {
  const holes = basin?.size.holes ?? [];
  return holes[Math.floor((holes.length - 1) / 2)];
}
