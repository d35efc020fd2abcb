/** @import { Scene } from './scene.js' */
import { nickel, oak, plaster, stoneware } from '../looks/plain.mjs';
import { addSoapBottle, addSprigs, addTowels, addVase } from '../things/accessories.mjs';
import { addFlutedFront } from '../things/cupboards.mjs';
import { addWallTap } from '../things/taps.mjs';
import { addTop, addUndermountBasin } from '../things/top.mjs';
import { addWalls } from '../things/walls.mjs';
import { sunlitFrom } from '../tracing/daylight.mjs';

const sage = plaster([0.5, 0.515, 0.465]);
const clay = stoneware([0.52, 0.49, 0.44]);
const staves = oak('y');

/** A top 2400 mm long with two basins, 21:9. @type {Scene} */
export const about = {
  name: 'about',
  width: 1680,
  height: 720,
  view: { eye: [860, 790, 2120], target: [95, 30, 120], fieldOfView: 23.6 },
  daylight: sunlitFrom([-1, 0.36, 0.5], { x: -2500, y: [-60, 1800], z: [120, 2300] }),
  exposure: 0.68,
  build(mesh) {
    const left = { x: -560, z: 190, halfWidth: 235, halfDepth: 118, power: 2.25 };
    const right = { ...left, x: 430 };
    addTop(mesh, 2400, 350, [left, right]);
    for (const hole of [left, right]) {
      addUndermountBasin(mesh, hole, 130, nickel);
      addWallTap(mesh, nickel, hole.x, 130, 175);
    }
    addFlutedFront(mesh, staves, { width: 2370, depth: 340, height: 430 }, 24);
    addSoapBottle(mesh, -190, 92);
    addVase(mesh, clay, -68, 125, 1.15);
    addSprigs(mesh, [-68, 150, 125], { count: 7, height: 290, seed: 23 });
    addTowels(mesh, 860, 150, 220, 150);
    addVase(mesh, clay, 1060, 110, 0.72);
    addWalls(mesh, sage);
  },
};
