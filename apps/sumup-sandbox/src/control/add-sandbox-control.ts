import { addControl, refuseControl as refuse } from '@app/web-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { successfulTransactions } from '../checkouts/checkout-status';
import { refundablePence } from '../checkouts/to-checkout-response';
import { findTestCard, goodCard } from '../checkouts/test-cards';
import { readFault } from '../faults/fault-schema';
import type { Sandbox } from '../sandbox';
import { transactionCodeOf, uuidOf } from '../state/ids';
import type { CheckoutRecord, TakingRecord } from '../state/records';
import { chargesOf, checkoutView, isWanted, refundsOf, webhookView, type CallFilter } from './control-views';
import { readSettings } from './read-settings';

const isPence = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What tests see and do; README.md describes it. */
export async function addSandboxControl(server: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { store, config, faults, desk, deliveries } = sandbox;

  const ofReference = ({ query }: FastifyRequest): CheckoutRecord[] => {
    const { reference } = query as { reference?: string };
    const { checkouts, byReference } = store.state;
    return reference === undefined ? [...checkouts.values()] : [byReference.get(reference) ?? []].flat();
  };
  const named = ({ params }: FastifyRequest): CheckoutRecord | undefined => {
    const { checkout } = params as { checkout: string };
    const { checkouts, byPage, byReference } = store.state;
    return checkouts.get(checkout) ?? byPage.get(checkout) ?? byReference.get(checkout);
  };

  const addRoutes = (control: FastifyInstance) => {
    // Nobody is told anything that a power cut could still undo.
    control.addHook('onSend', async () => store.synced());

    control.get('/charges', (request) =>
      ofReference(request)
        .map(chargesOf)
        .filter(({ charges }) => charges > 0),
    );
    control.get('/refunds', (request) =>
      ofReference(request).flatMap((checkout) => refundsOf(checkout, store)),
    );
    control.get('/checkouts', (request) =>
      ofReference(request).map((checkout) => checkoutView(checkout, store)),
    );
    control.get('/calls', ({ query }) => {
      const { calls, forgottenCalls: forgotten } = store.state;
      const { limit, ...filter } = query as CallFilter & { limit?: string };
      const wanted = calls.filter(isWanted(filter));
      const latest = limit === undefined ? 0 : Math.max(0, wanted.length - Number(limit));
      return { total: wanted.length, forgotten, calls: wanted.slice(latest) };
    });
    control.get('/webhooks', (request) => {
      const { reference } = request.query as { reference?: string };
      return [...store.state.webhooks.values()]
        .filter((webhook) => reference === undefined || webhook.reference === reference)
        .map(webhookView);
    });

    control.post('/checkouts/:checkout/pay', (request, reply) => {
      const checkout = named(request);
      if (!checkout) return refuse(reply, 404, 'There is no such checkout.');
      const { card: number, confirm = true } = (request.body ?? {}) as { card?: unknown; confirm?: unknown };
      const card =
        number === undefined ? goodCard : typeof number === 'string' ? findTestCard(number) : undefined;
      if (!card) return refuse(reply, 400, 'card must be one of the test cards.');
      const result = desk.submit(checkout, card);
      return { result: result === 'asks-bank' ? desk.answerBank(checkout, confirm === true) : result };
    });
    control.post('/checkouts/:checkout/expire', (request, reply) => {
      const checkout = named(request);
      if (!checkout) return refuse(reply, 404, 'There is no such checkout.');
      store.commit({ type: 'checkout-ended', checkoutId: checkout.id });
      return checkoutView(checkout, store);
    });
    control.post('/checkouts/:checkout/chargeback', (request, reply) => {
      const checkout = named(request);
      const transaction = checkout && successfulTransactions(checkout).at(-1);
      if (!checkout || !transaction) return refuse(reply, 404, 'There is no such payment.');
      const left = refundablePence(checkout.amountPence, transaction);
      const { amountPence = left } = (request.body ?? {}) as { amountPence?: unknown };
      if (!isPence(amountPence) || amountPence > left)
        return refuse(reply, 400, `amountPence must be a whole number from 1 to ${left}.`);
      const number = (transaction.chargebacks?.length ?? 0) + 1;
      const chargeback = { number, amountPence, atMs: store.nowMs };
      const of = { checkoutId: checkout.id, transactionId: transaction.id };
      store.commit({ type: 'charged-back', ...of, chargeback });
      return { transactionId: transaction.id, amountPence };
    });
    control.post('/takings', ({ body }, reply) => {
      const { amountPence, paymentType = 'POS' } = (body ?? {}) as Record<string, unknown>;
      const known = (['POS', 'CASH', 'ECOM'] as const).find((type) => type === paymentType);
      if (!isPence(amountPence) || !known)
        return refuse(reply, 400, 'amountPence must be a whole number, paymentType POS, CASH or ECOM.');
      const { seed } = store.state.settings;
      const ordinal = store.state.takings.length + 1;
      const taking: TakingRecord = {
        id: uuidOf(seed, 'taking', ordinal),
        code: transactionCodeOf(seed, 'taking', ordinal),
        paymentType: known,
        amountPence,
        atMs: store.nowMs,
      };
      store.commit({ type: 'taken', taking });
      return reply.code(201).send({ transactionId: taking.id, transactionCode: taking.code });
    });

    control.get('/settings', () => store.state.settings);
    control.put('/settings', ({ body }, reply) => {
      const changes = readSettings(body);
      if (typeof changes === 'string') return refuse(reply, 400, changes);
      store.commit({ type: 'settings-changed', changes: { ...store.state.changes, ...changes } });
      return store.state.settings;
    });
    control.post('/reset', async ({ body }, reply) => {
      const { seed } = (body ?? {}) as { seed?: unknown };
      if (seed !== undefined && typeof seed !== 'string') return refuse(reply, 400, 'seed must be a text.');
      deliveries.forgetAll();
      desk.forgetAll();
      faults.forgetAll();
      await store.reset(seed);
      return store.state.settings;
    });

    control.get('/faults', () => [...store.state.faults.values()]);
    control.post('/faults', ({ body }, reply) => {
      const read = [body].flat().map(readFault);
      const wrong = read.filter((fault) => typeof fault === 'string');
      if (wrong.length > 0) return refuse(reply, 400, wrong.join('\n'));
      return reply.code(201).send(faults.add(read.filter((fault) => typeof fault !== 'string')));
    });
    control.delete('/faults', (_request, reply) => {
      faults.remove([...store.state.faults.keys()]);
      return reply.code(204).send();
    });
    control.delete('/faults/:id', ({ params }, reply) => {
      const { id } = params as { id: string };
      if (!store.state.faults.has(id)) return refuse(reply, 404, 'There is no such fault.');
      faults.remove([id]);
      return reply.code(204).send();
    });
  };

  await addControl(server, { key: config.controlKey, addRoutes });
}
