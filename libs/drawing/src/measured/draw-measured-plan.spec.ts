import fc from 'fast-check';
import { planOf } from '../plan/plan-of';
import { drawMeasuredPlan, type MeasuredOptions } from './draw-measured-plan';
import type { MeasuredLabel } from './measured-drawing';

const limits = { lengthMm: { min: 500, max: 3000 }, widthMm: { min: 300, max: 350 } };
interface Top {
  lengthMm?: number;
  widthMm?: number;
  sinkName?: string | null;
  cutoutNames?: string[];
}
const draw = (top: Top = {}, options: Partial<MeasuredOptions> = {}) =>
  drawMeasuredPlan(
    planOf({ lengthMm: 1200, widthMm: 350, sinkName: null, cutoutNames: [], limits, ...top }),
    { renderedWidthPx: 682, ...options },
  );
const texts = (role: MeasuredLabel['role'], top?: Top) =>
  draw(top).labels.flatMap((label) => (label.role === role ? [label.text] : []));

const everyOption = [
  'Tap hole, 35 mm',
  'Soap dispenser hole',
  'Corner notch',
  'Socket cut-out',
  'Cable hole, 60 mm',
];

describe('the measured drawing', () => {
  it('gives the sink’s position along the front and from the back', () => {
    expect(texts('dimension', { sinkName: 'Undermount Oval' })).toEqual([
      '600',
      '600',
      '194',
      '1200 mm',
      '350 mm',
    ]);
  });

  it('has dimensions in whole millimetres that add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 3000 }), (lengthMm) => {
        const [left, right] = texts('dimension', { lengthMm, sinkName: 'Undermount Oval' });
        return (
          [left, right].every((figure) => /^\d+$/.test(figure ?? '')) &&
          Number(left) + Number(right) === lengthMm
        );
      }),
    );
  });

  it('dimensions a plain top by length and width only', () => {
    expect(texts('dimension')).toEqual(['1200 mm', '350 mm']);
    expect(draw().marks.map(({ role }) => role)).not.toContain('centre-line');
  });

  it('labels what is cut, with the known sizes', () => {
    const top = { sinkName: 'Undermount Oval', cutoutNames: ['Tap hole, 35 mm', 'Corner notch'] };
    expect(texts('call-out', top).toSorted()).toEqual([
      'Corner notch',
      'Sink cut-out 430 × 236',
      'Tap hole Ø35, 40 from the back',
    ]);
  });

  it('labels several cut-outs of one kind once', () => {
    expect(texts('call-out', { cutoutNames: ['Cable hole, 60 mm', 'Cable hole, 60 mm'] })).toEqual([
      '2 × Cable hole Ø60',
    ]);
  });

  it('says that a countertop basin stands on the stone, and cuts only its waste', () => {
    expect(texts('call-out', { sinkName: 'Countertop bowl' })).toEqual(['Basin on top 390 × 256']);
    expect(draw({ sinkName: 'Countertop bowl' }).marks.map(({ role }) => role)).toContain('waste');
    expect(draw({ sinkName: 'Undermount Oval' }).marks.map(({ role }) => role)).not.toContain('waste');
  });

  it('dashes a basin that stands on the stone, and draws what is cut in full lines', () => {
    const marks = draw({ sinkName: 'Countertop bowl' }).marks;
    expect(marks.find(({ role }) => role === 'bowl')?.dash).toHaveLength(2);
    expect(marks.find(({ role }) => role === 'waste')?.dash).toBeUndefined();
    const cutIn = draw({ sinkName: 'Undermount Oval' }).marks;
    expect(cutIn.find(({ role }) => role === 'opening')?.dash).toBeUndefined();
  });

  it('keeps lettering at one size on paper for every length', () => {
    for (const lengthMm of [500, 1200, 3000]) {
      const { viewBox, labels } = draw({ lengthMm, sinkName: 'Oval', cutoutNames: everyOption });
      const sizes = labels.map(({ size }) => Math.round((size * 682 * 10) / viewBox.width) / 10);
      expect(new Set(sizes)).toEqual(new Set([13, 11.4]));
    }
  });

  const anyTop = fc.record({
    lengthMm: fc.integer({ min: 500, max: 3000 }),
    widthMm: fc.integer({ min: 300, max: 350 }),
    sinkName: fc.constantFrom(null, 'Undermount Oval', 'Rectangular', 'Round', 'Vessel', 'Bespoke'),
    cutoutNames: fc.array(
      fc.oneof(fc.constantFrom(...everyOption, 'Three tap holes'), fc.string({ maxLength: 120 })),
      {
        maxLength: 20,
      },
    ),
  });

  it('stays within its maximum height and its frame', () => {
    fc.assert(
      fc.property(anyTop, fc.integer({ min: 170, max: 400 }), (top, maxHeightPx) => {
        const { viewBox, labels } = draw(top, { maxHeightPx });
        const mmPerPx = viewBox.width / 682;
        expect(viewBox.height / mmPerPx).toBeLessThanOrEqual(maxHeightPx + 1e-6);
        for (const label of labels) {
          const { left, right, top: highest, bottom } = boxOf(label);
          expect(left).toBeGreaterThanOrEqual(viewBox.x - 1e-6);
          expect(right).toBeLessThanOrEqual(viewBox.x + viewBox.width + 1e-6);
          expect(highest).toBeGreaterThanOrEqual(viewBox.y - 1e-6);
          expect(bottom).toBeLessThanOrEqual(viewBox.y + viewBox.height + 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never overlaps two call-outs', () => {
    fc.assert(
      fc.property(anyTop, (top) => {
        const boxes = draw(top)
          .labels.filter(({ role }) => role === 'call-out')
          .map(boxOf);
        boxes.forEach((a, index) =>
          boxes.slice(index + 1).forEach((b) => {
            const doNotOverlap =
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(doNotOverlap).toBe(true);
          }),
        );
      }),
      { numRuns: 300 },
    );
  });
});

/** A label's box, with the mean letter width that the drawing assumes. */
function boxOf({ text, x, y, size, anchor, rotation }: MeasuredLabel) {
  const width = text.length * size * 0.53;
  const from = { start: 0, middle: -width / 2, end: -width }[anchor];
  return rotation === 0
    ? { left: x + from, right: x + from + width, top: y - size * 0.75, bottom: y + size * 0.2 }
    : { left: x - size * 0.75, right: x + size * 0.2, top: y - from - width, bottom: y - from };
}
