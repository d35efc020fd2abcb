import { fitWithin } from './draw-picture';

it.each([
  [4032, 3024, 800, 600],
  [3024, 4032, 600, 800],
  [800, 800, 800, 800],
  [640, 480, 640, 480],
  [9000, 3, 800, 1],
])('%i × %i becomes %i × %i', (width, height, toWidth, toHeight) => {
  expect(fitWithin({ width, height }, 800)).toEqual({ width: toWidth, height: toHeight });
});
