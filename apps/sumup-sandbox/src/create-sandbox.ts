import { createWebServer } from '@app/web-server';
import type { FastifyInstance } from 'fastify';
import { addSumupApi } from './api/add-sumup-api';
import { problem } from './api/answers';
import { CallLedger } from './api/call-ledger';
import { sendAnswer } from './api/send-answer';
import { CardDesk } from './checkouts/card-desk';
import { addSandboxControl } from './control/add-sandbox-control';
import { FaultBook } from './faults/fault-book';
import { addPages } from './pages/add-pages';
import type { Sandbox } from './sandbox';
import type { SandboxConfig } from './sandbox-config';
import { SandboxStore } from './state/sandbox-store';
import { WebhookDeliveries } from './webhooks/webhook-deliveries';

/** The whole sandbox on a server that does not listen yet. `files` is the folder of the pages' style sheet. */
export async function createSandbox(config: SandboxConfig, files: string): Promise<FastifyInstance> {
  const { timeScale, seed } = config;
  const store = SandboxStore.open(config.dataFile, {
    timeScale,
    seed,
    clockSkewSeconds: 0,
    acceptsKey: true,
    apiVersion: '2026-08' as const,
  });
  const faults = new FaultBook(store);
  const deliveries = new WebhookDeliveries(store, faults);
  const desk = new CardDesk(store, faults, deliveries);
  const ledger = new CallLedger(store);
  const sandbox: Sandbox = { config, store, faults, deliveries, desk, ledger };

  const server = createWebServer({ trustedProxies: 0, logLevel: config.logLevel });
  await addSumupApi(server, sandbox);
  await addPages(server, sandbox, files);
  await addSandboxControl(server, sandbox);
  server.setNotFoundHandler((request, reply) => {
    const call = ledger.receive('unknown', request);
    ledger.end(call, 404);
    sendAnswer(reply, problem(404, call.number), 'unknown');
  });
  server.addHook('onReady', async () => Promise.resolve(deliveries.resume()));
  server.addHook('onClose', async () => {
    deliveries.stop();
    desk.forgetAll();
    await store.close();
  });
  return server;
}
