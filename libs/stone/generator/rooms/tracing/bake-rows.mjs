/** @import { Scene } from '../scenes/scene.js' */
import { scramble } from '../../noise/random.mjs';
import { channel, channels } from '../bake-file.mjs';
import { stone } from '../looks/plain.mjs';
import { Mesh } from '../meshes/mesh.mjs';
import { createCamera } from './camera.mjs';
import { roomLight } from './daylight.mjs';
import { PathTracer } from './path-tracer.mjs';
import { Surface } from './surface.mjs';
import { TriangleTree } from './triangle-tree.mjs';

export const samplesPerPass = 4;
/** Limit of a reflected window's brightness; brighter samples would survive all denoising. */
const brightest = 12;

// Steps of Roberts' R2 sequence: few samples, and none near another.
const [stepU, stepV] = [0.7548776662466927, 0.5698402909980532];

/**
 * Adds one pass of samples to the pixels of some rows.
 * @param {Scene} scene
 * @param {Float32Array} sums
 * @param {number} pass
 * @param {Iterable<number>} rows
 * @param {() => void} onRow
 */
export function bakeRows(scene, sums, pass, rows, onRow) {
  const { width, height, view, daylight } = scene;
  const mesh = new Mesh();
  scene.build(mesh);
  const tree = new TriangleTree(mesh);
  const stoneIndex = mesh.looks.indexOf(stone);
  const camera = createCamera(view, width, height);
  const [eyeX, eyeY, eyeZ] = camera.eye;

  let state = 0;
  const random = () => {
    state = (state + 0x9e3779b9) >>> 0;
    return scramble(state) / 0x1_0000_0000;
  };
  const tracer = new PathTracer(tree, mesh.looks, daylight, random);
  const ray = new Float64Array(3);
  const light = new Float64Array(3);
  const surface = new Surface();
  const start = new Float64Array(8);

  for (const row of rows) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const at = pixel * channels;
      // A pixel's sequences start alike in every pass, so that passes continue them.
      for (let index = 0; index < 8; index++) start[index] = scramble(pixel * 8 + index) / 0x1_0000_0000;
      state = scramble(Math.imul(pixel, 0x85ebca6b) + pass);
      for (let sample = 0; sample < samplesPerPass; sample++) {
        const index = pass * samplesPerPass + sample;
        const u = (/** @type {number} */ which) => (start[which * 2] + index * stepU) % 1;
        const v = (/** @type {number} */ which) => (start[which * 2 + 1] + index * stepV) % 1;
        camera.aim(column + u(0), row + v(0), ray);
        const [dx, dy, dz] = ray;
        if (!tree.meets(eyeX, eyeY, eyeZ, dx, dy, dz)) {
          roomLight(dx, dy, dz, light);
          for (let color = 0; color < 3; color++) sums[at + channel.mirror + color] += light[color];
          continue;
        }
        sums[at + channel.distance] += tree.distance;
        tracer.describe(surface, eyeX, eyeY, eyeZ, dx, dy, dz);
        sums[at + channel.normal] += surface.meshX;
        sums[at + channel.normal + 1] += surface.meshY;
        sums[at + channel.normal + 2] += surface.meshZ;
        sums[at + channel.look] += surface.look;
        if (!surface.isMetal) {
          tracer.received(surface, light, 0, u(1), v(1), u(2), v(2));
          for (let color = 0; color < 3; color++)
            sums[at + channel.light + color] += Math.min(brightest, light[color]);
          if (surface.look === stoneIndex) sums[at + channel.stone] += 1;
          else {
            sums[at + channel.albedo] += surface.red;
            sums[at + channel.albedo + 1] += surface.green;
            sums[at + channel.albedo + 2] += surface.blue;
          }
        }
        if (surface.isMetal || surface.mirror > 0) {
          tracer.mirrored(surface, dx, dy, dz, light, 1, u(3), v(3));
          for (let color = 0; color < 3; color++) sums[at + channel.mirror + color] += light[color];
        }
      }
    }
    onRow();
  }
}
