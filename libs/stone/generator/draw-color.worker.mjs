import { parentPort } from 'node:worker_threads';
import { drawColor } from './draw-color.mjs';
import { recipes } from './recipes.mjs';

/** Draws one colour after another, as their slugs arrive, and answers with the slug. */
parentPort?.on('message', async (/** @type {string} */ slug) => {
  const recipe = recipes.find((candidate) => candidate.slug === slug);
  if (!recipe) throw new Error(`no recipe is called ${slug}`);
  await drawColor(recipe);
  parentPort?.postMessage(slug);
});
