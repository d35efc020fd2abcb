import { npmGone } from '../processes/process-identity.mjs';
import { addressTable } from './address-table.ts';
import { startProduct, type Product, type StartOptions } from './start-product.ts';
import { Interrupted } from './supervisor.ts';

/** Under npm one Ctrl-C arrives twice, from the terminal and from npm: two signals this close are one. */
const samePressMs = 300;

export async function runUntilInterrupted(options?: StartOptions) {
  // A closed screen (`npm start | head`) must not leave services running.
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

/** Resolves after a requested stop. */
async function stopWhenAsked(product: Product): Promise<undefined> {
  let firstSignalAt: number | undefined;
  // Always listening: without a handler the next signal would end us and leave the services running.
  const signalled = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        firstSignalAt ??= Date.now();
        resolve(undefined);
        if (Date.now() - firstSignalAt < samePressMs) return;
        void product.kill().finally(() => process.exit(130));
      });
  });
  await Promise.race([signalled, npmGone()]);
  firstSignalAt ??= Date.now();
  console.log('\nStopping; Ctrl-C again ends everything at once.');
  await product.stop();
  return undefined;
}
