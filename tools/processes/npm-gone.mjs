// @ts-check
import { commandLineOf, parentOf } from './process-identity.mjs';

/**
 * Resolves when the npm that runs this script has ended. Whoever ends npm alone means us, but the signal never
 * reaches us: npm runs scripts in a shell, which ends with it or, after `kill -9`, stays and waits for us.
 * @returns {Promise<void>} never resolves when no npm runs us
 */
export const npmGone = () =>
  new Promise((resolve) => {
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    const isShell = /^\S*\bsh -c /.test(commandLineOf(parent));
    const npm = isShell ? parentOf(parent) : parent;
    const watch = setInterval(() => {
      if (process.ppid === parent && (!isShell || parentOf(parent) === npm)) return;
      clearInterval(watch);
      resolve();
    }, 1_000);
    watch.unref();
  });
