import type { Room, TopLayout } from '@app/contracts';
import type { NamedTop } from '../fixtures/top-configuration';

/** A top with placed sinks and cut-outs. */
export interface NamedLayout extends NamedTop {
  name: string;
  /** Distances from the left end and the wall, unless `along` says otherwise; one list for each cut-out. */
  along?: TopLayout['along'];
  sinksAt: readonly (readonly [alongMm: number, acrossMm: number])[];
  cutoutsAt: readonly (readonly (readonly [alongMm: number, acrossMm: number])[])[];
  room?: Room;
}

const marble = { material: 'Marble', color: 'Calacatta Gold', thickness: '20mm', width: 350 } as const;
const tapHole = 'Tap hole, 35 mm';

export const layouts: readonly NamedLayout[] = [
  {
    name: 'single',
    ...marble,
    length: 1200,
    sink: 'Undermount Oval',
    cutouts: [tapHole],
    sinksAt: [[600, 194]],
    cutoutsAt: [[[600, 40]]],
  },
  {
    name: 'off-centre',
    ...marble,
    length: 1400,
    sink: 'Undermount Oval',
    cutouts: [tapHole, 'Socket cut-out'],
    sinksAt: [[450, 194]],
    cutoutsAt: [[[450, 40]], [[1250, 90]]],
  },
  {
    name: 'double',
    ...marble,
    length: 1800,
    sink: 'Undermount Oval',
    cutouts: [tapHole],
    sinksAt: [
      [450, 194],
      [1350, 194],
    ],
    cutoutsAt: [
      [
        [450, 40],
        [1350, 40],
      ],
    ],
  },
  {
    name: 'from-the-right',
    ...marble,
    length: 1500,
    along: 'right',
    sink: 'Undermount Rectangular',
    cutouts: [tapHole],
    sinksAt: [[500, 194]],
    cutoutsAt: [[[500, 40]]],
  },
  {
    name: 'three-taps',
    ...marble,
    length: 1200,
    sink: 'Undermount Oval',
    cutouts: ['Three tapHole holes', 'Soap dispenser hole'],
    sinksAt: [[600, 194]],
    cutoutsAt: [[[600, 40]], [[860, 40]]],
  },
  {
    name: 'on-the-stone',
    ...marble,
    length: 900,
    sink: 'Countertop Basin',
    cutouts: [tapHole],
    sinksAt: [[450, 190]],
    cutoutsAt: [[[450, 40]]],
  },
  {
    name: 'shortest',
    ...marble,
    length: 500,
    sink: 'Inset Round',
    cutouts: [tapHole],
    sinksAt: [[250, 200]],
    cutoutsAt: [[[250, 40]]],
  },
  {
    name: 'longest',
    ...marble,
    length: 3000,
    sink: 'Undermount Oval',
    cutouts: [tapHole, 'Cable hole, 60 mm', 'Socket cut-out'],
    sinksAt: [
      [800, 194],
      [2200, 194],
    ],
    cutoutsAt: [
      [
        [800, 40],
        [2200, 40],
      ],
      [[1500, 80]],
      [[2850, 90]],
    ],
  },
  {
    name: 'notch',
    ...marble,
    length: 1200,
    sink: 'Undermount Oval',
    cutouts: ['Corner notch', tapHole],
    sinksAt: [[650, 194]],
    cutoutsAt: [[[40, 40]], [[650, 40]]],
  },
  {
    name: 'too-near-the-front',
    ...marble,
    length: 1200,
    sink: 'Undermount Oval',
    cutouts: [tapHole],
    sinksAt: [[600, 225]],
    cutoutsAt: [[[600, 40]]],
  },
  {
    name: 'out-of-square',
    ...marble,
    length: 1200,
    along: 'left',
    sink: 'Undermount Oval',
    cutouts: [tapHole],
    sinksAt: [[600, 194]],
    cutoutsAt: [[[600, 40]]],
    room: {
      walls: ['back', 'left', 'right'],
      backMm: 1200,
      frontMm: 1208,
      leftMm: 350,
      rightMm: 348,
      fallingMm: 1256,
      risingMm: 1250,
    },
  },
  {
    name: 'cabinet-too-narrow',
    ...marble,
    length: 1200,
    sink: 'Undermount Oval',
    cutouts: [tapHole],
    sinksAt: [[600, 194]],
    cutoutsAt: [[[600, 40]]],
    room: {
      walls: ['back', 'left'],
      cabinet: { fromLeftMm: 390, insideMm: 420, frontRailMm: 30, backRailMm: 30 },
    },
  },
];
