/** @import { Scene } from './scene.js' */
import { lacquer, nickel, plaster, stoneware } from '../looks/plain.mjs';
import { addBowl, addLeaningBoard, addSoapBottle, addSprigs, addVase } from '../things/accessories.mjs';
import { addDrawers } from '../things/cupboards.mjs';
import { addSwanNeck } from '../things/taps.mjs';
import { addTop, addUndermountBasin } from '../things/top.mjs';
import { addWalls } from '../things/walls.mjs';
import { sunlitFrom } from '../tracing/daylight.mjs';

const wall = plaster([0.42, 0.4, 0.37]);
const clay = stoneware([0.6, 0.56, 0.5]);
const charcoal = lacquer([0.06, 0.066, 0.062]);

/** A worktop 620 mm deep with one wide sink. @type {Scene} */
export const kitchen = {
  name: 'kitchen',
  width: 1440,
  height: 960,
  view: { eye: [-700, 620, 1760], target: [70, 40, 230], fieldOfView: 34 },
  daylight: sunlitFrom([-1, 0.5, 0.62], { x: -1900, y: [-60, 1700], z: [120, 2100] }),
  exposure: 0.74,
  build(mesh) {
    const hole = { x: -60, z: 330, halfWidth: 285, halfDepth: 195, power: 8 };
    addTop(mesh, 2600, 620, [hole]);
    addUndermountBasin(mesh, hole, 190);
    addDrawers(mesh, charcoal, { width: 2580, depth: 610, height: 620 }, 4);
    addSwanNeck(mesh, nickel, hole.x, 82, 400, 190);
    addLeaningBoard(mesh, 520, 74, 300, 420, 60);
    addLeaningBoard(mesh, 690, 96, 220, 300, 48);
    addVase(mesh, clay, 985, 190, 1.3);
    addSprigs(mesh, [985, 200, 190], { count: 7, height: 330, seed: 31 });
    addSoapBottle(mesh, 330, 110);
    addBowl(mesh, 620, 360);
    addWalls(mesh, wall, -900);
  },
};
