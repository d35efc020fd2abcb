import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SumupSettings } from '../config/app-config';
import { until } from './until';

const bundle = join(__dirname, '../../../sumup-sandbox/dist/server.js');
const controlKey = 'sandbox-control';
const declinedCard = '4000000000000002';

/** The workspace's stand-in for SumUp as a process of its own; its README says what can be told to it. */
export interface SumupSandbox {
  settings: SumupSettings;
  /** Anything below `/control`. */
  control<Told>(method: string, path: string, body?: unknown): Promise<Told>;
  pay(reference: string): Promise<unknown>;
  decline(reference: string): Promise<unknown>;
  /** Goes on the card page, up to the bank's question. */
  beginConfirmation(reference: string): Promise<unknown>;
  expire(reference: string): Promise<unknown>;
  /** The oracle: how often a reference was charged. */
  chargesOf(reference: string): Promise<number>;
  stop(): Promise<void>;
}

export async function startSumupSandbox(): Promise<SumupSandbox> {
  if (!existsSync(bundle)) throw new Error('this runs the bundle: `nx build @app/sumup-sandbox` first');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    apiKey: 'sup_sk_demo_sandbox',
    merchantCode: 'MCDEMO01',
    apiUrl: url,
    pageOrigin: url,
  };
  const folder = mkdtempSync(join(tmpdir(), 'sumup-sandbox-'));
  const child = fork(bundle, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      APP_ENV: 'demo',
      LOG_LEVEL: 'silent',
      SUMUP_SANDBOX_PORT: String(port),
      SUMUP_SANDBOX_URL: url,
      SUMUP_SANDBOX_DATA: join(folder, 'journal.ndjson'),
      SUMUP_SANDBOX_CONTROL_KEY: controlKey,
      SUMUP_API_KEY: settings.apiKey,
      SUMUP_MERCHANT_CODE: settings.merchantCode,
    },
  });
  await until(() => isHealthy(url), 20_000);

  async function control<Told>(method: string, path: string, body?: unknown): Promise<Told> {
    const reply = await fetch(`${url}/control${path}`, {
      method,
      headers: {
        authorization: `Bearer ${controlKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`the sandbox answered ${reply.status}: ${await reply.text()}`);
    return (reply.status === 204 ? undefined : await reply.json()) as Told;
  }
  const at = (reference: string) => `/checkouts/${encodeURIComponent(reference)}`;

  return {
    settings,
    control,
    pay: (reference) => control('POST', `${at(reference)}/pay`, {}),
    decline: (reference) => control('POST', `${at(reference)}/pay`, { card: declinedCard }),
    expire: (reference) => control('POST', `${at(reference)}/expire`, {}),
    async beginConfirmation(reference) {
      const checkouts = await control<{ reference: string; pageId: string }[]>('GET', '/checkouts');
      const page = checkouts.find((checkout) => checkout.reference === reference)?.pageId ?? '';
      const card = { attempt: '1', number: '4200 0000 0000 0042', expiry: '12/60', cvv: '123' };
      await fetch(`${url}/pay/${page}`, { method: 'POST', body: new URLSearchParams(card) });
    },
    async chargesOf(reference) {
      const path = `/charges?reference=${encodeURIComponent(reference)}`;
      return (await control<{ charges: number }[]>('GET', path))[0]?.charges ?? 0;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

const isHealthy = (url: string) =>
  fetch(`${url}/health`).then(
    (reply) => reply.ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
