import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'vitest';
import { waitUntil } from '../processes/wait-until.ts';
import { Supervisor, type Step } from './supervisor.ts';
import type { Part } from '../processes/start-part.ts';
import type { Stage } from './parts.ts';

let events: string[];
let running: Map<string, (how: string) => void>;
let announced: string[][];
beforeEach(() => {
  events = [];
  running = new Map();
  announced = [];
});

/** A part that runs until it is stopped or `end` is called, and at some of its starts does not get up at all. */
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
      onRestart: (what) => events.push(what),
    },
    pausesMs,
  );
const end = (name: string) => running.get(name)?.('was killed by SIGKILL');
const upTo = (count: number) =>
  waitUntil(() => events.filter((event) => event === 'api up').length === count, 20_000);

describe('parts that do not need one another', () => {
  /** Gets up when it is let, or not at all when everything is given up. */
  const slow = (name: string, isLet: () => boolean): Stage => {
    const inner = stage(name);
    return {
      name,
      async start(signal, announce) {
        await waitUntil(() => isLet() || signal.aborted, 20_000);
        signal.throwIfAborted();
        return inner.start(signal, announce);
      },
    };
  };
  const isUp = (name: string) => () => events.includes(`${name} up`);

  it('get up side by side, before what needs them, and stop in their places', async () => {
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

  it('are all given up when one of them does not get up, and the reason is its own', async () => {
    const never = slow('mailbox', () => false);

    await assert.rejects(
      supervise([[never, stage('api'), stage('worker', [1])], stage('shop')], []).start(),
      /^Error: worker is ill$/,
    );
    assert.deepEqual(events, ['api up', 'api stopped']);
  });
});

describe('a part that ends by itself', () => {
  it('is started again, while the others go on, and stops in its place', async () => {
    const supervisor = supervise([stage('api'), stage('shop')], [0, 0]);
    await supervisor.start();
    end('api');
    assert.ok(await upTo(2));
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

  it('is started again after a start that failed', async () => {
    const supervisor = supervise([stage('api', [2])], [0, 0]);
    await supervisor.start();
    end('api');
    assert.ok(await upTo(2));
    await supervisor.stop();
  });

  it('ends everything where that does not help, with what happened last', async () => {
    const supervisor = supervise([stage('api'), stage('shop')], [0, 0]);
    await supervisor.start();
    for (let count = 1; count <= 3; count += 1) {
      assert.ok(await upTo(count));
      end('api');
    }

    assert.match(
      (await supervisor.lost).message,
      /^api was killed by SIGKILL 3 times, so everything was stopped/,
    );
    assert.equal(events.at(-1), 'shop stopped');
  });

  it('ends everything where others have yet to start', async () => {
    const shop: Stage = {
      name: 'shop',
      start: async (signal) => {
        end('api');
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

  it('is not waited for by somebody who stops the product meanwhile', async () => {
    const supervisor = supervise([stage('api'), stage('shop')], [600_000]);
    await supervisor.start();
    end('api');
    await waitUntil(() => events.some((event) => event.includes('started again')), 20_000);
    await supervisor.stop();

    assert.equal(events.at(-1), 'shop stopped');
  });
});
