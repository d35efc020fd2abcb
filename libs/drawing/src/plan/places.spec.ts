import { drawMeasuredPlan } from '../measured/draw-measured-plan';
import { placesOf, planAt } from './places';
import { planOf } from './plan-of';

const limits = { lengthMm: { min: 500, max: 3000 }, widthMm: { min: 300, max: 350 } };
const plan = (sinkName: string | null, cutoutNames: string[] = []) =>
  planOf({ lengthMm: 1200, widthMm: 350, sinkName, cutoutNames, limits });
const figures = (topPlan: ReturnType<typeof planOf>) =>
  drawMeasuredPlan(topPlan, { renderedWidthPx: 682 })
    .labels.filter(({ role }) => role === 'dimension')
    .map(({ text }) => text);

it('gives default positions of sink and taps, in whole millimetres', () => {
  expect(placesOf(plan('Undermount Oval', ['Three tap holes', 'Corner notch']))).toEqual({
    sink: { fromLeftMm: 400, fromBackMm: 194 },
    taps: [
      { fromLeftMm: 300, fromBackMm: 40 },
      { fromLeftMm: 400, fromBackMm: 40 },
      { fromLeftMm: 500, fromBackMm: 40 },
    ],
  });
  expect(placesOf(plan(null))).toEqual({ sink: null, taps: [] });
});

it.each(['Undermount Oval', 'Undermount Rectangular', 'Countertop Vessel'])(
  'draws a %s at its agreed position',
  (sinkName) => {
    const places = {
      sink: { fromLeftMm: 450, fromBackMm: 180 },
      taps: [{ fromLeftMm: 455, fromBackMm: 45 }],
    };
    const moved = planAt(plan(sinkName, ['Tap hole, 35 mm']), places);

    expect(placesOf(moved)).toEqual(places);
    expect(figures(moved)).toEqual(['450', '750', '180', '1200 mm', '350 mm']);
  },
);

it('centres on the taps without a sink, and keeps positions that were not given', () => {
  const usual = plan(null, ['Three tap holes', 'Soap dispenser hole']);
  const moved = planAt(usual, { sink: null, taps: [{ fromLeftMm: 200, fromBackMm: 40 }] });

  expect(placesOf(moved).taps.map(({ fromLeftMm }) => fromLeftMm)).toEqual([200, 400, 500]);
  expect(moved.centreLineX).toBe(350);
  expect(moved.cutouts[1]).toEqual(usual.cutouts[1]);
  expect(planAt(plan(null), { sink: null, taps: [] })).toEqual(plan(null));
});
