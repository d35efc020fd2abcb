/** @import { Scene } from './scenes/scene.js' */
/** @import { LitRoom } from './denoise.mjs' */
import { readBake } from './bake-file.mjs';
import { denoise } from './denoise.mjs';
import { sceneNamed } from './scenes/index.mjs';
import { findStonePoints } from './stone-points.mjs';

/** @typedef {{ scene: Scene, lit: LitRoom, points: Float32Array }} Room */

/** @type {{ name: string, room: Promise<Room> } | undefined} */
let last;

/**
 * A baked scene, ready for stones. Only the last is kept: colours come sorted by their rooms.
 * @param {string} name
 */
export function openRoom(name) {
  last = last?.name === name ? last : { name, room: open(name) };
  return last.room;
}

/** @param {string} name */
async function open(name) {
  const scene = sceneNamed(name);
  const bake = await readBake(scene);
  if (!bake) throw new Error(`${name} is not baked; run: npm run bake -w @app/stone -- --only ${name}`);
  const lit = denoise(bake);
  return { scene, lit, points: findStonePoints(scene, lit) };
}
