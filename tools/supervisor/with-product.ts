import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoEnvironment } from './demo-environment.ts';
import { freeProductPorts } from './free-product-ports.ts';
import { startProduct, type Product } from './start-product.ts';

export interface OwnProduct extends Product {
  env: NodeJS.ProcessEnv;
  dataDir: string;
  ports: Awaited<ReturnType<typeof freeProductPorts>>;
}

/** Runs the built product as a demo on free ports, with data of its own that is gone afterwards, for as long as `use` takes. */
export async function withProduct<T>(
  use: (product: OwnProduct) => Promise<T>,
  settings: NodeJS.ProcessEnv = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vanity-tops-'));
  // PostgreSQL may run as another user and must be able to pass.
  chmodSync(dataDir, 0o711);
  const env = { ...demoEnvironment(), ...settings };
  const ports = await freeProductPorts();
  const product = await startProduct({ env, dataDir, ports, quiet: true });
  try {
    return await use({ ...product, env, dataDir, ports });
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
