import { parentPort, workerData } from 'node:worker_threads';
import { sceneNamed } from './scenes/index.mjs';
import { bakeRows } from './tracing/bake-rows.mjs';

const { name, sums, pass, first, every } = workerData;
const scene = sceneNamed(name);

/** Rows alternate between workers: the slow middle of a picture is shared evenly. */
function* rows() {
  for (let row = first; row < scene.height; row += every) yield row;
}

bakeRows(scene, new Float32Array(sums), pass, rows(), () => parentPort?.postMessage(1));
