import { withPoint } from './with-point';

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];

it.each([
  ['the first', [], { x: 5, y: 5 }, 0],
  ['after the last', square, { x: 0, y: 100 }, 3],
  ['between two, near their stretch', square, { x: 50, y: 4 }, 1],
  ['between two others', square, { x: 96, y: 50 }, 2],
  ['after the last, on the side that closes the line', square, { x: 50, y: 50 }, 3],
])('%s', (_, points, added, at) => {
  expect(withPoint(points, added, 8)).toEqual(points.toSpliced(at, 0, added));
});
