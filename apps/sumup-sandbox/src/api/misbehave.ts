import type { FastifyReply } from 'fastify';
import type { Socket } from 'node:net';
import type { Ending, FaultRecord } from '../faults/fault';
import { problem, type Answer } from './answer';

const endings: readonly string[] = ['silence', 'reset', 'html', 'truncated', 'endless', 'status'];

/** Faults that end the request. */
export const isEnding = (fault: FaultRecord): fault is FaultRecord & Ending => endings.includes(fault.kind);

const dripMs = 200;

/** Misbehaves instead of answering. */
export function misbehave(
  fault: Ending,
  reply: FastifyReply,
  { status, body }: Answer,
  keptOpen: Set<Socket>,
): void {
  switch (fault.kind) {
    case 'silence':
      keepOpen(reply, keptOpen);
      return;
    case 'reset':
      reply.hijack();
      reply.raw.socket?.resetAndDestroy();
      return;
    case 'endless': {
      keepOpen(reply, keptOpen);
      reply.raw.writeHead(status, { 'content-type': 'application/json' });
      const drip = setInterval(() => reply.raw.write(' '), dripMs);
      reply.raw.once('close', () => clearInterval(drip));
      return;
    }
    case 'truncated': {
      const text = JSON.stringify(body);
      void reply
        .code(status)
        .type('application/json')
        .send(text.slice(0, text.length / 2));
      return;
    }
    case 'html':
      void sendPage(reply, status);
      return;
    case 'status':
      if (fault.html) void sendPage(reply, fault.status);
      else void reply.code(fault.status).type('application/problem+json').send(problem(fault.status).body);
  }
}

/** A proxy's error page. */
const sendPage = (reply: FastifyReply, status: number) =>
  reply.code(status).type('text/html').send(`<html><body><h1>${status}</h1></body></html>`);

function keepOpen(reply: FastifyReply, keptOpen: Set<Socket>): void {
  reply.hijack();
  const { socket } = reply.raw;
  if (!socket) return;
  keptOpen.add(socket);
  socket.once('close', () => keptOpen.delete(socket));
}
