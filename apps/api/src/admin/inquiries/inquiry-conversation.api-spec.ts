import {
  idempotencyKeyHeader,
  inquiryReference,
  maxInboundMailBytes,
  maxReplyLength,
  paths,
  type AdminInquiryDetail,
  type InquiryForm,
} from '@app/contracts';
import MailComposer from 'nodemailer/lib/mail-composer';
import { Readable } from 'node:stream';
import { InquiryMails } from '../../inquiries/mails/inquiry-mails';
import type { MailComposers, MailToCompose } from '../../mail';
import { mailToolsOf } from '../../mail/testing/mail-tools-of';
import { newIdempotencyKey } from '../../payments/testing/a-deposit';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { useApi, useSession } from '../../testing/servers/use-api';
import { inquiryCalls } from './testing/inquiry-calls';

const morning = new Date('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;
const later = (hours: number) => new Date(morning.getTime() + hours * hour);
const secret = 'the-inbound-mail-service-secret';
let now = morning;
let composers: MailComposers;
const api = useApi({
  now: () => now,
  env: {
    MAIL_REPLY_ADDRESS: 'reply+{token}@mail.example.com',
    INBOUND_MAIL_SECRET: secret,
    SESSION_LONGEST_MINUTES: '10000',
    SESSION_IDLE_MINUTES: '10000',
  },
});
const admin = useSession(api);
beforeAll(() => {
  const tools = mailToolsOf(api);
  composers = tools.composers;
  new InquiryMails(tools).onModuleInit();
});
beforeEach(async () => {
  now = morning;
  await api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter CASCADE');
});

const { send, read, list, setStatus } = inquiryCalls(() => ({ api, admin }));
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  api.post(path, body, { ...admin, ...headers });
const answer = (form: InquiryForm, id: string, text: string, headers?: Record<string, string>) =>
  post(paths.answerInquiry(form, id), { text }, headers);
const taskOf = async (id: string) =>
  (
    await api.sql<{ due_at: Date; done_at: Date | null }>(
      'SELECT due_at, done_at FROM staff_task WHERE key = $1',
      [id],
    )
  )[0];
const talkIn = ({ events }: AdminInquiryDetail) =>
  events.filter(({ kind }) => kind === 'answer' || kind === 'reply');

const readAnswers = () =>
  api.sql<MailToCompose>(
    `SELECT mail.id, mail.kind, to_name AS "toName", to_address AS "toAddress", quote_ids AS "quoteIds",
       deposit_id AS "depositId", mail.contact_inquiry_id AS "contactInquiryId",
       mail.trade_inquiry_id AS "tradeInquiryId", details, created_at AS "createdAt"
     FROM mail JOIN inquiry_event ON mail_id = mail.id ORDER BY inquiry_event.id`,
  );

/** Composes the queued answers as the worker would when sending them. */
const composeAnswers = async () =>
  Promise.all(
    (await readAnswers()).map(async (mail) => ({
      to: mail.toAddress,
      id: mail.id,
      composed: await composers.compose(mail),
    })),
  );

const lettersOf = (name: string) => `<${name}@example.co.uk>`;
const addressOf = (mailId: string) =>
  `reply+${Buffer.from(mailId, 'base64url').toString('hex')}@mail.example.com`;

/** Calls the mail provider's inbound webhook. */
const handIn = (mail: string | Buffer, authorization = `Bearer ${secret}`) =>
  api.inject({
    method: 'POST',
    url: paths.inboundMails,
    payload: mail,
    headers: { authorization, 'content-type': 'message/rfc822' },
  });
const aReply = (to: string, text: string, head: readonly string[] = ['Message-ID: <m1@customer.example>']) =>
  [`From: Ada <ada@example.com>`, `To: Shop <${to}>`, 'Subject: Re: your inquiry', ...head, '', text].join(
    '\r\n',
  );

describe.each(['contact', 'trade'] as const)('an answer to a %s inquiry', (form) => {
  it('is mailed to the sender, stored, and completes the task', async () => {
    const id = await send[form]();
    now = later(1);
    const reply = await answer(form, id, ' Yes, we do.\n\nKind regards ');
    expect(reply.statusCode).toBe(201);
    const inquiry = reply.json<AdminInquiryDetail>();
    const [mail] = await composeAnswers();
    expect(inquiry).toEqual(await read(form, id));
    expect(inquiry.status).toBe('resolved');
    expect(talkIn(inquiry)).toEqual([
      {
        at: later(1).toISOString(),
        kind: 'answer',
        text: 'Yes, we do.\n\nKind regards',
        by: 'Alison',
        method: null,
        mail: { id: mail?.id, state: 'waiting' },
      },
    ]);
    expect(await taskOf(id)).toEqual({ due_at: later(24), done_at: later(1) });
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      composed: {
        data: { reference: inquiryReference(id), text: 'Yes, we do.\n\nKind regards' },
        references: [],
        replyTo: addressOf(mail?.id ?? ''),
      },
    });
    expect((await auditEntriesOf(api, id)).map(({ action }) => action)).toEqual([
      `${form}-inquiry.answer`,
      `${form}-inquiry.set-status`,
    ]);
    expect(JSON.stringify(await auditEntriesOf(api, id))).not.toContain('regards');
  });

  it('is sent once if the request is repeated with the same key', async () => {
    const id = await send[form]();
    const headers = { [idempotencyKeyHeader]: newIdempotencyKey() };
    await Promise.all([1, 2, 3].map(() => answer(form, id, 'Yes.', headers)));
    expect(talkIn(await read(form, id))).toHaveLength(1);
    expect(await composeAnswers()).toHaveLength(1);
    await answer(form, id, 'Yes.');
    expect(await composeAnswers()).toHaveLength(2);
  });

  it('is not sent if the inquiry was marked as spam', async () => {
    const id = await send[form]();
    await answer(form, id, 'Yes.');
    const [waiting] = await readAnswers();
    expect(waiting && (await composers.recheck(waiting))).toBeNull();
    await setStatus(form, id, 'spam');
    expect(waiting && (await composers.recheck(waiting))).toEqual({ withheld: 'marked as spam' });
    expect((await composeAnswers())[0]?.composed).toEqual({ withheld: 'marked as spam' });
  });
});

it('an answer without text, or to an unknown inquiry, is rejected', async () => {
  const id = await send.contact();
  expectError(await answer('contact', id, '  '), 'request/invalid');
  expectError(await answer('contact', 'AAAAAAAAAAAAAAAAAAAAAA', 'Yes.'), 'inquiry/not-found');
  expectError(
    await post(paths.inquiryReplies('contact', id), { text: 'Fine', method: 'fax' }),
    'request/invalid',
  );
  expect(talkIn(await read('contact', id))).toEqual([]);
});

it('an inquiry is found by the reference in its mails', async () => {
  const id = await send.trade();
  await send.contact();
  expect((await list(`search=${inquiryReference(id).toLowerCase()}`)).rows.map((row) => row.id)).toEqual([
    id,
  ]);
});

describe('a customer’s reply', () => {
  it('can be entered by hand, and reopens the task', async () => {
    const id = await send.contact();
    await answer('contact', id, 'Yes.');
    now = later(30);
    const headers = { [idempotencyKeyHeader]: newIdempotencyKey() };
    const said = { text: 'Then I take two.', method: 'phone' };
    await post(paths.inquiryReplies('contact', id), said, headers);
    const reply = await post(paths.inquiryReplies('contact', id), said, headers);
    const inquiry = reply.json<AdminInquiryDetail>();
    expect(inquiry.status).toBe('in-progress');
    expect(talkIn(inquiry).slice(1)).toEqual([
      { at: later(30).toISOString(), kind: 'reply', ...said, by: 'Alison', mail: null },
    ]);
    expect(await taskOf(id)).toEqual({ due_at: later(54), done_at: null });
    expect((await auditEntriesOf(api, id)).map(({ action }) => action)).toContain(
      'contact-inquiry.add-reply',
    );
  });

  it('by email to the answer’s address is stored once, with a task', async () => {
    const id = await send.contact();
    await answer('contact', id, 'Yes.');
    const [mail] = await composeAnswers();
    now = later(30);
    const reply = aReply(
      addressOf(mail?.id ?? '').toUpperCase(),
      'Then two, please.\r\n\r\nOn Monday you wrote:\r\n> Yes.',
    );
    const times = [await handIn(reply), await handIn(reply)];
    expect(times.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const inquiry = await read('contact', id);
    expect(inquiry.status).toBe('in-progress');
    expect(talkIn(inquiry).slice(1)).toEqual([
      {
        at: later(30).toISOString(),
        kind: 'reply',
        text: 'Then two, please.',
        by: null,
        method: 'mail',
        mail: null,
      },
    ]);
    expect(await taskOf(id)).toEqual({ due_at: later(54), done_at: null });
  });

  it('is accepted as a chunked upload of a multipart MIME message', async () => {
    const id = await send.contact();
    await answer('contact', id, 'Yes.');
    const [mail] = await composeAnswers();
    const source = new MailComposer({
      from: 'Ada Lovelace <ada@example.com>',
      to: addressOf(mail?.id ?? ''),
      subject: 'Re: your inquiry',
      text: 'Zwei, bitte – für Zoë.\r\n\r\nOn Monday you wrote:\r\n> Yes.',
      html: '<p>Zwei, bitte – für Zoë.</p><blockquote>Yes.</blockquote>',
      attachments: [{ filename: 'plan.pdf', content: Buffer.alloc(1_000_000, 'plan') }],
    })
      .compile()
      .createReadStream();
    const reply = await fetch(
      new URL(paths.inboundMails, await api.app.listen(0, '127.0.0.1').then(() => api.app.getUrl())),
      {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body: Readable.toWeb(source) as ReadableStream,
        duplex: 'half',
      },
    );
    expect(reply.status).toBe(204);
    expect(talkIn(await read('contact', id)).at(-1)).toMatchObject({
      kind: 'reply',
      text: 'Zwei, bitte – für Zoë.\n\n[Attachments were removed.]',
      method: 'mail',
    });
  });

  it('is quoted in the next answer, which has the References header of the conversation', async () => {
    const id = await send.contact();
    await api.sql(
      `UPDATE mail SET state = 'sent', next_try_at = NULL, settled_at = $1, subject = '', composed_at = $1
      WHERE kind = 'contact-acknowledgement'`,
      [now],
    );
    const [acknowledgement] = await api.sql<{ id: string }>(
      `SELECT id FROM mail WHERE kind = 'contact-acknowledgement'`,
    );
    await answer('contact', id, 'Yes.');
    const [first] = await composeAnswers();
    await handIn(aReply(addressOf(first?.id ?? ''), 'Two, please.'));
    await answer('contact', id, 'Two it is.');
    const [, second] = await composeAnswers();
    const known = [lettersOf(acknowledgement?.id ?? ''), lettersOf(first?.id ?? '')];
    expect(first?.composed).toMatchObject({
      references: known.slice(0, 1),
      data: { quotedText: expect.stringContaining('round basins') as string },
    });
    expect(second?.composed).toMatchObject({
      references: [...known, '<m1@customer.example>'],
      data: { text: 'Two it is.', quotedText: 'Two, please.' },
    });
  });

  it('is ignored if it is an auto-reply or its address belongs to no answer', async () => {
    const id = await send.contact();
    await answer('contact', id, 'Yes.');
    const [mail] = await composeAnswers();
    const address = addressOf(mail?.id ?? '');
    const [other] = await api.sql<{ id: string }>(
      `SELECT id FROM mail WHERE kind = 'contact-acknowledgement'`,
    );
    const mails = [
      aReply(address, 'I am away.', ['Auto-Submitted: auto-replied']),
      aReply(addressOf(other?.id ?? ''), 'No answer.'),
      aReply(addressOf('AAAAAAAAAAAAAAAAAAAAAA'), 'Nobody’s.'),
      aReply('office@mail.example.com', 'Somebody else’s.'),
      '\0\r\n\r\n\xff',
    ];
    for (const one of mails) expect((await handIn(one)).statusCode).toBe(204);
    expect(talkIn(await read('contact', id))).toHaveLength(1);
  });

  it('is stored as text only, without markup and files, up to the limit', async () => {
    const id = await send.contact();
    await answer('contact', id, 'Yes.');
    const [mail] = await composeAnswers();
    const type = 'Content-Type: text/html; charset=utf-8';
    const html =
      '<head><title>x</title></head><p>Two, <b>please</b> &amp; soon</p><script>alert(1)</script>Ada';
    await handIn(aReply(addressOf(mail?.id ?? ''), html, [type]));
    const parts = [
      '--b',
      'Content-Type: text/plain',
      '',
      `Here is the plan. ${'x'.repeat(20_000)}`,
      '--b',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename=plan.pdf',
      '',
      'x',
      '--b--',
    ];
    await handIn(
      aReply(addressOf(mail?.id ?? ''), parts.join('\r\n'), [
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
      ]),
    );
    const [, first, second] = talkIn(await read('contact', id)).map(({ text }) => text);
    expect(first).toBe('Two, please & soon\nAda');
    expect(second).toMatch(/^Here is the plan\. x+…\n\n\[Attachments were removed\.\]$/);
    expect(second).toHaveLength(maxReplyLength);
  });

  it('is accepted only from the mail service, and not too large', async () => {
    const id = await send.contact();
    await answer('contact', id, 'Yes.');
    const [mail] = await composeAnswers();
    const reply = aReply(addressOf(mail?.id ?? ''), 'Two.');
    for (const wrong of ['', 'Bearer', `Bearer ${secret}x`, secret, `Basic ${secret}`])
      expectError(await handIn(reply, wrong), 'mail/refused');
    expectError(await handIn(Buffer.alloc(maxInboundMailBytes + 1, 'x')), 'request/too-large');
    expect(talkIn(await read('contact', id))).toHaveLength(1);
  });
});
