// @module-tag thorough
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { isPortFree } from '../processes/ports.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { isHealthy } from './parts.ts';
import { freeProductPorts } from './settings.ts';
import { temporaryFolder } from './start-product.ts';
import { startInProcess } from './testing/start-in-process.ts';

describe('the product under its supervisor', () => {
  let dataDir: string;
  let ports: Record<string, string>;

  beforeEach(async () => {
    dataDir = temporaryFolder('vanity-tops');
    ports = await freeProductPorts();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const allPortsAreFree = () =>
    waitUntil(async () => {
      const free = await Promise.all(Object.values(ports).map((port) => isPortFree(Number(port))));
      return free.every(Boolean);
    }, 60_000);

  it('starts its parts in order, prints one table of addresses, and stops in reverse order on Ctrl-C, which reaches the whole process group and twice', async () => {
    const product = startInProcess('stub', { dataDir, ports });
    await product.isUp();
    assert.match(product.output(), new RegExp(`Shop +http://localhost:${ports.SHOP_PORT}\n`));

    process.kill(-(product.child.pid ?? 0), 'SIGINT');
    process.kill(product.child.pid ?? 0, 'SIGINT');

    assert.equal(await product.ended, 0);
    const events = ['api up', 'worker up', 'shop up', 'shop stopped', 'worker stopped', 'api stopped'];
    assert.deepEqual(product.events(), events);
    assert.ok(await allPortsAreFree());
  });

  it('ends everything at once on a second Ctrl-C', async () => {
    const product = startInProcess('stub', { dataDir, ports });
    await product.isUp();
    process.kill(product.pidOf('shop'), 'SIGSTOP');

    product.child.kill('SIGINT');
    assert.ok(await waitUntil(() => product.output().includes('Stopping'), 60_000));
    // Any sooner it would be taken for the same press.
    await new Promise((resolve) => setTimeout(resolve, 400));
    product.child.kill('SIGINT');

    assert.equal(await product.ended, 130);
    assert.ok(await allPortsAreFree());
  });

  it('names the variable of a taken port and starts nothing', async () => {
    const other = createServer().listen(Number(ports.SHOP_PORT), '127.0.0.1');
    const product = startInProcess('stub', { dataDir, ports });

    assert.equal(await product.ended, 1);
    assert.match(
      product.output(),
      new RegExp(`SHOP_PORT ${ports.SHOP_PORT} is taken; set SHOP_PORT to another`),
    );
    assert.deepEqual(product.events(), []);
    other.close();
  });

  it('refuses a second start beside the first, which goes on', async () => {
    const first = startInProcess('stub', { dataDir, ports });
    await first.isUp();
    const second = startInProcess('stub', { dataDir, ports: await freeProductPorts() });

    assert.equal(await second.ended, 1);
    assert.match(second.output(), new RegExp(`already running \\(pid ${first.child.pid}\\)`));
    assert.equal((await fetch(`http://127.0.0.1:${ports.SHOP_PORT}/health`)).status, 200);

    first.child.kill('SIGTERM');
    assert.equal(await first.ended, 0);
  });

  it('starts a part again when it is killed, says why, and still stops in order', async () => {
    const product = startInProcess('stub', { dataDir, ports });
    await product.isUp();

    process.kill(product.pidOf('api'), 'SIGKILL');
    assert.ok(await waitUntil(() => product.events().length === 4, 60_000));
    assert.ok(await waitUntil(() => isHealthy(`http://127.0.0.1:${ports.API_PORT}/health`), 60_000));
    product.child.kill('SIGINT');

    assert.equal(await product.ended, 0);
    const events = ['api up', 'shop stopped', 'worker stopped', 'api stopped'];
    assert.deepEqual(product.events().slice(3), events);
    assert.match(product.output(), /api was killed by SIGKILL; it is started again/);
    assert.ok(await allPortsAreFree());
  });

  it('leaves nothing behind when the supervisor itself is killed, and starts again', async () => {
    const product = startInProcess('stub', { dataDir, ports });
    await product.isUp();

    product.child.kill('SIGKILL');

    assert.ok(await allPortsAreFree());
    assert.deepEqual(product.events().slice(3).toSorted(), [
      'api orphaned',
      'shop orphaned',
      'worker orphaned',
    ]);

    const next = startInProcess('stub', { dataDir, ports });
    await next.isUp();
    next.child.kill('SIGINT');
    assert.equal(await next.ended, 0);
  });

  it('clears away, at the next start, a part that did not notice its supervisor was killed', async () => {
    const product = startInProcess('stub', { dataDir, ports });
    await product.isUp();
    process.kill(product.pidOf('api'), 'SIGSTOP');
    product.child.kill('SIGKILL');
    await product.ended;

    const next = startInProcess('stub', { dataDir, ports });
    await next.isUp();

    assert.equal((await fetch(`http://127.0.0.1:${ports.API_PORT}/health`)).status, 200);
    next.child.kill('SIGINT');
    assert.equal(await next.ended, 0);
  });
});
