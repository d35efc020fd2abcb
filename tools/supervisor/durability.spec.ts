import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../processes/wait-until.ts';
import { freeProductPorts } from './settings.ts';
import { temporaryFolder } from './start-product.ts';
import { startInProcess } from './testing/start-in-process.ts';

type Quote = { id: string; totalPrice: string };
type Material = { id: number; colors: { id: number }[] };

describe('saved quotes', { timeout: 900_000 }, () => {
  const dataDir = temporaryFolder('vanity-tops');
  const savedQuotes: Quote[] = [];
  let ports: Record<string, string>;
  let product: ReturnType<typeof startInProcess>;

  beforeAll(async () => {
    ports = await freeProductPorts();
    product = await start();
  });
  afterAll(async () => {
    product.child.kill('SIGINT');
    await product.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start() {
    const started = startInProcess('demo', { dataDir, ports });
    await started.isUp();
    assert.equal(started.child.exitCode, null, started.output());
    return started;
  }

  const call = (path: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${ports.SHOP_PORT}${path}`, {
      signal: AbortSignal.timeout(60_000),
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });

  /** A top as a visitor would configure it. */
  async function aTop() {
    const materials = (await (await call('/api/materials')).json()) as Material[];
    const thicknesses = (await (await call('/api/thicknesses')).json()) as { id: number }[];
    const [material, color] = [materials[0], materials[0]?.colors[0]];
    return {
      materialId: material?.id,
      colorId: color?.id,
      thicknessId: thicknesses.at(-1)?.id,
      length: 1200,
      width: 350,
    };
  }

  /** Saves quotes until told to stop and remembers confirmed ones, whatever fails in between. */
  async function saveUntil(isOver: () => boolean) {
    const top = await aTop();
    while (!isOver()) {
      const response = await call('/api/quotes', top).catch(() => undefined);
      if (response?.status === 201) savedQuotes.push((await response.json()) as Quote);
      await sleep(100);
    }
  }

  async function allCanBeRead() {
    for (const { id, totalPrice } of savedQuotes) {
      const response = await call(`/api/quotes/${id}`);
      assert.equal(response.status, 200, `quote ${id} answers ${response.status}`);
      const quote = (await response.json()) as Quote;
      assert.equal(quote.totalPrice, totalPrice);
    }
  }

  const savedMore = (than: number) => waitUntil(() => savedQuotes.length >= than + 3, 180_000);

  for (const victim of ['postgres', 'api', 'worker', 'admin', 'shop'])
    it(`survive kill -9 of ${victim}, which is restarted`, async () => {
      let isOver = false;
      const saving = saveUntil(() => isOver);
      assert.ok(await savedMore(savedQuotes.length));

      const pid = product.pidOf(victim);
      process.kill(pid, 'SIGKILL');
      assert.ok(await waitUntil(() => ![0, pid].includes(product.pidOf(victim)), 180_000));
      assert.ok(await savedMore(savedQuotes.length), product.output());
      isOver = true;
      await saving;

      assert.equal(product.child.exitCode, null, product.output());
      await allCanBeRead();
    });

  it('survive kill -9 of the supervisor and a new start', async () => {
    let isOver = false;
    const saving = saveUntil(() => isOver);
    assert.ok(await savedMore(savedQuotes.length));

    process.kill(product.child.pid ?? 0, 'SIGKILL');
    await product.ended;
    isOver = true;
    await saving;

    product = await start();
    await allCanBeRead();
  });
});
