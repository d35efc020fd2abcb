export { distanceToLine, pointsOnPath } from './points-on-path';
export { randomBasins, randomOutlines, randomTops, type RandomTop } from './random-tops';
