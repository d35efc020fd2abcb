import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { aDataFolder, freePortVariables, startDemoProduct } from './testing/start-in-process.ts';

type Quote = { id: string; totalPrice: string };
type Material = { id: number; colors: { id: number }[] };

describe('saved quotes', { timeout: 900_000 }, () => {
  const dataDir = aDataFolder();
  const saved: Quote[] = [];
  let ports: Record<string, string>;
  let product: ReturnType<typeof startDemoProduct>;

  beforeAll(async () => {
    ports = await freePortVariables();
    product = await start();
  });
  afterAll(async () => {
    product.child.kill('SIGINT');
    await product.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start() {
    const started = startDemoProduct({ dataDir, ports });
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

  /** A top as a visitor would put it together from what the shop offers. */
  async function aTop() {
    const materials = (await (await call('/api/materials')).json()) as Material[];
    const thicknesses = (await (await call('/api/thicknesses')).json()) as { id: number }[];
    const [material, color] = [materials[0], materials[0]?.colors[0]];
    return {
      materialId: material?.id,
      colorId: color?.id,
      thicknessId: thicknesses[0]?.id,
      length: 1200,
      width: 350,
    };
  }

  /** Saves one quote after another until the product no longer answers; what was confirmed is remembered. */
  async function saveUntilItEnds() {
    const top = await aTop();
    for (;;) {
      const reply = await call('/api/quotes', top).catch(() => undefined);
      if (reply?.status === 201) saved.push((await reply.json()) as Quote);
      else if (!reply || reply.status >= 500) return;
      await sleep(20);
    }
  }

  async function allCanBeRead() {
    for (const { id, totalPrice } of saved) {
      const reply = await call(`/api/quotes/${id}`);
      assert.equal(reply.status, 200, `quote ${id} answers ${reply.status}`);
      const quote = (await reply.json()) as Quote;
      assert.equal(quote.totalPrice, totalPrice);
    }
  }

  for (const victim of ['postgres', 'api', 'worker', 'the supervisor'])
    it(`are all there after kill -9 of ${victim} and a new start`, async () => {
      const before = saved.length;
      const saving = saveUntilItEnds();
      while (saved.length < before + 3) await sleep(10);

      const pid = victim === 'the supervisor' ? product.child.pid : product.pidOf(victim);
      process.kill(pid ?? 0, 'SIGKILL');
      await product.ended;
      await saving;

      product = await start();
      await allCanBeRead();
    });
});
