/** @import { Scene } from './scene.js' */
import { gunmetal, plaster, stoneware, walnut } from '../looks/plain.mjs';
import { addStandingBasin, addTowels, addVase } from '../things/accessories.mjs';
import { addFlutedFront } from '../things/cupboards.mjs';
import { addTallMixer } from '../things/taps.mjs';
import { addTop } from '../things/top.mjs';
import { addWalls } from '../things/walls.mjs';
import { sunny } from '../tracing/daylight.mjs';

const wall = plaster([0.6, 0.575, 0.535]);
const clay = stoneware([0.3, 0.29, 0.275]);

/** A standing basin, gunmetal and walnut: the dark stones' room. @type {Scene} */
export const vessel = {
  name: 'vessel',
  width: 1280,
  height: 960,
  view: { eye: [-310, 560, 1140], target: [8, 8, 125], fieldOfView: 32 },
  daylight: sunny,
  exposure: 0.68,
  build(mesh) {
    addTop(mesh, 1100, 350);
    addStandingBasin(mesh, 150, 190);
    addTallMixer(mesh, gunmetal, -65, 170, 250, 136);
    addFlutedFront(mesh, walnut, { width: 1080, depth: 340, height: 430 }, 22);
    addVase(mesh, clay, -335, 112, 0.9);
    addTowels(mesh, 425, 130, 150, 170);
    addWalls(mesh, wall);
  },
};
