import type { FastifyReply } from 'fastify';
import type { Operation } from '../state/records';
import type { Answer } from './answers';

/** As SumUp's description has it: the older operations say plain JSON even for problems. */
const saysPlainJson: readonly Operation[] = [
  'create',
  'list',
  'read',
  'deactivate',
  'transaction',
  'history',
  'payouts',
];

export function sendAnswer(reply: FastifyReply, { status, body }: Answer, operation: Operation): void {
  void reply.code(status).header('cache-control', 'no-store');
  if (status === 204) return void reply.send();
  const isProblem = status >= 400 && !saysPlainJson.includes(operation) && !isOlderShape(body);
  void reply.type(isProblem ? 'application/problem+json' : 'application/json').send(JSON.stringify(body));
}

const isOlderShape = (body: unknown) => typeof body === 'object' && body !== null && 'error_code' in body;
