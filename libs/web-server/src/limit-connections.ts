import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Connections of one address: a browser opens six, and an office of eighty has one address. */
const mostOfOne = 512;

/**
 * Bounds what a stranger can make us hold by not reading our answers. A connection asks one thing at a time: browsers and
 * proxies do, and many questions at once would be as many answers in memory. One whose reader has stopped is ended.
 */
export function limitConnections(
  server: FastifyInstance,
  { isProxy, stallMs = 30_000 }: { isProxy: (address: string) => boolean; stallMs?: number },
): void {
  const asking = new WeakSet<Socket>();
  server.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    if (asking.has(socket)) {
      socket.destroy();
      return;
    }
    asking.add(socket);
    reply.raw.once('close', () => asking.delete(socket));
    reply.raw.setTimeout(stallMs, () => socket.writableLength > 0 && socket.destroy());
    next();
  });

  const open = new Map<string, number>();
  server.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > mostOfOne) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
