import { hasBearerToken } from '@app/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findKind } from '../faults/fault-registry';
import type { Sandbox } from '../sandbox';
import { operations, routeOf, sumupDocument, type Operation } from '../sumup-document';
import { problem, type Answer, type Call } from './answer';
import { createCheckout, deactivateCheckout, listCheckouts, readCheckout } from './checkouts';
import { listTransactions } from './history';
import { isEnding, misbehave } from './misbehave';
import { listPayouts } from './payouts';
import { readTransaction, refundTransaction } from './transactions';
import { readMerchant } from './merchant';

const handlers: Record<Operation, (sandbox: Sandbox, call: Call) => Answer> = {
  create: createCheckout,
  list: listCheckouts,
  read: readCheckout,
  deactivate: deactivateCheckout,
  refund: refundTransaction,
  transaction: readTransaction,
  history: listTransactions,
  payouts: listPayouts,
  merchant: readMerchant,
};

/** SumUp's API as far as the shop uses it; requests and responses are validated against SumUp's own document. */
export async function addSumupApi(server: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { calls, config, faults } = sandbox;
  /** Connections held open by a fault: closing the server would wait for them. */
  const keptOpen = new Set<Socket>();
  server.addHook('preClose', async () => Promise.resolve(keptOpen.forEach((socket) => socket.destroy())));

  const answer = async (operation: Operation, request: FastifyRequest, reply: FastifyReply) => {
    calls[operation] += 1;
    const asked = { ...readCall(request), faults: [] };
    const met = faults.meet(operation, referenceOf(sandbox, asked));
    const ending = met.find(isEnding);
    await sleep(findKind(met, 'latency')?.ms ?? 0);
    const isUndone = ending && (ending.kind === 'status' || ending.work === 'none');
    const done = isUndone
      ? { status: 200, body: {} }
      : answerTo(operation, request, { ...asked, faults: met });
    if (ending) misbehave(ending, reply, done, keptOpen);
    else await send(reply, done, sumupDocument.mediaTypeOf(operation, done.status, done.body));
    return reply;
  };
  const answerTo = (operation: Operation, { headers }: FastifyRequest, call: Call): Answer => {
    if (!hasBearerToken(headers.authorization, config.apiKey)) return problem(401);
    if ('merchant_code' in call.params && call.params.merchant_code !== config.merchantCode)
      return problem(operation === 'merchant' || operation === 'refund' ? 404 : 401);
    const wrong = sumupDocument.wrongField(operation, call.query, call.body);
    if (!wrong) return handlers[operation](sandbox, call);
    if (operation === 'refund') return problem(400, `${wrong.param} is ${wrong.error_code}`);
    const body = { message: 'Validation error', ...wrong };
    return { status: 400, body: operation === 'payouts' ? [body] : body };
  };

  await server.register(async (api) => {
    api.removeAllContentTypeParsers();
    // Parsed by us: invalid JSON gets SumUp's own error.
    api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    // SumUp refuses a trailing slash; this server would ignore it.
    api.addHook('onRequest', async (request, reply) => {
      if (/\/(?:\?|$)/.test(request.raw.url ?? '')) await sendUnknown(reply);
    });
    for (const operation of operations)
      api.route({
        ...routeOf(operation),
        exposeHeadRoute: false,
        handler: (request, reply) => answer(operation, request, reply),
      });
    return Promise.resolve();
  });
}

/** For addresses that SumUp does not have. */
export const sendUnknown = (reply: FastifyReply) => send(reply, problem(404), 'application/problem+json');

const send = (reply: FastifyReply, { status, body }: Answer, type: string) =>
  reply.code(status).header('cache-control', 'no-store').type(type).send(JSON.stringify(body));

function readCall({ params, query, body }: FastifyRequest): Omit<Call, 'faults'> {
  const call = { params: params as Call['params'], query: query as Call['query'] };
  try {
    return { ...call, body: typeof body === 'string' && body ? JSON.parse(body) : undefined };
  } catch {
    return { ...call, body };
  }
}

/** The checkout concerned, for faults. */
function referenceOf({ store }: Sandbox, { params, query, body }: Call): string | undefined {
  const sent =
    query.checkout_reference ?? (Object(body) as { checkout_reference?: string }).checkout_reference;
  const transactionId = params.transaction_id ?? query.id;
  const checkout =
    transactionId === undefined
      ? store.checkouts.get(params.checkout_id ?? '')
      : store.find(({ transactions }) => transactions.some(({ id }) => id === transactionId));
  return sent ?? checkout?.reference;
}
