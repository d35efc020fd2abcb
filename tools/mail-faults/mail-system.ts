import { randomBytes } from 'node:crypto';
import { waitUntil } from '../processes/wait-until.ts';
import { sendJson, FaultSystem } from '../faults/fault-system.ts';

const key = 'mailbox-control';

/** A mail's path: database, worker, mail server. */
export class MailSystem extends FaultSystem {
  constructor(timeScale: number) {
    const standIn = { port: 'MAIL_WEB_PORT', key } as const;
    super({ parts: ['mailbox', 'worker'], standIn, env: { MAILBOX_CONTROL_KEY: key } }, timeScale);
  }

  /**
   * Requests acknowledgements as the contact form does, each to its own address, in one transaction. Those not due wait
   * for {@link makeDue}. Returns the mails' ids in order.
   */
  async request(addresses: string[], { isDue = true } = {}) {
    const mails = addresses.map((address) => ({ id: newId(), inquiry: newId(), address }));
    await this.sql(
      `WITH requested AS (
         SELECT * FROM json_to_recordset($1) AS mail (id text, inquiry text, address text)),
       inquiries AS (
         INSERT INTO contact_inquiry (id, created_at, first_name, last_name, email, message)
         SELECT inquiry, now(), 'Ada', 'Lovelace', address, 'Do you cut round basins?' FROM requested),
       tasks AS (
         INSERT INTO staff_task (id, kind, key, contact_inquiry_id, due_at, created_at)
         SELECT inquiry, 'answer-contact', inquiry, inquiry, now() + interval '1 day', now() FROM requested)
       INSERT INTO mail (id, kind, key, to_name, to_address, contact_inquiry_id, created_at, next_try_at)
       SELECT id, 'contact-acknowledgement', id, 'Ada Lovelace', address, inquiry, now(),
         CASE WHEN $2 THEN now() ELSE now() + interval '1 day' END
       FROM requested`,
      [JSON.stringify(mails), isDue],
    );
    return mails.map(({ id }) => id);
  }

  async makeDue(id: string) {
    await this.sql('UPDATE mail SET next_try_at = now() WHERE id = $1', [id]);
    await this.sql(`SELECT pg_notify('mail_due', '')`);
  }

  /** The shop's own state of its mails. */
  mailsOf(ids: string[]) {
    return this.sql<{ id: string; state: string; to_address: string; tries: number }>(
      'SELECT id, state, to_address, tries FROM mail WHERE id = ANY($1)',
      [ids],
    );
  }

  /**
   * Waits until all mails were sent or failed and compares with what arrived: one sentence per violation.
   * @param repeatable may arrive twice: their worker was killed before it recorded that the server accepted them
   * @param unknownAddress does not exist
   */
  async findViolations(ids: string[], { repeatable = [] as string[], unknownAddress = '' } = {}) {
    const isSettled = async () => (await this.mailsOf(ids)).every(({ state }) => state !== 'waiting');
    await waitUntil(isSettled, 120_000, 100);
    const arrived: { id: string; to: string; source: string }[] = [];
    for (const { id, to } of await this.inbox()) {
      const reply = await fetch(`${this.originOf('MAIL_WEB_PORT')}/api/mails/${id}/source`);
      const source = Buffer.from(await reply.arrayBuffer()).toString('latin1');
      const [, messageId = ''] = /^Message-ID: <(.*)@.*>\r$/im.exec(source) ?? [];
      arrived.push({ id: messageId, to: to.join(' and '), source });
    }
    return (await this.mailsOf(ids)).flatMap(({ id, state, to_address: address }) => {
      const copies = arrived.filter((copy) => copy.id === id);
      const expectedState = address === unknownAddress ? 'failed' : 'sent';
      return [
        ...(state === expectedState ? [] : [`${id} is ${state}`]),
        ...(state === 'sent' && copies.length === 0 ? [`${id} is sent, and never arrived`] : []),
        ...(copies.length > 1 && !repeatable.includes(id) ? [`${id} arrived ${copies.length} times`] : []),
        ...copies.filter(({ to }) => to !== address).map(({ to }) => `${id} went to ${to}`),
        ...(new Set(copies.map(({ source }) => source)).size > 1 ? [`${id} was not the same again`] : []),
      ];
    });
  }

  async inbox() {
    const url = `${this.originOf('MAIL_WEB_PORT')}/api/mails`;
    return (await sendJson<{ id: string; to: string[] }[]>('GET', url))?.body ?? [];
  }
}

const newId = () => randomBytes(16).toString('base64url');
