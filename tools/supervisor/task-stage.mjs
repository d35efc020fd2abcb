// @ts-check
import { PartFailed } from './part-failed.mjs';
import { startChild } from './child-process.mjs';

/**
 * Something that runs to its end before the next stage: migrations, the seed.
 * @param {import('./child-process.mjs').ChildOptions} options
 * @returns {import('./part.d.mts').Stage}
 */
export const taskStage = (options) => ({
  name: options.name,
  ...(options.script && { script: options.script }),
  async start(signal) {
    const task = startChild(options);
    const interrupt = () => void task.stop();
    signal.addEventListener('abort', interrupt, { once: true });
    const how = await task.exited;
    signal.removeEventListener('abort', interrupt);
    signal.throwIfAborted();
    if (how !== 'ended with code 0') throw new PartFailed(options.name, how, options.logFile);
    return undefined;
  },
});
