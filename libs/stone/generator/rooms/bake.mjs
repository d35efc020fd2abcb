// Path-traces the light of every scene, or of those named: npm run bake -w @app/stone -- [--only oval,hero]
// [--passes 4] [--threads 2]. A scene that has been baked gets only the passes it lacks; --again starts afresh.
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { channels, readBake, writeBake } from './bake-file.mjs';
import { sceneNamed, scenes } from './scenes/index.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    passes: { type: 'string', default: '4' },
    threads: { type: 'string', default: '2' },
    again: { type: 'boolean', default: false },
  },
});
const names = values.only?.split(',') ?? scenes.map(({ name }) => name);
const threads = Number(values.threads);

// One pass over all scenes at a time, so that each has a preview early.
for (let pass = 0; pass < Number(values.passes); pass++) {
  for (const name of names) await addPass(name, pass);
}

/**
 * @param {string} name
 * @param {number} pass
 */
async function addPass(name, pass) {
  const started = performance.now();
  const scene = sceneNamed(name);
  const known = values.again && pass === 0 ? undefined : await readBake(scene);
  if (known && known.passes > pass) return;
  const { width, height } = scene;
  const sums = known?.sums ?? new Float32Array(new SharedArrayBuffer(width * height * channels * 4));
  await Promise.all(
    Array.from({ length: threads }, (_, first) =>
      runWorker({ name, sums: sums.buffer, pass, first, every: threads }),
    ),
  );
  await writeBake(name, { width, height, passes: pass + 1, sums });
  console.log(`${name}: pass ${pass + 1}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** @param {object} workerData */
function runWorker(workerData) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bake.worker.mjs', import.meta.url), { workerData });
    worker.on('error', reject);
    worker.on('exit', resolve);
  });
}
