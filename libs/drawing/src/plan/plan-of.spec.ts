import fc from 'fast-check';
import { centreOf, type Outline } from './outline';
import { planOf } from './plan-of';
import type { PlanRequest } from './plan-request';

const limits = { lengthMm: { min: 500, max: 3000 }, widthMm: { min: 300, max: 350 } };
const aRequest = (request: Partial<PlanRequest> = {}): PlanRequest => ({
  lengthMm: 1200,
  widthMm: 350,
  sinkName: null,
  cutoutNames: [],
  limits,
  ...request,
});

const boxOf = (outline: Outline) => {
  const { x, y, reach, depth } = centreOf(outline);
  return { left: x - reach, right: x + reach, back: y - depth, front: y + depth };
};

describe('the plan of a top', () => {
  it.each([
    [{}, 'Plan, 1200 by 350 millimetres'],
    [
      { sinkName: 'Undermount Oval', cutoutNames: ['Tap hole, 35 mm'] },
      'Plan, 1200 by 350 millimetres, oval sink, one tap hole',
    ],
    [{ lengthMm: null, widthMm: null }, 'Plan, size not entered yet'],
    [{ widthMm: null }, 'Plan, 1200 millimetres long, width not entered yet'],
    [{ lengthMm: null }, 'Plan, 350 millimetres wide, length not entered yet'],
    [
      { sinkName: 'Countertop Basin', cutoutNames: ['Corner notch', 'Towel slot'] },
      'Plan, 1200 by 350 millimetres, countertop basin, corner notch, towel slot',
    ],
  ])('is described in words: %j', (request, description) => {
    expect(planOf(aRequest(request)).description).toBe(description);
  });

  it('draws a side that is out of range at its limit and marks it', () => {
    const { length, width } = planOf(aRequest({ lengthMm: 9000, widthMm: 350 }));

    expect(length).toEqual({ enteredMm: 9000, drawnMm: 3000, isOutOfRange: true });
    expect(width.isOutOfRange).toBe(false);
  });

  it('keeps every basin and hole on the stone at every size', () => {
    const sinks = [
      'Undermount Oval',
      'Undermount Rectangular',
      'Countertop Basin',
      'Inset Round',
      'Own sink',
    ];
    const cutouts = ['Tap hole', 'Three tap holes', 'Soap dispenser', 'Corner notch', 'Socket', 'Slot'];
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 3000 }),
        fc.integer({ min: 300, max: 350 }),
        fc.constantFrom(...sinks),
        fc.subarray(cutouts),
        (lengthMm, widthMm, sinkName, cutoutNames) => {
          const plan = planOf(aRequest({ lengthMm, widthMm, sinkName, cutoutNames }));
          const outlines = [
            ...plan.sinks.map(({ outline }) => outline),
            ...plan.cutouts.flatMap(({ outlines }) => outlines),
          ];
          for (const { left, right, back, front } of outlines.map(boxOf)) {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(right).toBeLessThanOrEqual(lengthMm);
            expect(back).toBeGreaterThanOrEqual(0);
            expect(front).toBeLessThanOrEqual(widthMm);
          }
        },
      ),
    );
  });

  it('draws a hole with the diameter in its name, if that fits', () => {
    const outlineOf = (name: string) => planOf(aRequest({ cutoutNames: [name] })).cutouts[0]?.outlines[0];
    expect(outlineOf('Cable hole, 60 mm')).toMatchObject({ shape: 'ellipse', rx: 30, ry: 30 });
    for (const name of ['Cable hole', 'Opening, 60 mm', 'Hole, 0 mm', 'Hole, 9000 mm'])
      expect(outlineOf(name)).toMatchObject({ shape: 'rect' });
  });

  it('leaves stone between basin and tap holes', () => {
    for (const sinkName of ['Undermount Oval', 'Undermount Rectangular', 'Inset Round']) {
      for (const widthMm of [300, 325, 350]) {
        const { sinks, cutouts } = planOf(aRequest({ widthMm, sinkName, cutoutNames: ['Tap hole'] }));

        expect(boxOf(sinks[0]!.outline).back).toBeGreaterThan(boxOf(cutouts[0]!.outlines[0]!).front);
      }
    }
  });
});
