import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { freePorts } from './ports.ts';

const other = fileURLToPath(new URL('testing/tell-free-ports.ts', import.meta.url));

describe('free ports', () => {
  it('are given once, by none of two processes twice, and never by the system itself', async () => {
    const child = fork(other, ['30'], { execArgv: [] });
    const [theirs] = (await once(child, 'message')) as [number[]];
    const ours = [...(await freePorts(20)), ...(await freePorts(10))];

    assert.equal(new Set([...ours, ...theirs]).size, 60);
    // What Linux, macOS and Windows give by themselves begins there.
    assert.ok(Math.max(...ours) < 32_768 && Math.min(...ours) > 1_024);
  });

  it('are not those that somebody listens on', async () => {
    const [port = 0] = await freePorts(1);
    const server = createServer().listen(port + 1, '127.0.0.1');
    await once(server, 'listening');

    assert.ok(!(await freePorts(3)).includes(port + 1));
    server.close();
  });
});
