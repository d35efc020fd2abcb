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
  const isProblem = status >= 400 && !saysPlainJson.includes(operation);
  void reply
    .code(status)
    .type(isProblem ? 'application/problem+json' : 'application/json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}
