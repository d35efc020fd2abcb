/** @import { Scene } from './scene.js' */
import { chrome, lacquer } from '../looks/plain.mjs';
import { stackedTiles } from '../looks/tiles.mjs';
import { addSoapBottle, addTowels } from '../things/accessories.mjs';
import { addDrawers } from '../things/cupboards.mjs';
import { addSwanNeck } from '../things/taps.mjs';
import { addTop, addUndermountBasin } from '../things/top.mjs';
import { addWalls } from '../things/walls.mjs';
import { sunny } from '../tracing/daylight.mjs';

const green = lacquer([0.1, 0.125, 0.112]);

/** @type {Scene} */
export const rect = {
  name: 'rect',
  width: 1280,
  height: 960,
  view: { eye: [300, 620, 1120], target: [2, -6, 130], fieldOfView: 32 },
  daylight: sunny,
  exposure: 0.64,
  build(mesh) {
    const hole = { x: -175, z: 200, halfWidth: 225, halfDepth: 112, power: 6 };
    addTop(mesh, 1100, 350, [hole]);
    addUndermountBasin(mesh, hole, 125);
    addDrawers(mesh, green, { width: 1080, depth: 340, height: 430 }, 2);
    addSwanNeck(mesh, chrome, hole.x, 52, 235, 118);
    addTowels(mesh, 235, 150, 190, 150);
    addSoapBottle(mesh, 385, 92);
    addWalls(mesh, stackedTiles);
  },
};
