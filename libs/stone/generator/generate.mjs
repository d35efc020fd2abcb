// Draws the pictures of every colour and page, or of those named:
//   npm run generate -w @app/stone -- [--only slug,slug] [--pictures close,scene,detail,strip,pages]
// Scenes and pages need their rooms baked (npm run bake -w @app/stone).
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { writeManifest } from './manifest.mjs';
import { pagePictures } from './pages.mjs';
import { pictures } from './pictures/formats.mjs';
import { recipes } from './recipes.mjs';
/** @import { Job } from './draw.worker.mjs' */

const { values } = parseArgs({ options: { only: { type: 'string' }, pictures: { type: 'string' } } });
const slugs = values.only?.split(',') ?? recipes.map(({ slug }) => slug);
for (const slug of slugs) {
  if (!recipes.some((recipe) => recipe.slug === slug)) throw new Error(`no recipe is called ${slug}`);
}
const known = [...pictures.map(({ name }) => name), 'strip', 'pages'];
const names = values.pictures?.split(',') ?? known;
for (const name of names) {
  if (!known.includes(name)) throw new Error(`no picture is called ${name}; there are ${known.join(', ')}`);
}

const waiting = listJobs();
await Promise.all(Array.from({ length: Math.min(waiting.length, availableParallelism()) }, drawWaitingJobs));
await writeManifest();

/** @returns {Job[]} */
function listJobs() {
  // Sorted by room: a worker keeps the last one open.
  const wanted = recipes.filter(({ slug }) => slugs.includes(slug));
  const colors = wanted.sort((a, b) => a.scene.localeCompare(b.scene)).map(({ slug }) => ({ slug, names }));
  const pages = pagePictures
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, name }) => ({ slug, page: name }));
  return [
    ...(names.includes('pages') ? pages : []),
    ...(names.some((name) => name !== 'pages') ? colors : []),
  ];
}

function drawWaitingJobs() {
  const worker = new Worker(new URL('./draw.worker.mjs', import.meta.url));
  /** @type {Job | undefined} */
  let job;
  const next = () => {
    job = waiting.shift();
    if (job) worker.postMessage(job);
    else void worker.terminate();
  };
  return new Promise((resolve, reject) => {
    worker.on('message', () => {
      if (job) console.log('page' in job ? `page ${job.page}` : job.slug);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', resolve);
    next();
  });
}
