import fc from 'fast-check';
import { drawMeasuredPlan } from '../measured/draw-measured-plan';
import { centreOf, type Outline } from './outline';
import type { Places } from './places';
import { centreLinesOf, placesOf, planOf } from './plan-of';
import { minLengthFor, usualPlaces } from './usual-places';

const parts = { sinkName: 'Undermount Oval', cutoutNames: ['Three tap holes', 'Corner notch'] };
const plan = (sinkName: string | null, cutoutNames: string[] = [], places: Places | null = null) =>
  planOf({ lengthMm: 1200, widthMm: 350, sinkName, cutoutNames, places });
const figures = (topPlan: ReturnType<typeof planOf>) =>
  drawMeasuredPlan(topPlan, { renderedWidthPx: 682 })
    .labels.filter(({ role }) => role === 'dimension')
    .map(({ text }) => text);

it('puts the basin in the middle and the taps behind it, until somebody places them', () => {
  expect(usualPlaces(parts, { lengthMm: 1200, widthMm: 350 })).toEqual({
    sinks: [{ fromLeftMm: 600, fromBackMm: 194 }],
    cutouts: [{ at: [{ fromLeftMm: 600, fromBackMm: 40 }] }, { at: [{ fromLeftMm: 1160, fromBackMm: 40 }] }],
  });
  expect(placesOf(plan(null))).toEqual({ sinks: [], cutouts: [] });
});

it.each(['Undermount Oval', 'Undermount Rectangular', 'Countertop Vessel'])(
  'draws a %s and its taps where they were placed',
  (sinkName) => {
    const places = {
      sinks: [{ fromLeftMm: 450, fromBackMm: 180 }],
      cutouts: [{ at: [{ fromLeftMm: 455, fromBackMm: 45 }] }],
    };
    const placed = plan(sinkName, ['Tap hole, 35 mm'], places);

    expect(placesOf(placed)).toEqual(places);
    expect(figures(placed)).toEqual(['450', '750', '180', '1200 mm', '350 mm']);
  },
);

it('draws two basins, with the distance between them', () => {
  const two = plan('Undermount Oval', ['Tap hole, 35 mm'], {
    sinks: [
      { fromLeftMm: 300, fromBackMm: 180 },
      { fromLeftMm: 900, fromBackMm: 180 },
    ],
    cutouts: [
      {
        at: [
          { fromLeftMm: 300, fromBackMm: 40 },
          { fromLeftMm: 900, fromBackMm: 40 },
        ],
      },
    ],
  });
  expect(figures(two)).toEqual(['300', '600', '300', '180', '1200 mm', '350 mm']);
  expect(two.description).toBe('Plan, 1200 by 350 millimetres, two oval sinks, one tap hole');
  expect(two.cutouts[0]?.outlines).toHaveLength(2);
});

it('spaces a row of holes as the tap needs', () => {
  const at = [{ fromLeftMm: 500, fromBackMm: 45 }];
  const row = plan(null, ['Three tap holes'], { sinks: [], cutouts: [{ at, pitchMm: 75 }] });
  expect(row.cutouts[0]?.outlines.map((hole) => centreOf(hole).x)).toEqual([425, 500, 575]);
  expect(centreLinesOf(row)).toEqual([500]);
});

it('cuts a notch into the corner it is nearer to', () => {
  const notchAt = (fromLeftMm: number) =>
    plan(null, ['Corner notch'], { sinks: [], cutouts: [{ at: [{ fromLeftMm, fromBackMm: 40 }] }] });
  const outlineOf = (topPlan: ReturnType<typeof planOf>) =>
    drawMeasuredPlan(topPlan, { renderedWidthPx: 682 }).marks.find(({ role }) => role === 'outline')?.path;
  expect(outlineOf(notchAt(40))).toBe('M0 80L80 80L80 0L1200 0L1200 350L0 350Z');
  expect(outlineOf(notchAt(1150))).toBe('M0 0L1120 0L1120 80L1200 80L1200 350L0 350Z');
});

const boxOf = (outline: Outline) => {
  const { x, y, reach, depth } = centreOf(outline);
  return { left: x - reach, right: x + reach, back: y - depth, front: y + depth };
};

it('leaves stone between all parts of a top that is long enough for them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(null, 'Undermount Oval', 'Undermount Rectangular', 'Inset Round'),
      fc.subarray([
        'Three tap holes',
        'Soap dispenser',
        'Corner notch',
        'Socket',
        'Cable hole, 60 mm',
        'Slot',
      ]),
      fc.nat({ max: 1500 }),
      (sinkName, cutoutNames, spareMm) => {
        const lengthMm = Math.max(500, minLengthFor({ sinkName, cutoutNames, widthMm: 350 }) + spareMm);
        const { sinks, cutouts } = planOf({ lengthMm, widthMm: 350, sinkName, cutoutNames });
        const boxes = [
          ...sinks,
          ...cutouts.flatMap(({ outlines }) => outlines.map((outline) => ({ outline }))),
        ].map(({ outline }) => boxOf(outline));
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1))
            expect(
              one.right < other.left ||
                other.right < one.left ||
                one.front < other.back ||
                other.front < one.back,
            ).toBe(true);
      },
    ),
  );
});
