import { drawEdge } from './draw-edge';
import { edgeMm, edgeSection, type EdgeShape } from './edge-shape';

const shapes: EdgeShape[] = ['square', 'bullnose', 'ogee', 'beveled'];
const widePlan = { renderedWidthPx: 224 };
const narrow = { renderedWidthPx: 132 };
const labelsOf = (shape: EdgeShape) => drawEdge(shape, widePlan).labels.map(({ text }) => text);

it('shows the dimensions that define each edge', () => {
  expect(labelsOf('square')).toEqual(['2 × 45°', '30']);
  expect(labelsOf('bullnose')).toEqual(['R15']);
  expect(labelsOf('ogee')).toEqual(['R10', 'R10']);
  expect(labelsOf('beveled')).toEqual(['10', '10']);
});

it.each(shapes)('describes %s for screen readers', (shape) => {
  expect(drawEdge(shape, widePlan).description).toMatch(/edge in section: .*millimetres/);
});

it.each([widePlan, narrow])(
  'draws all edges at one scale with 13 px lettering, %j',
  ({ renderedWidthPx }) => {
    const drawings = shapes.map((shape) => drawEdge(shape, { renderedWidthPx }));
    const frames = drawings.map(({ viewBox }) => JSON.stringify(viewBox));
    expect(new Set(frames).size).toBe(1);
    for (const { viewBox, labels } of drawings)
      for (const { size } of labels) expect((size / viewBox.width) * renderedWidthPx).toBeCloseTo(13, 1);
  },
);

it.each(shapes.flatMap((shape) => [widePlan, narrow].map((options) => ({ shape, ...options }))))(
  'keeps lettering inside the frame, $shape at $renderedWidthPx px',
  ({ shape, renderedWidthPx }) => {
    const { viewBox, labels } = drawEdge(shape, { renderedWidthPx });
    for (const { text, x, y, size, anchor, rotation } of labels) {
      const length = text.length * size * 0.6;
      const leftEdge = rotation ? x - size : x - { start: 0, middle: length / 2, end: length }[anchor];
      const right = rotation ? x : leftEdge + length;
      expect(leftEdge).toBeGreaterThanOrEqual(viewBox.x);
      expect(right).toBeLessThanOrEqual(viewBox.x + viewBox.width);
      expect(y - size).toBeGreaterThanOrEqual(viewBox.y);
      expect(y).toBeLessThanOrEqual(viewBox.y + viewBox.height);
    }
  },
);

it('ends an ogee at the underside, a cove followed by a round', () => {
  const [cove, round] = edgeSection('ogee', 80).rounds;
  expect(cove).toMatchObject({ radius: 10, centre: [70, 4], isCove: true });
  expect(round).toMatchObject({ radius: 10, centre: [70, 24], isCove: false });
  expect(edgeMm.ogeeLip + 2 * edgeMm.ogeeRadius).toBeLessThan(edgeMm.thickness);
});

it('rounds a bullnose over the full thickness', () => {
  expect(edgeSection('bullnose', 80).path).toBe('M0 0H65A15 15 0 0 1 65 30H0');
});
