import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, it } from 'vitest';
import { freePorts, isPortFree } from './ports.ts';

describe('free ports', () => {
  it('are given to one caller only, and are outside the range that the system assigns', async () => {
    const otherInstance = './ports.ts?second';
    const other = (await import(otherInstance)) as typeof import('./ports.ts');
    assert.notEqual(other.freePorts, freePorts);
    const ownPorts = await freePorts(70);
    const otherPorts = await other.freePorts(70);

    assert.equal(new Set([...ownPorts, ...otherPorts]).size, 140);
    // Linux, macOS and Windows assign ephemeral ports from there.
    assert.ok(Math.max(...ownPorts) < 32_768 && Math.min(...ownPorts) > 1_024);
  });

  it('skip ports in use', async () => {
    const [port = 0] = await freePorts(1);
    const server = createServer();
    if (await isPortFree(port + 1)) await once(server.listen(port + 1, '127.0.0.1'), 'listening');

    assert.ok(!(await freePorts(3)).includes(port + 1));
    server.close();
  });
});
