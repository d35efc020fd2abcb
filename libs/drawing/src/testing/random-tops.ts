import fc from 'fast-check';
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

/** Tops whose parts somebody has placed anywhere on them, possible or not. */
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
        places: fc.record({
          sinks: top.sinkName === null ? fc.constant([]) : fc.array(place, { maxLength: 2 }),
          cutouts: fc.array(cutout, size),
        }),
      });
    });
