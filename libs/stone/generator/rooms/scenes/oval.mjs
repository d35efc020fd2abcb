/** @import { Mesh } from '../meshes/mesh.mjs' */
/** @import { Scene } from './scene.js' */
import { brushedBrass, oak, stoneware } from '../looks/plain.mjs';
import { squareTiles } from '../looks/tiles.mjs';
import { addSoapBottle, addSprigs, addVase } from '../things/accessories.mjs';
import { addDrawers } from '../things/cupboards.mjs';
import { addWallTap } from '../things/taps.mjs';
import { addTop, addUndermountBasin } from '../things/top.mjs';
import { addWalls } from '../things/walls.mjs';
import { sunny } from '../tracing/daylight.mjs';

export const topDepth = 350;
/** @type {import('../things/top.mjs').Hole} */
export const ovalHole = { x: -165, z: 190, halfWidth: 210, halfDepth: 118, power: 2.25 };

const oakFront = oak('x');
const clay = stoneware([0.6, 0.56, 0.5]);

/** @param {Mesh} mesh */
export function buildOval(mesh) {
  addTop(mesh, 1100, topDepth, [ovalHole]);
  addUndermountBasin(mesh, ovalHole, 130, brushedBrass);
  addDrawers(mesh, oakFront, { width: 1080, depth: 340, height: 430 }, 2);
  addWallTap(mesh, brushedBrass, ovalHole.x, 128, 172);
  addSoapBottle(mesh, 222, 92);
  addVase(mesh, clay, 345, 118, 1.05);
  addSprigs(mesh, [345, 140, 118], { count: 6, height: 250, seed: 11 });
  addWalls(mesh, squareTiles);
}

/** @type {Scene} */
export const oval = {
  name: 'oval',
  width: 1280,
  height: 960,
  view: { eye: [330, 620, 1120], target: [2, -18, 130], fieldOfView: 31 },
  daylight: sunny,
  exposure: 0.64,
  build: buildOval,
};
