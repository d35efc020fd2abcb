/** @import { Mesh } from '../meshes/mesh.mjs' */
/** @import { Scene } from './scene.js' */
import { oak, plaster } from '../looks/plain.mjs';
import { addBox } from '../meshes/solids.mjs';
import { addTop, thickness } from '../things/top.mjs';
import { addWalls } from '../things/walls.mjs';
import { sunlitFrom } from '../tracing/daylight.mjs';

const wall = plaster([0.5, 0.485, 0.45]);
const batten = oak('x');

/** Each is made to measure, from the uppermost down; millimetres. */
const lengths = [1120, 1180, 1090, 1200, 1150, 1060, 1210, 1130, 1170, 1100, 1190, 1140, 1080, 1200];
const pitch = thickness + 18;
const left = -640;

/** Fourteen tops stacked on battens in the workshop. @type {Scene} */
export const batch = {
  name: 'batch',
  width: 1440,
  height: 960,
  view: { eye: [820, 400, 1700], target: [30, -268, 230], fieldOfView: 32.5 },
  daylight: sunlitFrom([-1, 0.6, 0.62], { x: -1800, y: [-60, 1600], z: [120, 2000] }),
  exposure: 0.72,
  build(mesh) {
    for (const [index, length] of lengths.entries()) {
      const hole = { x: 0, z: 190, halfWidth: 210, halfDepth: 112, power: 6 };
      const x = left + length / 2 + 6 * Math.sin(index * 2.1);
      const y = -index * pitch;
      shifted(mesh, [x, y, 60 + 4 * Math.sin(index * 1.3)], () => addTop(mesh, length, 350, [hole]));
      const foot = y - pitch;
      for (const at of [left + 110, left + 900])
        addBox(mesh, batten, [at, foot + 0.1, 66], [at + 42, y - thickness - 0.1, 404], 1);
    }
    const floor = -lengths.length * pitch - 90;
    for (const at of [left + 90, left + 880])
      addBox(mesh, batten, [at, floor, 40], [at + 84, floor + 90, 430], 3);
    addWalls(mesh, wall, floor);
  },
};

/**
 * What `build` adds, moved.
 * @param {Mesh} mesh
 * @param {readonly [number, number, number]} by
 * @param {() => void} build
 */
function shifted(mesh, by, build) {
  const before = mesh.positions.length;
  build();
  for (let at = before; at < mesh.positions.length; at++) mesh.positions[at] += by[(at - before) % 3];
}
