/** @import { Scene } from './scenes/scene.js' */
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bakesFolder } from '../folders.mjs';

/** Channels of a baked pixel, and their offsets. */
export const channel = { albedo: 0, light: 3, mirror: 6, normal: 9, distance: 12, stone: 13, look: 14 };
export const channels = 15;

/**
 * Sums over all samples; more passes may be added later.
 * @typedef {{ width: number, height: number, passes: number, sums: Float32Array }} Bake
 */

/** @param {string} name */
const filesOf = (name) => ({
  numbers: join(bakesFolder, `${name}.bin`),
  facts: join(bakesFolder, `${name}.json`),
});

/**
 * @param {Scene} scene
 * @returns {Promise<Bake | undefined>} nothing when the scene was never baked, or in another size
 */
export async function readBake({ name, width, height }) {
  const { numbers, facts } = filesOf(name);
  try {
    const known = JSON.parse(await readFile(facts, 'utf8'));
    if (known.width !== width || known.height !== height) return undefined;
    const content = await readFile(numbers);
    const sums = new Float32Array(new SharedArrayBuffer(content.byteLength));
    new Uint8Array(sums.buffer).set(content);
    return { width, height, passes: known.passes, sums };
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {Bake} bake
 */
export async function writeBake(name, { width, height, passes, sums }) {
  await mkdir(bakesFolder, { recursive: true });
  const { numbers, facts } = filesOf(name);
  const file = await open(numbers, 'w');
  await file.write(Buffer.from(sums.buffer));
  await file.close();
  await writeFile(facts, `${JSON.stringify({ width, height, passes })}\n`);
}
