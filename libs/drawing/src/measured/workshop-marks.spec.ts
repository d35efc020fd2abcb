import { planOf } from '../plan/plan-of';
import { drawMeasuredPlan } from './draw-measured-plan';
import { weightOf } from './weight-of';
import { diagonalOf } from './workshop-marks';

const limits = { lengthMm: { min: 500, max: 3000 }, widthMm: { min: 300, max: 350 } };
const plan = (lengthMm: number, sinkName: string | null = 'Undermount Oval', sinksAt: number[] = []) =>
  planOf({
    lengthMm,
    widthMm: 350,
    sinkName,
    cutoutNames: ['Tap hole, 35 mm'],
    limits,
    places: sinksAt.length
      ? { sinks: sinksAt.map((fromLeftMm) => ({ fromLeftMm, fromBackMm: 195 })), cutouts: [] }
      : null,
  });
const draw = (topPlan: ReturnType<typeof plan>, isForWorkshop = true) =>
  drawMeasuredPlan(topPlan, { renderedWidthPx: 682, maxHeightPx: 300, isForWorkshop });

it('shows the diagonal for checking squareness, and the polished edge', () => {
  const { labels, marks } = draw(plan(1194));
  expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['diagonal 1244', 'polished']));
  expect(marks.map(({ role }) => role)).toEqual(expect.arrayContaining(['diagonal', 'front-edge']));
});

it('a customer’s drawing shows neither', () => {
  const { labels, marks } = draw(plan(1194), false);
  expect(labels.map(({ text }) => text).join()).not.toMatch(/diagonal|polished/);
  expect(marks.map(({ role }) => role)).not.toContain('diagonal');
});

it.each([500, 900, 1194, 3000])('keeps its labels on a stone of %i mm, without overlap', (lengthMm) => {
  const [quarter, third] = [Math.round(lengthMm / 4), Math.round(lengthMm / 3)];
  for (const top of [
    plan(lengthMm),
    plan(lengthMm, null),
    plan(lengthMm, 'Undermount Oval', [third]),
    plan(lengthMm, 'Undermount Oval', [lengthMm - quarter]),
    plan(lengthMm, 'Undermount Oval', [quarter, lengthMm - quarter]),
  ]) {
    const { labels } = draw(top);
    const [diagonal, polished] = labels.filter(({ text }) => /diagonal|polished/.test(text));
    if (!diagonal || !polished) throw new Error('words are missing');
    const reach = (text: string, size: number) => (text.length * 0.53 * size) / 2;
    const apartX =
      Math.abs(diagonal.x - polished.x) -
      reach(diagonal.text, diagonal.size) -
      reach('polished', polished.size);
    const apartY = Math.abs(diagonal.y - polished.y) - polished.size;
    expect(Math.max(apartX, apartY)).toBeGreaterThan(0);
    for (const { x, y } of [diagonal, polished]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(lengthMm);
      expect(y).toBeLessThan(350);
    }
  }
});

it('computes the diagonal', () => {
  expect(diagonalOf(plan(1194))).toBe(1244);
});

it('estimates the weight of the stone that is left', () => {
  expect(weightOf(plan(1194), 20)).toBe(18);
  expect(weightOf(plan(1194, null), 20)).toBe(23);
  expect(weightOf(plan(1194, 'Undermount Oval', [450]), 20)).toBe(18);
  expect(weightOf(plan(1194, 'Undermount Oval', [300, 894]), 20)).toBe(14);
});
