export { distanceToLine, pointsOnPath } from './points-on-path';
export { randomTops, type RandomTop } from './random-tops';
