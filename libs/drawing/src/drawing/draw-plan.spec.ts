import { planOf } from '../plan/plan-of';
import { drawPlan } from './draw-plan';

const limits = { lengthMm: { min: 500, max: 3000 }, widthMm: { min: 300, max: 350 } };
const draw = (lengthMm: number | null, widthMm: number | null, renderedWidthPx = 432, maxAspect = 0.46) =>
  drawPlan(
    planOf({
      lengthMm,
      widthMm,
      sinkName: 'Undermount Oval',
      cutoutNames: ['Tap hole', 'Corner notch'],
      limits,
    }),
    { renderedWidthPx, maxAspect },
  );

describe('the plan drawing', () => {
  it.each([
    [500, 300, 320],
    [1200, 350, 432],
    [3000, 350, 350],
    [3000, 300, 900],
  ])('keeps figures at 13 px for %i × %i mm in %i px', (lengthMm, widthMm, renderedWidthPx) => {
    const { viewBox, labels } = draw(lengthMm, widthMm, renderedWidthPx);
    const figures = labels.filter(({ role }) => role === 'dimension');

    expect(figures.map(({ text }) => text)).toEqual([`${lengthMm} mm`, `${widthMm} mm`]);
    for (const { size } of figures) {
      expect((size * renderedWidthPx) / viewBox.width).toBeCloseTo(13, 6);
    }
  });

  it.each([500, 700, 1200, 3000])('stays within the maximum height: %i mm', (lengthMm) => {
    const { viewBox } = draw(lengthMm, 350, 390, 0.42);

    expect(viewBox.height / viewBox.width).toBeLessThanOrEqual(0.42 + 1e-9);
  });

  it('marks only the parts that cannot be made', () => {
    const marked = (conflictingParts: string[]) => {
      const parts = { sinkName: 'Undermount Oval', cutoutNames: ['Tap hole', 'Three tap holes'] };
      const plan = planOf({ lengthMm: 1200, widthMm: 350, ...parts, conflictingParts, limits });
      const { marks } = drawPlan(plan, { renderedWidthPx: 432 });
      return marks.filter(({ role }) => role === 'conflict').length;
    };
    expect(marked([])).toBe(0);
    expect(marked(['Undermount Oval'])).toBe(1);
    expect(marked(['Tap hole', 'Three tap holes'])).toBe(4);
  });

  it('marks only that one of several that cannot be made', () => {
    const at = (fromLeftMm: number) => ({ fromLeftMm, fromBackMm: 194 });
    const marked = (conflictingParts: string[]) => {
      const plan = planOf({
        lengthMm: 2400,
        widthMm: 350,
        sinkName: 'Undermount Oval',
        cutoutNames: ['Three tap holes'],
        conflictingParts,
        limits,
        places: { sinks: [at(400), at(1200)], cutouts: [{ at: [at(800), at(2000)] }] },
      });
      return drawPlan(plan, { renderedWidthPx: 432 }).marks.filter(({ role }) => role === 'conflict');
    };
    expect(marked(['Undermount Oval (2 of 2)'])).toEqual(marked(['Undermount Oval']).slice(1));
    expect(marked(['Three tap holes (1 of 2)'])).toEqual(marked(['Three tap holes']).slice(0, 3));
    expect(marked(['Three tap holes (2 of 2)'])).toEqual(marked(['Three tap holes']).slice(3));
  });

  it('can show the top only, for small rows', () => {
    const plan = planOf({
      lengthMm: 1200,
      widthMm: 350,
      sinkName: 'Undermount Oval',
      cutoutNames: [],
      limits,
    });
    const { viewBox, labels, marks } = drawPlan(plan, { renderedWidthPx: 140, isBare: true });

    expect(labels).toEqual([]);
    expect(marks.map(({ role }) => role)).not.toContain('dimension-line');
    expect(marks.map(({ role }) => role)).not.toContain('wall-line');
    expect(viewBox.x).toBeLessThan(0);
    expect(viewBox.x + viewBox.width).toBeGreaterThan(1200);
    expect(viewBox.width / viewBox.height).toBeCloseTo(1200 / 350, 0);
  });

  it('has no dimension for a side that is not entered', () => {
    expect(draw(null, null).labels.filter(({ role }) => role === 'dimension')).toEqual([]);
    expect(draw(1200, null).labels.map(({ text }) => text)).toContain('1200 mm');
  });

  it('marks a size that is out of range', () => {
    expect(draw(3500, 350).labels).toContainEqual(
      expect.objectContaining({ role: 'dimension-out-of-range', text: '3500 mm' }),
    );
  });

  it('cuts a corner notch out of the outline', () => {
    const stone = draw(1200, 350).marks.find(({ role }) => role === 'stone');

    expect(stone?.path).toBe('M0 0L1120 0L1120 80L1200 80L1200 350L0 350Z');
  });

  it('labels the front edge if there is space', () => {
    expect(draw(1200, 350).labels.map(({ text }) => text)).toContain('Front edge');
    expect(draw(1200, 350, 200).labels.map(({ text }) => text)).not.toContain('Front edge');
  });
});
