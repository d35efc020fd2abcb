import type { PickedBasin } from '../picked-basin';

export const aPickedBasin = (details: { [Key in keyof PickedBasin]?: PickedBasin[Key] | undefined } = {}) =>
  ({
    id: 3,
    maker: 'Kelda',
    name: 'Ria 450',
    type: 'undermount',
    size: {
      shape: 'rectangle',
      radiusMm: 20,
      bowlLengthMm: 490,
      bowlWidthMm: 300,
      cutoutLengthMm: 450,
      cutoutWidthMm: 260,
      overhangMm: 0,
      holes: [],
    },
    ...details,
  }) as PickedBasin;

const bowl = { min: 100, max: 1_500 };
const cutout = { min: 20, max: 1_500 };
export const pickerLimits = {
  bowlLengthMm: bowl,
  bowlWidthMm: bowl,
  cutoutLengthMm: cutout,
  cutoutWidthMm: cutout,
  radiusMm: { min: 0, max: 400 },
  overhangMm: { min: -30, max: 80 },
  behindMm: { min: 20, max: 700 },
};
