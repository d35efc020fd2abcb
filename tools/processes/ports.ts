import { createServer, type Server } from 'node:net';

/** Resolves to the listening server, or to undefined if the port is refused. */
const listenOn = (port: number, host: string) =>
  new Promise<Server | undefined>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });

/** Whether this machine lets us listen there. */
export async function isPortFree(port: number, host = '127.0.0.1') {
  const server = await listenOn(port, host);
  if (server) await new Promise((resolve) => server.close(resolve));
  return server !== undefined;
}

/**
 * Above well-known services and below ephemeral ports: an ephemeral port could be taken by another process before we
 * listen or while we restart.
 */
const [first, last] = [10_240, 32_767];
const blockSize = 32;
const blocks = (last - first + 1) / blockSize;

/** Processes start at different blocks, so that they seldom collide. */
let nextBlock = process.pid % blocks;
let unused: number[] = [];

/**
 * A block's first port is its lock: only one process can listen on it, and the system frees it however that process
 * ends. The block's other ports then belong to this process.
 */
async function claimBlock() {
  for (let tried = 0; tried < blocks; tried += 1) {
    const lock = first + nextBlock * blockSize;
    nextBlock = (nextBlock + 1) % blocks;
    const server = await listenOn(lock, '127.0.0.1');
    if (server) {
      server.unref();
      return Array.from({ length: blockSize - 1 }, (_, index) => lock + 1 + index);
    }
  }
  throw new Error('No free port is left on this machine.');
}

/** Free ports, all different, never given to two of our processes at a time. */
export async function freePorts(howMany: number) {
  const ports: number[] = [];
  while (ports.length < howMany) {
    if (unused.length === 0) unused = await claimBlock();
    const port = unused.shift();
    if (port !== undefined && (await isPortFree(port))) ports.push(port);
  }
  return ports;
}
