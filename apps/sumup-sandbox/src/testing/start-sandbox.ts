import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../create-sandbox';
import type { Fault } from '../faults/fault';
import type { SandboxConfig } from '../sandbox-config';
import { aCheckout, apiKey, controlKey, merchantCode } from './a-checkout';

const files = join(import.meta.dirname, '../../public');

export interface TestSandbox {
  url: string;
  server: FastifyInstance;
  dataFile: string;
  /** A call of the API with the right key. */
  api: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** Creates a checkout and returns the response. */
  create: (wanted?: Record<string, unknown>) => Promise<Record<string, string>>;
  control: (method: string, path: string, body?: unknown) => Promise<unknown>;
  fault: (...faults: Fault[]) => Promise<unknown>;
  charges: (reference: string) => Promise<number>;
  /** Stops it as on SIGTERM, and starts another on the same journal. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A sandbox in this process, with its own port and journal. */
export async function startSandbox(more: Partial<SandboxConfig> = {}): Promise<TestSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'sumup-sandbox-'));
  const dataFile = join(folder, 'journal.ndjson');
  const start = async () => {
    const server = await createSandbox({ ...config, dataFile, ...more }, files);
    return { server, url: await server.listen({ host: '127.0.0.1', port: 0 }) };
  };
  let running = await start();
  const api: TestSandbox['api'] = (method, path, body) => send(running.url, apiKey, method, path, body);
  const control: TestSandbox['control'] = async (method, path, body) => {
    const reply = await send(running.url, controlKey, method, `/control${path}`, body);
    return reply.status === 204 ? undefined : reply.json();
  };
  return {
    get url() {
      return running.url;
    },
    get server() {
      return running.server;
    },
    dataFile,
    api,
    control,
    create: async (wanted) => {
      const reply = await api('POST', '/v0.1/checkouts', aCheckout(wanted));
      return (await reply.json()) as Record<string, string>;
    },
    fault: (...faults) => control('POST', '/faults', faults),
    charges: async (reference) => {
      const found = await control('GET', `/charges?reference=${encodeURIComponent(reference)}`);
      return (found as { charges: number }[])[0]?.charges ?? 0;
    },
    restart: async () => {
      await running.server.close();
      running = await start();
    },
    stop: async () => {
      await running.server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const config: Omit<SandboxConfig, 'dataFile'> = {
  host: '127.0.0.1',
  port: 4010,
  logLevel: 'error',
  pageOrigin: 'http://localhost:4010',
  apiKey,
  controlKey,
  merchantCode,
  merchantName: 'Readstone',
  timeScale: 1,
};

/** One connection per call: a broken one must not affect the next. */
const send = (url: string, key: string, method: string, path: string, body?: unknown) =>
  fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${key}`,
      connection: 'close',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
