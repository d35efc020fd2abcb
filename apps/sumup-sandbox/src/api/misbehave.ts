import type { FastifyReply } from 'fastify';
import type { Socket } from 'node:net';
import { endAtOnce } from '../faults/fault-book';
import type { Ending, FaultRecord, Outcome, Work } from '../faults/fault';
import type { CallRecord } from '../state/records';
import type { Answer } from './answers';
import { failingAnswer, gatewayPage } from './failing-answer';
import { sendAnswer } from './send-answer';

export type EndingFault = FaultRecord & Ending;

const endings: ReadonlySet<string> = new Set([
  'silence',
  'reset',
  'kill',
  'html',
  'endless',
  'truncated',
  'status',
  'redirect',
]);

/** Faults after which no right answer can follow. */
export const isEnding = (fault: FaultRecord): fault is EndingFault => endings.has(fault.kind);

/** Most answers are lost after the work; a refusal is one because there was none. */
export function workOf(fault: EndingFault): Work {
  const work = 'work' in fault ? fault.work : undefined;
  return work ?? (fault.kind === 'status' || fault.kind === 'redirect' ? 'none' : 'done');
}

const dripMs = 200;

/** Connections that a fault keeps open; whoever ends the server must end these. */
export type OpenSockets = Set<Socket>;

/** Does the wrong thing instead of answering, and says what the caller saw. */
export function misbehave(
  fault: EndingFault,
  call: CallRecord,
  reply: FastifyReply,
  open: OpenSockets,
  answer: Answer = { status: 200, body: {} },
): Outcome {
  switch (fault.kind) {
    case 'silence':
      keepOpen(reply, open);
      return 'silence';
    case 'reset':
      reply.hijack();
      reply.raw.socket?.resetAndDestroy();
      return 'reset';
    case 'kill':
      endAtOnce();
      return 'killed';
    case 'endless':
      return dripForEver(reply, open, answer.status);
    case 'truncated': {
      const text = JSON.stringify(answer.body);
      void reply
        .code(answer.status)
        .type('application/json')
        .send(text.slice(0, text.length / 2));
      return answer.status;
    }
    case 'html':
      void reply.code(answer.status).type('text/html').send(gatewayPage(answer.status));
      return answer.status;
    case 'redirect':
      void reply.redirect(fault.location, 302);
      return 302;
    case 'status': {
      const answered = failingAnswer(fault.status, call.operation, call.number);
      if (fault.html) void reply.code(fault.status).type('text/html').send(gatewayPage(fault.status));
      else sendAnswer(reply, answered, call.operation);
      return fault.status;
    }
  }
}

function keepOpen(reply: FastifyReply, open: OpenSockets): void {
  reply.hijack();
  const { socket } = reply.raw;
  if (!socket) return;
  open.add(socket);
  socket.once('close', () => open.delete(socket));
}

function dripForEver(reply: FastifyReply, open: OpenSockets, status: number): number {
  keepOpen(reply, open);
  reply.raw.writeHead(status, { 'content-type': 'application/json' });
  reply.raw.write('{');
  const drip = setInterval(() => reply.raw.write(' '), dripMs);
  reply.raw.once('close', () => clearInterval(drip));
  return status;
}
