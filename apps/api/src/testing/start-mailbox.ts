import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBundle } from './start-bundle';

const controlKey = 'mailbox-control';

/** A mail as the mailbox tells of it; its README says what the fields mean. */
export interface ReceivedMail {
  id: string;
  /** Of the envelope, as are the recipients. */
  from: string;
  to: string[];
  subject: string;
  headers: { name: string; value: string }[];
  text: string;
  html: string;
  attachments: { name: string; type: string; size: number; cid: string | null }[];
}

/** The workspace's mailbox as a process of its own: a real mail server, whose mails can be read. */
export interface Mailbox {
  smtpUrl: string;
  url: string;
  /** Where it keeps them. */
  folder: string;
  /** How many mails have come. */
  count(): Promise<number>;
  /** All mails with all that is in them, oldest first. */
  mails(): Promise<ReceivedMail[]>;
  /** Anything below `/control`. */
  control(method: string, path: string, body?: unknown): Promise<void>;
  stop(): Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const [webPort, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${webPort}`;
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const bundle = await startBundle('mailbox', {
    url,
    env: {
      MAIL_WEB_PORT: String(webPort),
      MAIL_SMTP_PORT: String(smtpPort),
      MAILBOX_DATA: folder,
      MAILBOX_CONTROL_KEY: controlKey,
    },
  });
  const json = async <Told>(path: string) => (await (await fetch(url + path)).json()) as Told;
  const list = () => json<{ id: string }[]>('/api/mails');
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url,
    folder,
    count: async () => (await list()).length,
    async mails() {
      const mails: ReceivedMail[] = [];
      for (const { id } of (await list()).reverse()) mails.push(await json(`/api/mails/${id}`));
      return mails;
    },
    async control(method, path, body) {
      const reply = await fetch(`${url}/control${path}`, {
        method,
        headers: { authorization: `Bearer ${controlKey}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`the mailbox answered ${reply.status}: ${await reply.text()}`);
    },
    async stop() {
      await bundle.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
