import { createServer, type Server } from 'node:net';

/** Resolves to the server once it listens, to nothing where the system refuses the port. */
const listenOn = (port: number, host: string) =>
  new Promise<Server | undefined>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });

/** Whether this machine would let us listen there. */
export async function isPortFree(port: number, host = '127.0.0.1') {
  const server = await listenOn(port, host);
  if (server) await new Promise((resolve) => server.close(resolve));
  return server !== undefined;
}

/**
 * Above the ports of well-known services, below those that systems give by themselves to whoever calls somebody or takes
 * any port: such a one may be another's by the time it is listened on, and again whenever we stop and start.
 */
const [first, last] = [10_240, 32_767];
const blockSize = 32;
const blocks = (last - first + 1) / blockSize;

/** Processes begin apart, so that they seldom ask for the same block. */
let nextBlock = process.pid % blocks;
let unused: number[] = [];

/**
 * A block's first port is its lock: the system lets one process alone listen on it, and frees it however that process
 * ends. The other ports of the block are then this process's to give.
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

/** Ports nobody listens on just now, all different, never given to two processes of ours at a time. */
export async function freePorts(howMany: number) {
  const ports: number[] = [];
  while (ports.length < howMany) {
    if (unused.length === 0) unused = await claimBlock();
    const port = unused.shift();
    if (port !== undefined && (await isPortFree(port))) ports.push(port);
  }
  return ports;
}
