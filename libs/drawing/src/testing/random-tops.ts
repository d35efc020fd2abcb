import fc from 'fast-check';
import { basinOpening, type BasinShape } from '../plan/basin-shape';
import type { Outline, Point } from '../plan/outline';
import type { Places } from '../plan/places';

export interface RandomTop {
  lengthMm: number;
  widthMm: number;
  sinkName: string | null;
  cutoutNames: string[];
  places: Places;
}

const sinkNames = [
  'Undermount Oval',
  'Undermount Rectangular',
  'Inset Round',
  'Countertop Vessel',
  'Belfast',
];
const cutoutNames = [
  'Tap hole, 35 mm',
  'Three tap holes',
  'Soap dispenser',
  'Corner notch',
  'Shaver socket',
  'Cable hole, 60 mm',
  'Pipe recess',
];

/** A closed line around 0, 0 that does not cross itself. */
export const randomOutlines = (): fc.Arbitrary<Point[]> =>
  fc.array(fc.integer({ min: 60, max: 300 }), { minLength: 3, maxLength: 60 }).map((distances) =>
    distances.map((mm, index) => {
      const angle = (index / distances.length) * 2 * Math.PI;
      return { x: toTenths(mm * Math.cos(angle)), y: toTenths(mm * Math.sin(angle)) };
    }),
  );

const toTenths = (mm: number): number => Math.round(mm * 10) / 10;

export const randomBasins = (): fc.Arbitrary<BasinShape> =>
  fc
    .record({
      type: fc.constantFrom('undermount', 'inset', 'vessel'),
      shape: fc.constantFrom('oval', 'rectangle'),
      length: fc.integer({ min: 120, max: 700 }),
      width: fc.integer({ min: 120, max: 500 }),
      radius: fc.nat(60),
      waste: fc.integer({ min: 30, max: 110 }),
      overhangMm: fc.integer({ min: 1, max: 40 }),
    })
    .map(({ type, shape, length, width, radius, waste, overhangMm }) => ({
      maker: 'Generic',
      name: 'Random',
      type,
      size: {
        shape,
        radiusMm: shape === 'oval' ? 0 : radius,
        bowlLengthMm: type === 'inset' ? length - 10 : length + 40,
        bowlWidthMm: type === 'inset' ? width - 10 : width + 40,
        cutoutLengthMm: type === 'vessel' ? waste : length,
        cutoutWidthMm: type === 'vessel' ? waste : width,
        overhangMm,
      },
    }));

/** What is known of a basin: nothing, its size, its traced outline, or all of its maker's numbers. */
const randomOpenings = (): fc.Arbitrary<Pick<Places, 'opening' | 'basin'>> =>
  fc.oneof(
    randomOutlinesOfOpenings().map((opening) => ({ opening })),
    randomBasins().map((basin) => ({ opening: basinOpening(basin), basin })),
  );

const randomOutlinesOfOpenings = (): fc.Arbitrary<Outline | undefined> => {
  const half = fc.integer({ min: 60, max: 300 });
  return fc.oneof(
    fc.constant(undefined),
    fc.tuple(half, half).map(([rx, ry]): Outline => ({ shape: 'ellipse', cx: 0, cy: 0, rx, ry })),
    fc.tuple(half, half, fc.nat(60)).map(([x, y, radius]): Outline => ({
      shape: 'rect',
      x: -x,
      y: -y,
      width: 2 * x,
      height: 2 * y,
      radius,
    })),
    randomOutlines().map((points): Outline => ({ shape: 'polygon', points })),
  );
};

/** Tops with their parts placed anywhere, whether they can be made or not. */
export const randomTops = (): fc.Arbitrary<RandomTop> =>
  fc
    .record({
      lengthMm: fc.integer({ min: 500, max: 3000 }),
      widthMm: fc.integer({ min: 300, max: 650 }),
      sinkName: fc.option(fc.constantFrom(...sinkNames)),
      cutoutNames: fc.subarray(cutoutNames),
    })
    .chain((top) => {
      const place = fc.record({
        fromLeftMm: fc.integer({ min: 1, max: top.lengthMm - 1 }),
        fromBackMm: fc.integer({ min: 1, max: top.widthMm - 1 }),
      });
      const cutout = fc.record({
        at: fc.array(place, { minLength: 0, maxLength: 3 }),
        pitchMm: fc.integer({ min: 40, max: 300 }),
      });
      const size = { minLength: top.cutoutNames.length, maxLength: top.cutoutNames.length };
      return fc.record({
        lengthMm: fc.constant(top.lengthMm),
        widthMm: fc.constant(top.widthMm),
        sinkName: fc.constant(top.sinkName),
        cutoutNames: fc.constant(top.cutoutNames),
        places: fc
          .record({
            sinks: top.sinkName === null ? fc.constant([]) : fc.array(place, { maxLength: 2 }),
            cutouts: fc.array(cutout, size),
            opening: randomOpenings(),
          })
          .map(({ opening, ...places }) => ({ ...places, ...opening })),
      });
    });
