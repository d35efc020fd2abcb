/** @import { Scene } from './scene.js' */
import { buildOval } from './oval.mjs';
import { sunny } from '../tracing/daylight.mjs';

/** The oval's room from further back, for the head of the home page. @type {Scene} */
export const hero = {
  name: 'hero',
  width: 1680,
  height: 1120,
  view: { eye: [420, 500, 1230], target: [-20, 50, 115], fieldOfView: 35 },
  daylight: sunny,
  exposure: 0.68,
  build: buildOval,
};
