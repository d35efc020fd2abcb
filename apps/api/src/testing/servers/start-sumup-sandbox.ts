import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SumupSettings } from '../../config/read-sumup';
import { freePort, startBundle } from './start-bundle';

const controlKey = 'sandbox-control';
const declinedCard = '4000000000000002';

/** The workspace's stand-in for SumUp as a process; see its README for the control API. */
export interface SumupSandbox {
  settings: SumupSettings;
  control<Reply>(method: string, path: string, body?: unknown): Promise<Reply>;
  pay(reference: string): Promise<unknown>;
  decline(reference: string): Promise<unknown>;
  /** Submits the card page, up to the bank's confirmation. */
  beginConfirmation(reference: string): Promise<unknown>;
  expire(reference: string): Promise<unknown>;
  setClock(aheadMs: number): Promise<unknown>;
  /** How often a reference was charged, by the sandbox's own books. */
  chargesOf(reference: string): Promise<number>;
  stop(): Promise<void>;
}

export async function startSumupSandbox(): Promise<SumupSandbox> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    apiKey: 'sup_sk_demo_sandbox',
    merchantCode: 'MCDEMO01',
    apiUrl: url,
    pageOrigin: url,
    accounts: 'any' as const,
  };
  const folder = mkdtempSync(join(tmpdir(), 'sumup-sandbox-'));
  const bundle = await startBundle('sumup-sandbox', {
    url,
    env: {
      SUMUP_SANDBOX_PORT: String(port),
      SUMUP_SANDBOX_URL: url,
      SUMUP_SANDBOX_DATA: join(folder, 'journal.ndjson'),
      SUMUP_SANDBOX_CONTROL_KEY: controlKey,
      SUMUP_API_KEY: settings.apiKey,
      SUMUP_MERCHANT_CODE: settings.merchantCode,
    },
  });

  async function control<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await fetch(`${url}/control${path}`, {
      method,
      headers: {
        authorization: `Bearer ${controlKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`the sandbox answered ${reply.status}: ${await reply.text()}`);
    return (reply.status === 204 ? undefined : await reply.json()) as Reply;
  }
  const at = (reference: string) => `/checkouts/${encodeURIComponent(reference)}`;

  return {
    settings,
    control,
    pay: (reference) => control('POST', `${at(reference)}/pay`, {}),
    decline: (reference) => control('POST', `${at(reference)}/pay`, { card: declinedCard }),
    expire: (reference) => control('POST', `${at(reference)}/expire`, {}),
    setClock: (aheadMs) => control('PUT', '/settings', { clockSkewSeconds: Math.round(aheadMs / 1_000) }),
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
      await bundle.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
