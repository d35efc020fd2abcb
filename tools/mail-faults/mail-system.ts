import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { askControl, askJson } from '../faults/ask-json.ts';
import { FaultSystem, type FaultSystemOptions } from '../faults/fault-system.ts';

const controlKey = 'mailbox-control';

const services = [
  { name: 'mailbox', script: 'apps/mailbox/dist/server.js', port: 'MAIL_WEB_PORT', healthPath: '/health' },
  { name: 'worker', script: 'apps/api/dist/worker.js', port: 'WORKER_PORT', healthPath: '/health' },
];

/** A mail that has arrived. */
export type Arrived = { id: string; to: string[]; source: string; messageId: string };

/** What a mail runs through: database, worker, mail server. */
export class MailSystem extends FaultSystem {
  constructor(options: FaultSystemOptions) {
    super(options, services);
  }

  override get furtherPorts() {
    return ['MAIL_SMTP_PORT'];
  }

  /** No mail of this needs a catalogue. */
  override get tasks() {
    return ['migrate'];
  }

  override get settings() {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.ports.MAIL_SMTP_PORT}`,
      MAILBOX_DATA: join(this.dataDir, 'mails'),
      MAILBOX_CONTROL_KEY: controlKey,
    };
  }

  /**
   * Asks for acknowledgements of messages as the contact form does, each to an address of its own, in one transaction.
   * Those that are not due wait for {@link makeDue}. Returns the ids of the mails, in the same order.
   */
  async ask(addresses: string[], { isDue = true } = {}) {
    const mails = addresses.map((address) => ({ id: newId(), inquiry: newId(), address }));
    await this.sql(
      `WITH asked AS (
         SELECT * FROM json_to_recordset($1) AS mail (id text, inquiry text, address text)),
       inquiries AS (
         INSERT INTO contact_inquiry (id, created_at, first_name, last_name, email, message)
         SELECT inquiry, now(), 'Ada', 'Lovelace', address, 'Do you cut round basins?' FROM asked),
       tasks AS (
         INSERT INTO staff_task (id, kind, key, contact_inquiry_id, due_at, created_at)
         SELECT inquiry, 'answer-contact', inquiry, inquiry, now() + interval '1 day', now() FROM asked)
       INSERT INTO mail (id, kind, key, to_name, to_address, contact_inquiry_id, created_at, next_try_at)
       SELECT id, 'contact-acknowledgement', id, 'Ada Lovelace', address, inquiry, now(),
         CASE WHEN $2 THEN now() ELSE now() + interval '1 day' END
       FROM asked`,
      [JSON.stringify(mails), isDue],
    );
    return mails.map(({ id }) => id);
  }

  async makeDue(id: string) {
    await this.sql('UPDATE mail SET next_try_at = now() WHERE id = $1', [id]);
    await this.sql(`SELECT pg_notify('mail_due', '')`);
  }

  /** What has arrived so far, oldest first. */
  async arrived() {
    const origin = this.originOf('MAIL_WEB_PORT');
    const mails: Arrived[] = [];
    for (const { id, to } of (await this.#list()).toReversed()) {
      const reply = await fetch(`${origin}/api/mails/${id}/source`);
      const source = Buffer.from(await reply.arrayBuffer()).toString('latin1');
      mails.push({ id, to, source, messageId: /^Message-ID: <(.*)>\r$/im.exec(source)?.[1] ?? '' });
    }
    return mails;
  }

  /** The addresses at which something has arrived so far. */
  async arrivedAt() {
    return (await this.#list()).flatMap(({ to }) => to);
  }

  async #list() {
    const url = `${this.originOf('MAIL_WEB_PORT')}/api/mails`;
    return (await askJson<{ id: string; to: string[] }[]>('GET', url))?.body ?? [];
  }

  /** One request to the mailbox's control; the path is below /control. */
  control<Body = unknown>(method: string, path: string, body?: unknown) {
    return askControl<Body>(this.originOf('MAIL_WEB_PORT'), controlKey, method, path, body);
  }
}

/** 22 base64url characters, as all ids (D8). */
const newId = () => randomBytes(16).toString('base64url');
