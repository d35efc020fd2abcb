import { parseString } from 'dxf';
import fc from 'fast-check';
import { drawMeasuredPlan } from '../measured/draw-measured-plan';
import type { Point } from '../plan/outline';
import { planOf } from '../plan/plan-of';
import { distanceToLine, pointsOnPath, randomTops, type RandomTop } from '../testing';
import { cutLinesOf } from './cut-lines';
import { toDxf } from './to-dxf';

interface Entity {
  type: string;
  layer: string;
  closed?: boolean;
  x: number;
  y: number;
  r: number;
  string?: string;
  vertices: (Point & { bulge?: number })[];
}

const top: RandomTop = {
  lengthMm: 1200,
  widthMm: 350,
  sinkName: 'Undermount Oval',
  cutoutNames: ['Tap hole, 35 mm'],
  places: {
    sinks: [{ fromLeftMm: 450, fromBackMm: 195 }],
    cutouts: [{ at: [{ fromLeftMm: 450, fromBackMm: 45 }] }],
  },
};

const write = (request: RandomTop, notes: string[] = []) =>
  toDxf({ ...request, lines: cutLinesOf(planOf(request)), notes });
const read = (request: RandomTop, notes?: string[]) =>
  (parseString(write(request, notes)) as unknown as { entities: Entity[] }).entities;

/** On the edge of what a machine cuts, in the drawing's axes: ends and middles of its lines and arcs. */
function pointsOf({ type, x, y, r, vertices }: Entity, widthMm: number): Point[] {
  const points =
    type === 'CIRCLE'
      ? [0, 1, 2, 3, 4, 5, 6, 7].map((step) => ({
          x: x + r * Math.cos((step * Math.PI) / 4),
          y: y + r * Math.sin((step * Math.PI) / 4),
        }))
      : vertices.flatMap((from, index) => {
          const to = vertices[(index + 1) % vertices.length] ?? from;
          const bulge = from.bulge ?? 0;
          return [
            from,
            {
              x: (from.x + to.x) / 2 + (bulge * (to.y - from.y)) / 2,
              y: (from.y + to.y) / 2 - (bulge * (to.x - from.x)) / 2,
            },
          ];
        });
  return points.map((point) => ({ x: point.x, y: widthMm - point.y }));
}

const boundsOf = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
};

it('has outline, basin and holes on their layers, closed, with the origin at the front left corner', () => {
  const entities = read(top);

  expect(entities.map(({ type, layer, closed }) => ({ type, layer, closed }))).toEqual([
    { type: 'POLYLINE', layer: 'OUTLINE', closed: true },
    { type: 'POLYLINE', layer: 'SINK', closed: true },
    { type: 'CIRCLE', layer: 'HOLES', closed: undefined },
  ]);
  expect(entities[0]?.vertices.map(({ x, y }) => [x, y])).toEqual([
    [0, 350],
    [1200, 350],
    [1200, 0],
    [0, 0],
  ]);
  expect(entities[2]).toMatchObject({ x: 450, y: 305, r: 17.5 });
});

it('is R12 in ASCII, with only what that version knows', () => {
  const dxf = write(top, ['Café ‘Łódź’\r\n0\nEOF, 1200 × 350']);

  expect(dxf).toContain('9\r\n$ACADVER\r\n1\r\nAC1009\r\n');
  expect(dxf).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(dxf).not.toMatch(/LWPOLYLINE|ELLIPSE|AcDb/);
  expect(read(top, ['Café ‘Łódź’\r\n0\nEOF, 1200 × 350']).find(({ type }) => type === 'TEXT')).toMatchObject({
    layer: 'NOTES',
    string: "Cafe '?odz' 0 EOF, 1200 x 350",
  });
});

it('lists a cut-out without a size as a note only, and drills the waste of a basin on the stone', () => {
  const layers = (request: Partial<RandomTop>) => read({ ...top, ...request }).map(({ layer }) => layer);

  expect(layers({ cutoutNames: ['Shaver socket'] })).toEqual(['OUTLINE', 'SINK', 'NOTES']);
  expect(read({ ...top, sinkName: 'Countertop Vessel' })[1]).toMatchObject({ type: 'CIRCLE', r: 21 });
});

it('agrees with the measured drawing to 0.1 mm, whatever the top', () => {
  fc.assert(
    fc.property(randomTops(), (request) => {
      const plan = planOf(request);
      const { marks } = drawMeasuredPlan(plan, { renderedWidthPx: 682 });
      const drawn = marks
        .filter(({ role }) => role === 'outline' || role === 'opening' || role === 'waste')
        .map(({ path }) => pointsOnPath(path));
      const cut = read(request).filter(({ type }) => type !== 'TEXT');

      expect(cut).toHaveLength(drawn.length);
      for (const entity of cut) {
        const points = pointsOf(entity, request.widthMm);
        const line = drawn.find((candidate) =>
          boundsOf(candidate).every((side, index) => Math.abs(side - (boundsOf(points)[index] ?? NaN)) < 0.1),
        );
        expect(line, `${entity.layer} has a line in the drawing`).toBeDefined();
        for (const point of points) expect(distanceToLine(point, line ?? [])).toBeLessThan(0.1);
      }
    }),
    { numRuns: 500 },
  );
});
