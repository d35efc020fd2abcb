export { distanceToLine, pointsOnPath } from './points-on-path';
export { randomOutlines, randomTops, type RandomTop } from './random-tops';
