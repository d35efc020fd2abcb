/** @import { Scene } from './scene.js' */
import { about } from './about.mjs';
import { batch } from './batch.mjs';
import { hero } from './hero.mjs';
import { kitchen } from './kitchen.mjs';
import { oval } from './oval.mjs';
import { rect } from './rect.mjs';
import { vessel } from './vessel.mjs';

/** @type {readonly Scene[]} */
export const scenes = [oval, vessel, rect, hero, about, kitchen, batch];

/** @param {string} name */
export function sceneNamed(name) {
  const scene = scenes.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`no scene is called ${name}`);
  return scene;
}
