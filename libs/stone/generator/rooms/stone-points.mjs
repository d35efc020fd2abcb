/** @import { Scene } from './scenes/scene.js' */
/** @import { LitRoom } from './denoise.mjs' */
import { stone } from './looks/plain.mjs';
import { Mesh } from './meshes/mesh.mjs';
import { createCamera } from './tracing/camera.mjs';
import { TriangleTree } from './tracing/triangle-tree.mjs';

/** Samples per pixel of stone, along each side of a square. */
const across = 2;
export const pointsPerPixel = across * across;

/**
 * Where a scene's pixels hit its top: x, y, z in the room; NaN for a miss.
 * @param {Scene} scene
 * @param {LitRoom} room
 */
export function findStonePoints(scene, room) {
  const { width, height } = room;
  const mesh = new Mesh();
  scene.build(mesh);
  const tree = new TriangleTree(mesh);
  const stoneIndex = mesh.looks.indexOf(stone);
  const camera = createCamera(scene.view, width, height);
  const ray = new Float64Array(3);
  const points = new Float32Array(width * height * pointsPerPixel * 3).fill(NaN);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (room.stone[pixel] === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    for (let index = 0; index < pointsPerPixel; index++) {
      camera.aim(x + ((index % across) + 0.5) / across, y + (Math.floor(index / across) + 0.5) / across, ray);
      if (!tree.meets(camera.eye[0], camera.eye[1], camera.eye[2], ray[0], ray[1], ray[2])) continue;
      if (tree.lookOf[tree.triangle] !== stoneIndex) continue;
      for (let axis = 0; axis < 3; axis++)
        points[(pixel * pointsPerPixel + index) * 3 + axis] = camera.eye[axis] + ray[axis] * tree.distance;
    }
  }
  return points;
}
