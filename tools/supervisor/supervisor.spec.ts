import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { isPortFree } from '../processes/ports.ts';
import type { Part } from '../processes/start-part.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { isHealthy, type Stage } from './parts.ts';
import { freeProductPorts } from './settings.ts';
import { temporaryFolder } from './start-product.ts';
import { Supervisor, type Step } from './supervisor.ts';
import { startInProcess } from './testing/start-in-process.ts';

let events: string[];
let running: Map<string, (reason: string) => void>;
let announced: string[][];
beforeEach(() => {
  events = [];
  running = new Map();
  announced = [];
});

/** A part that runs until it is stopped or `end` is called, and fails at the given starts. */
const stage = (name: string, failsAtStarts: number[] = []): Stage => {
  let starts = 0;
  return {
    name,
    start(_signal, announce) {
      starts += 1;
      if (failsAtStarts.includes(starts)) throw new Error(`${name} is ill`);
      events.push(`${name} up`);
      let leave = (_how: string) => {};
      const exited = new Promise<string>((resolve) => (leave = resolve));
      const stop = () => {
        events.push(`${name} stopped`);
        leave('left');
        return Promise.resolve();
      };
      running.set(name, leave);
      const part: Part = {
        name,
        pid: starts,
        logFile: '/dev/null',
        exited,
        kill: () => leave('killed'),
        stop,
      };
      announce(part);
      return Promise.resolve(part);
    },
  };
};

const supervise = (stages: Step[], pausesMs: number[]) =>
  new Supervisor(
    stages,
    {
      onStage: () => {},
      onParts: (parts) => announced.push(parts.map(({ name, pid }) => `${name} ${pid}`)),
      onRestart: (event) => events.push(event),
    },
    pausesMs,
  );
const kill = (name: string) => running.get(name)?.('was killed by SIGKILL');
const untilAnnounced = (count: number) =>
  waitUntil(() => events.filter((event) => event === 'api up').length === count, 20_000);

describe('parts that do not depend on each other', () => {
  /** Becomes ready when allowed; fails on abort. */
  const slow = (name: string, mayStart: () => boolean): Stage => {
    const inner = stage(name);
    return {
      name,
      async start(signal, announce) {
        await waitUntil(() => mayStart() || signal.aborted, 20_000);
        signal.throwIfAborted();
        return inner.start(signal, announce);
      },
    };
  };
  const isUp = (name: string) => () => events.includes(`${name} up`);

  it('start in parallel, before what needs them, and stop in order', async () => {
    const supervisor = supervise([[slow('mailbox', isUp('api')), stage('api')], stage('shop')], []);
    await supervisor.start();
    await supervisor.stop();

    assert.deepEqual(events, [
      'api up',
      'mailbox up',
      'shop up',
      'shop stopped',
      'api stopped',
      'mailbox stopped',
    ]);
  });

  it('are all stopped if one fails to start, and its reason is reported', async () => {
    const neverReady = slow('mailbox', () => false);

    await assert.rejects(
      supervise([[neverReady, stage('api'), stage('worker', [1])], stage('shop')], []).start(),
      /^Error: worker is ill$/,
    );
    assert.deepEqual(events, ['api up', 'api stopped']);
  });
});

describe('a part that exits', () => {
  it('is restarted while the others run, and stops in order', async () => {
    const supervisor = supervise([stage('api'), stage('shop')], [0, 0]);
    await supervisor.start();
    kill('api');
    assert.ok(await untilAnnounced(2));
    assert.deepEqual(announced.at(-1), ['api 2', 'shop 1']);
    await supervisor.stop();

    assert.deepEqual(events, [
      'api up',
      'shop up',
      'api was killed by SIGKILL; it is started again',
      'api up',
      'shop stopped',
      'api stopped',
    ]);
  });

  it('is restarted after a failed start', async () => {
    const supervisor = supervise([stage('api', [2])], [0, 0]);
    await supervisor.start();
    kill('api');
    assert.ok(await untilAnnounced(2));
    await supervisor.stop();
  });

  it('ends everything if restarts do not help, with its last output', async () => {
    const supervisor = supervise([stage('api'), stage('shop')], [0, 0]);
    await supervisor.start();
    for (let count = 1; count <= 3; count += 1) {
      assert.ok(await untilAnnounced(count));
      kill('api');
    }

    assert.match(
      (await supervisor.lost).message,
      /^api was killed by SIGKILL 3 times, so everything was stopped/,
    );
    assert.equal(events.at(-1), 'shop stopped');
  });

  it('ends everything while others are still starting', async () => {
    const shop: Stage = {
      name: 'shop',
      start: async (signal) => {
        kill('api');
        await waitUntil(() => signal.aborted, 20_000);
        throw new Error('interrupted');
      },
    };

    await assert.rejects(
      supervise([stage('api'), shop], [0, 0]).start(),
      /^Error: api was killed by SIGKILL unexpectedly, so everything was stopped/,
    );
    assert.deepEqual(events, ['api up']);
  });

  it('does not delay stopping the product', async () => {
    const supervisor = supervise([stage('api'), stage('shop')], [600_000]);
    await supervisor.start();
    kill('api');
    await waitUntil(() => events.some((event) => event.includes('started again')), 20_000);
    await supervisor.stop();

    assert.equal(events.at(-1), 'shop stopped');
  });
});

describe('the product under its supervisor', { tags: 'thorough' }, () => {
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

  it('starts its parts in order, prints one table of addresses, and stops in reverse order even if Ctrl-C reaches the process group twice', async () => {
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
    // Earlier it would count as the same press.
    await new Promise((resolve) => setTimeout(resolve, 400));
    product.child.kill('SIGINT');

    assert.equal(await product.ended, 130);
    assert.ok(await allPortsAreFree());
  });

  it('names the variable of a port in use and starts nothing', async () => {
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

  it('refuses a second start beside the first, which keeps running', async () => {
    const first = startInProcess('stub', { dataDir, ports });
    await first.isUp();
    const second = startInProcess('stub', { dataDir, ports: await freeProductPorts() });

    assert.equal(await second.ended, 1);
    assert.match(second.output(), new RegExp(`already running \\(pid ${first.child.pid}\\)`));
    assert.equal((await fetch(`http://127.0.0.1:${ports.SHOP_PORT}/health`)).status, 200);

    first.child.kill('SIGTERM');
    assert.equal(await first.ended, 0);
  });

  it('restarts a part that was killed, says why, and still stops in order', async () => {
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

  it('leaves nothing running when the supervisor is killed, and starts again', async () => {
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

  it('cleans up on the next start what survived the supervisor', async () => {
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
