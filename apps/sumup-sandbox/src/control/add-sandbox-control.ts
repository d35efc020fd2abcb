import { addControl, refuseControl as refuse } from '@app/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { statusOf, successfulTransactions } from '../checkouts/checkout-status';
import { findTestCard, goodCard } from '../checkouts/test-cards';
import { refundablePence } from '../checkouts/to-checkout-response';
import { readFault } from '../faults/fault';
import type { Sandbox } from '../sandbox';
import type { CheckoutRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';

/** The control API for tests; see README.md. */
export async function addSandboxControl(server: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { store, config, faults, cards, calls } = sandbox;

  const ofReference = ({ query }: FastifyRequest): CheckoutRecord[] => {
    const { reference: wanted } = query as { reference?: string };
    return [...store.checkouts.values()].filter(
      ({ reference }) => wanted === undefined || reference === wanted,
    );
  };
  const withCheckout =
    <Body>(act: (checkout: CheckoutRecord, body: Body, reply: FastifyReply) => unknown) =>
    ({ params, body }: FastifyRequest, reply: FastifyReply) => {
      const { checkout: wanted } = params as { checkout: string };
      const found = store.find(({ id, pageId, reference }) => [id, pageId, reference].includes(wanted));
      if (!found) return refuse(reply, 404, 'There is no such checkout.');
      return act(found, (body ?? {}) as Body, reply);
    };

  const addRoutes = (control: FastifyInstance) => {
    control.get('/charges', (request) =>
      ofReference(request)
        .map(chargesOf)
        .filter(({ charges }) => charges > 0),
    );
    control.get('/refunds', (request) =>
      ofReference(request).flatMap(({ reference, transactions }) =>
        transactions.flatMap(({ refunds }) => refunds.map(({ amountPence }) => ({ reference, amountPence }))),
      ),
    );
    control.get('/checkouts', (request) => ofReference(request).map((each) => checkoutView(each, store)));
    control.get('/calls', () => calls);

    control.post(
      '/checkouts/:checkout/pay',
      withCheckout<{ card?: string }>((checkout, body, reply) => {
        const card = body.card === undefined ? goodCard : findTestCard(String(body.card));
        if (!card) return refuse(reply, 400, 'card must be one of the test cards.');
        const result = cards.submit(checkout, card);
        return { result: result === 'asks-bank' ? cards.answerBank(checkout, true) : result };
      }),
    );
    control.post(
      '/checkouts/:checkout/expire',
      withCheckout((checkout) => {
        checkout.isEnded = true;
        store.commitCheckout(checkout);
        return checkoutView(checkout, store);
      }),
    );
    control.post(
      '/checkouts/:checkout/chargeback',
      withCheckout<{ amountPence?: number }>((checkout, body, reply) => {
        const transaction = successfulTransactions(checkout).at(-1);
        const left = transaction ? refundablePence(checkout.amountPence, transaction) : 0;
        const { amountPence = left } = body;
        if (!transaction || !(amountPence > 0 && amountPence <= left))
          return refuse(reply, 400, `amountPence must be at most ${left}.`);
        transaction.chargebacks.push({ id: randomUUID(), amountPence, atMs: store.nowMs });
        store.commitCheckout(checkout);
        return { transactionId: transaction.id, amountPence };
      }),
    );

    control.put('/settings', ({ body }, reply) => {
      const { clockSkewSeconds } = (body ?? {}) as { clockSkewSeconds?: unknown };
      if (typeof clockSkewSeconds !== 'number')
        return refuse(reply, 400, 'clockSkewSeconds must be a number.');
      store.clockSkewMs = clockSkewSeconds * 1_000;
      return { clockSkewSeconds };
    });

    control.post('/faults', ({ body }, reply) => {
      const read = [body].flat().map(readFault);
      const wrong = read.filter((fault) => typeof fault === 'string');
      if (wrong.length > 0) return refuse(reply, 400, wrong.join('\n'));
      return reply.code(201).send(faults.add(read.filter((fault) => typeof fault !== 'string')));
    });
    control.delete('/faults', (_request, reply) => {
      faults.remove(store.faults.keys());
      return reply.code(204).send();
    });
    control.delete('/faults/:id', ({ params }, reply) => {
      faults.remove([(params as { id: string }).id]);
      return reply.code(204).send();
    });
  };

  await addControl(server, { key: config.controlKey, addRoutes });
}

/** Number and amounts of charges per reference: the measure of 'no double charge'. */
function chargesOf(checkout: CheckoutRecord) {
  const successful = successfulTransactions(checkout);
  const refunds = successful.flatMap((transaction) => transaction.refunds);
  return {
    reference: checkout.reference,
    amountPence: checkout.amountPence,
    charges: successful.length,
    chargedPence: successful.length * checkout.amountPence,
    injectedCharges: successful.filter(({ isInjected }) => isInjected).length,
    refundedPence: refunds.reduce((sum, { amountPence }) => sum + amountPence, 0),
  };
}

const checkoutView = (checkout: CheckoutRecord, store: SandboxStore) => ({
  id: checkout.id,
  pageId: checkout.pageId,
  reference: checkout.reference,
  amountPence: checkout.amountPence,
  status: statusOf(checkout, store),
  transactions: checkout.transactions.map(({ id, code, status }) => ({ id, code, status })),
});
