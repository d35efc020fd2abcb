import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailRecord } from '../mail-store';
import type { WholeMail } from '../mails-api';
import { createMailbox } from '../create-mailbox';
import type { Fault } from '../faults';
import type { MailboxConfig } from '../mailbox-config';

const files = join(import.meta.dirname, '../../public');
const controlKey = 'control-tests';

export type TestMailbox = Awaited<ReturnType<typeof startMailbox>>;

/** A mailbox in this process, with its own ports and folder. */
export async function startMailbox(more: Partial<MailboxConfig> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const start = async () => {
    const { web, smtp } = await createMailbox({ ...config, dataFolder, ...more }, files);
    return { web, smtp, url: await web.listen({ host: '127.0.0.1', port: 0 }) };
  };
  let running = await start();
  const get = (path: string) => fetch(`${running.url}${path}`, { redirect: 'manual' });
  const json = async <Told>(path: string) => (await (await get(path)).json()) as Told;
  const list = (query: Record<string, string> = {}) =>
    json<MailRecord[]>(`/api/mails?${new URLSearchParams(query).toString()}`);
  const control = (method: string, path: string, body?: unknown, key = controlKey) =>
    fetch(`${running.url}/control${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    get url() {
      return running.url;
    },
    get smtpPort() {
      return running.smtp.port;
    },
    dataFolder,
    get,
    /** Reads the response to its end: an unread one keeps the server from closing. */
    statusOf: async (path: string) => {
      const reply = await get(path);
      await reply.arrayBuffer();
      return reply.status;
    },
    list,
    control,
    /** The newest mail with its content. */
    newest: async () => json<WholeMail>(`/api/mails/${(await list())[0]?.id}`),
    fault: (...faults: Fault[]) => control('POST', '/faults', faults),
    /** Sends over a connection of its own, with a timeout per response. */
    send: async (mail: SendMailOptions = {}, timeoutMs = 10_000) => {
      const transport = createTransport({
        host: '127.0.0.1',
        port: running.smtp.port,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      });
      try {
        await transport.sendMail({
          from: 'shop@example.com',
          to: 'eleanor@example.com',
          text: 'Hello',
          ...mail,
        });
      } finally {
        transport.close();
      }
    },
    /** Stops it as on SIGTERM, and starts another on the same folder. */
    restart: async () => {
      await running.web.close();
      running = await start();
    },
    stop: async () => {
      await running.web.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

const config: Omit<MailboxConfig, 'dataFolder'> = {
  host: '127.0.0.1',
  webPort: 0,
  smtpPort: 0,
  logLevel: 'error',
  kept: 100,
  controlKey,
};
