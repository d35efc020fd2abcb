import { npmGone } from '../processes/process-identity.mjs';
import { addressTable } from './address-table.ts';
import { startProduct, type Product, type StartOptions } from './start-product.ts';
import { Interrupted } from './supervisor.ts';

/** One press of Ctrl-C arrives twice under npm: from the terminal and passed on by npm. */
const samePressMs = 300;

/**
 * The life of `npm start` and `npm run dev`: up, one table, down. Ctrl-C stops in order, a second one at once.
 * Ends the process.
 */
export async function runUntilInterrupted(options?: StartOptions) {
  // A closed screen (`npm start | head`) is no reason to leave services behind.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  try {
    const product = startProduct(options);
    const interrupted = stopWhenAsked(product);
    console.log(addressTable(await product.started, product));
    const failure = await Promise.race([product.lost, interrupted]);
    if (failure) throw failure;
    console.log('Stopped.');
    process.exit(0);
  } catch (error) {
    if (error instanceof Interrupted) process.exit(0);
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Resolves when it was asked to stop and has. */
async function stopWhenAsked(product: Product): Promise<undefined> {
  let asked: number | undefined;
  // Heard all the time: between two listeners the next signal would end us, and leave the services behind.
  const signalled = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        asked ??= Date.now();
        resolve(undefined);
        if (Date.now() - asked < samePressMs) return;
        void product.kill().finally(() => process.exit(130));
      });
  });
  await Promise.race([signalled, npmGone()]);
  asked ??= Date.now();
  console.log('\nStopping; Ctrl-C again ends everything at once.');
  await product.stop();
  return undefined;
}
