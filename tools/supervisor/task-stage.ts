import { PartFailed } from './part-failed.ts';
import { startChild, type ChildOptions } from './child-process.ts';
import type { Stage } from './part.ts';

/** Something that runs to its end before the next stage: migrations, the seed. */
export const taskStage = (options: ChildOptions): Stage => ({
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
