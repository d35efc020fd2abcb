import fc from 'fast-check';
import type { Point } from '../plan/outline';
import { pointsOnPath } from '../testing';
import { drawRoom, type DrawnRoom } from './draw-room';

const size = { lengthMm: 1200, widthMm: 350 };
const measured: DrawnRoom = {
  walls: ['back', 'left'],
  backMm: 1200,
  frontMm: 1206,
  leftMm: 350,
  rightMm: 347,
  fallingMm: 1258,
  risingMm: 1242,
  cabinet: { fromLeftMm: 300, insideMm: 600, frontRailMm: 30, backRailMm: 30 },
};

it('has each measured side and diagonal, the walls as thick lines, and the cabinet dashed', () => {
  const { marks, labels, description } = drawRoom(measured, size, { renderedWidthPx: 300 });

  expect(labels.map(({ text }) => text).toSorted()).toEqual(['1200', '1206', '1242', '1258', '347', '350']);
  const thin = marks.find(({ role }) => role === 'outline')?.strokeWidth ?? NaN;
  const walls = marks.filter(({ role }) => role === 'wall-line');
  expect(walls).toHaveLength(2);
  for (const { strokeWidth } of walls) expect(strokeWidth).toBeGreaterThan(thin * 3);
  expect(marks.filter(({ role }) => role === 'cross-hair')).toMatchObject([
    { dash: [expect.any(Number), expect.any(Number)] },
  ]);
  expect(description).toBe('The room from above, 8 mm out of square');
});

it('is as high as it may be, however deep the room', () => {
  const { viewBox } = drawRoom({ ...measured, leftMm: 3000 }, size, {
    renderedWidthPx: 300,
    maxHeightPx: 84,
  });
  expect(viewBox.height / viewBox.width).toBeCloseTo(84 / 300, 6);
});

const rooms = fc
  .record({ back: fc.integer({ min: 400, max: 4_000 }), left: fc.integer({ min: 280, max: 700 }) })
  .chain(({ back, left }) => {
    const mm = (usual: number, by: number) =>
      fc.option(fc.integer({ min: Math.ceil(usual - by), max: Math.floor(usual + by) }), { nil: undefined });
    const diagonal = Math.hypot(back, left);
    return fc.record({
      walls: fc.subarray(['back', 'left', 'right'] as const).map((walls) => [...walls]),
      backMm: fc.constant(back),
      frontMm: mm(back, back / 15),
      leftMm: mm(left, left / 10),
      rightMm: mm(left, left / 10),
      fallingMm: mm(diagonal, 20),
      risingMm: mm(diagonal, 20),
      cabinet: fc.option(
        fc.record({
          fromLeftMm: fc.nat(back),
          insideMm: fc.nat(6_000),
          frontRailMm: fc.nat(80),
          backRailMm: fc.nat(80),
        }),
        { nil: undefined },
      ),
    });
  })
  .map(
    (room) =>
      Object.fromEntries(
        Object.entries(room).filter(([, value]) => value !== undefined),
      ) as unknown as DrawnRoom,
  );

it('never has a figure on a line, on another figure or outside its frame, however small it is drawn', () => {
  fc.assert(
    fc.property(
      rooms,
      fc.integer({ min: 200, max: 680 }),
      fc.option(fc.integer({ min: 84, max: 300 }), { nil: Infinity }),
      (room, renderedWidthPx, maxHeightPx) => {
        const { marks, labels, viewBox } = drawRoom(room, size, { renderedWidthPx, maxHeightPx });
        const boxes = labels.map(boxOf);
        const isInside = ({ left, right, top, bottom }: Box) =>
          left >= viewBox.x &&
          right <= viewBox.x + viewBox.width &&
          top >= viewBox.y &&
          bottom <= viewBox.y + viewBox.height;
        const touches = (box: Box, index: number) =>
          boxes.slice(index + 1).some((other) => overlap(box, other)) ||
          marks.some(({ path, strokeWidth }) =>
            strokesOf(path).some(([a, b]) => isOn(a, b, strokeWidth / 2, box)),
          );
        return boxes.every(isInside) && !boxes.some(touches);
      },
    ),
    { numRuns: 500 },
  );
});

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Digits have 0.6 of the type's size, no descenders. */
function boxOf({ text, x, y, size: em, anchor }: ReturnType<typeof drawRoom>['labels'][number]): Box {
  const width = text.length * em * 0.6;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - em * 0.75, bottom: y };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const strokesOf = (path: string): [Point, Point][] => {
  const points = pointsOnPath(path);
  const ends = path.endsWith('Z') ? [...points, points[0] ?? { x: 0, y: 0 }] : points;
  return ends.slice(1).map((to, index) => [ends[index] ?? to, to]);
};

/** By points along the stroke, denser than a figure is small. */
function isOn(a: Point, b: Point, reach: number, { left, right, top, bottom }: Box): boolean {
  const steps = 400;
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
    const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
    return x > left - reach && x < right + reach && y > top - reach && y < bottom + reach;
  });
}
