import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawColor, drawPage } from './draw-color.mjs';
import { recipes } from './recipes.mjs';

/**
 * One job: a page's picture, or some pictures of a colour.
 * @typedef {{ slug: string, page: string } | { slug: string, names: readonly string[] }} Job
 */

// There is a worker for each core already.
sharp.concurrency(1);

/** Draws jobs one after another and reports each. */
parentPort?.on('message', async (/** @type {Job} */ job) => {
  const recipe = recipes.find((candidate) => candidate.slug === job.slug);
  if (!recipe) throw new Error(`no recipe is called ${job.slug}`);
  if ('page' in job) await drawPage(recipe, job.page);
  else await drawColor(recipe, job.names);
  parentPort?.postMessage('drawn');
});
