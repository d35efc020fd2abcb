import { createServer } from 'node:net';

/** Whether this machine would let us listen there. */
export const isPortFree = (port: number, host = '127.0.0.1') =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * Above the ports of well-known services, below those that systems give by themselves to whoever calls somebody or takes
 * any port: such a one may be another's by the time it is listened on, and again whenever we stop and start.
 */
const [first, last] = [10_240, 32_767];
const count = last - first + 1;

/** Each process begins somewhere else: two that stand side by side are far apart in this. */
let next = (process.pid * 13_921) % count;

/** Ports nobody listens on just now, all different; no other process of ours is given them soon. */
export async function freePorts(howMany: number) {
  const ports: number[] = [];
  for (let looked = 0; looked < count && ports.length < howMany; looked += 1) {
    const port = first + next;
    next = (next + 1) % count;
    if (await isPortFree(port)) ports.push(port);
  }
  return ports;
}
