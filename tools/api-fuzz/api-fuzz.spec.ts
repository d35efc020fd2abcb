import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { demoEnvironment } from '../supervisor/demo-environment.ts';
import { freeProductPorts } from '../supervisor/free-product-ports.ts';
import { startProduct, type Product } from '../supervisor/start-product.ts';
import { canaries, findLeaks } from './find-leaks.ts';
import { essential, runFuzz } from './run-fuzz.ts';

describe('random requests', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-fuzz-'));
  // PostgreSQL may run as another user and must be able to pass.
  chmodSync(dataDir, 0o711);
  let product: Product;
  beforeAll(async () => {
    const ports = await freeProductPorts();
    const env = { ...demoEnvironment(), LOG_LEVEL: 'debug' };
    product = await startProduct({ env, dataDir, ports, quiet: true });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('are answered as the OpenAPI document says, and never with a fault of ours', async () => {
    const seed = Number(process.env.FC_SEED ?? 1);
    const account = { email: 'admin@example.com', password: 'vanity-top-dev' };
    const { violations, unreached, sessions } = await runFuzz({
      origin: product.urls.shop,
      seed,
      count: 4_000,
      account,
    });

    assert.deepEqual(violations, [], `with FC_SEED=${seed}`);
    assert.deepEqual(findLeaks(join(dataDir, 'logs'), [...canaries, ...sessions]), []);
    const figures = await (await fetch(`${product.urls.api}/metrics`)).text();
    assert.deepEqual(
      [...canaries, ...sessions].filter((secret) => figures.includes(secret)),
      [],
    );
    assert.deepEqual(
      essential.filter((name) => unreached.includes(name)),
      [],
      'never carried out',
    );
  });
});
