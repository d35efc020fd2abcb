import { createWebServer } from '@app/web-server';
import type { FastifyInstance } from 'fastify';
import { addSumupApi, sendUnknown } from './api/add-sumup-api';
import { CardProcessor } from './checkouts/card-processor';
import { addSandboxControl } from './control/add-sandbox-control';
import { FaultRegistry } from './faults/fault-registry';
import { addPages } from './pages/add-pages';
import type { Sandbox } from './sandbox';
import type { SandboxConfig } from './sandbox-config';
import { SandboxStore } from './state/sandbox-store';
import { operations } from './sumup-document';
import { WebhookDeliveries } from './webhooks/webhook-deliveries';

/** The whole sandbox on a server that does not listen yet. `files` is the folder with the style sheet. */
export async function createSandbox(config: SandboxConfig, files: string): Promise<FastifyInstance> {
  const store = new SandboxStore(config.dataFile, config.timeScale);
  const faults = new FaultRegistry(store);
  const deliveries = new WebhookDeliveries(store, faults);
  const cards = new CardProcessor(store, faults, deliveries);
  const calls = Object.fromEntries(operations.map((name) => [name, 0])) as Sandbox['calls'];
  const sandbox: Sandbox = { config, store, faults, deliveries, cards, calls };

  const server = createWebServer({ trustedProxies: 0, logLevel: config.logLevel });
  await addSumupApi(server, sandbox);
  await addPages(server, sandbox, files);
  await addSandboxControl(server, sandbox);
  server.setNotFoundHandler((_request, reply) => sendUnknown(reply));
  server.addHook('onReady', async () => Promise.resolve(deliveries.resume()));
  server.addHook('onClose', async () => {
    deliveries.stop();
    cards.stop();
    return Promise.resolve(store.close());
  });
  return server;
}
