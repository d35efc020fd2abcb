// Draws the pictures of every colour, or of those named: npm run generate -w @app/stone -- [--only slug,slug]
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { writeManifest } from './manifest.mjs';
import { recipes } from './recipes.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const slugs = values.only?.split(',') ?? recipes.map(({ slug }) => slug);
for (const slug of slugs) {
  if (!recipes.some((recipe) => recipe.slug === slug)) throw new Error(`no recipe is called ${slug}`);
}

const waiting = [...slugs];
const workers = Array.from({ length: Math.min(waiting.length, availableParallelism()) }, drawWhatWaits);
await Promise.all(workers);
await writeManifest();

function drawWhatWaits() {
  const worker = new Worker(new URL('./draw-color.worker.mjs', import.meta.url));
  const next = () => {
    const slug = waiting.shift();
    if (slug) worker.postMessage(slug);
    else void worker.terminate();
  };
  return new Promise((resolve, reject) => {
    worker.on('message', (slug) => {
      console.log(slug);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', resolve);
    next();
  });
}
