// @module-tag thorough
import { readConfig } from '../../../config/read-config';
import { ScriptedSmtp, type Script } from '../../testing/scripted-smtp';
import { SmtpMailSender } from './smtp-mail-sender';

const message = {
  from: 'info@shop.example',
  to: 'ada@example.com',
  source: Buffer.from('Subject: Hello\r\n\r\nSalut Zoë\r\n.\r\n..two dots\r\n'),
};

let smtp: ScriptedSmtp;
let sender: SmtpMailSender;
/** With this scale the timeouts are 2 s for sending a mail, and 5 s for the response. */
const senderFor = (url: string, scale = 150) =>
  new SmtpMailSender(
    readConfig({
      APP_ENV: 'demo',
      DATABASE_URL: 'postgres://app@127.0.0.1:9/app',
      SMTP_URL: url,
      BACKGROUND_TIME_SCALE: String(scale),
    }),
  );
beforeEach(async () => {
  smtp = await ScriptedSmtp.start();
  sender = senderFor(smtp.url);
});
afterEach(async () => {
  sender.onApplicationShutdown();
  await smtp.stop();
});

it('sends every byte to one recipient', async () => {
  expect(await sender.send(message)).toEqual({ kind: 'sent' });
  expect(smtp.accepted).toEqual([
    { from: 'info@shop.example', to: ['ada@example.com'], source: message.source.toString('latin1') },
  ]);
});

it('uses a few connections for many mails', async () => {
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => sender.send(message)));
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['sent']));
  expect(smtp.accepted).toHaveLength(60);
  expect(smtp.connections).toBeLessThanOrEqual(5);
});

it.each([
  'ada@example.com, eve@example.com',
  'ada@example.com\r\nRCPT TO:<eve@example.com>',
  '"ada lovelace"@example.com',
  'ada@example.com>',
  '',
])('sends nothing if %j is not one mailbox', async (recipient) => {
  expect(await sender.send({ ...message, to: recipient })).toMatchObject({ kind: 'rejected' });
  expect(smtp.connections).toBe(0);
});

it.each<[string, Script, string]>([
  ['never greets', { greeting: 'silence' }, 'server-unreachable'],
  ['disconnects at the sender', { mail: 'drop' }, 'server-unreachable'],
  ['refuses the sender', { mail: '550 5.7.1 not you' }, 'all-rejected'],
  ['refuses the recipient', { rcpt: '550 5.1.1 no such user' }, 'rejected'],
  ['temporarily refuses the recipient', { rcpt: '450 4.2.0 later' }, 'not-now'],
  ['never answers about the recipient', { rcpt: 'silence' }, 'too-slow'],
  ['refuses the message', { end: '554 5.7.1 spam' }, 'rejected'],
])('a server that %s', async (_, script, kind) => {
  smtp.respondWith(script);
  const outcome = await sender.send(message);
  expect(outcome.kind).toBe(kind);
  expect(smtp.accepted).toEqual([]);
  smtp.respondWith({});
  expect(await sender.send(message)).toEqual({ kind: 'sent' });
});

it.each<[string, Script, string]>([
  ['never answers after the message', { end: 'silence' }, 'too-slow'],
  ['disconnects after the message', { end: 'drop' }, 'server-unreachable'],
])(
  'a server that %s may have accepted it',
  async (_, script, kind) => {
    smtp.respondWith(script);
    const onWhole = vi.fn();
    expect(await sender.send(message, onWhole)).toMatchObject({ kind, mayBeAccepted: true });
    expect(onWhole).toHaveBeenCalledTimes(1);
    smtp.respondWith({});
    expect(await sender.send(message)).toEqual({ kind: 'sent' });
  },
  15_000,
);

it.each<[string, Script]>([
  ['never answers about the recipient', { rcpt: 'silence' }],
  ['never accepts DATA', { data: 'silence' }],
  ['disconnects at DATA', { data: 'drop' }],
  ['refuses the message', { end: '451 4.3.0 disk' }],
])('a server that %s has not accepted the mail', async (_, script) => {
  smtp.respondWith(script);
  expect(await sender.send(message)).not.toHaveProperty('mayBeAccepted');
});

it('waits longer for the response to a complete mail than for other responses', async () => {
  smtp.respondWith({ end: 'silence' });
  const startedAt = performance.now();
  const sending = sender.send(message);
  setTimeout(() => smtp.respondNow('250 taken'), 2_600);
  expect(await sending).toEqual({ kind: 'sent' });
  expect(performance.now() - startedAt).toBeGreaterThan(2_500);
}, 15_000);

it('reports an unreachable server', async () => {
  const unreachable = senderFor('smtp://127.0.0.1:9');
  expect(await unreachable.send(message)).toMatchObject({ kind: 'server-unreachable' });
  unreachable.onApplicationShutdown();
});

it('does not block others while one recipient never finishes', async () => {
  smtp.respondWith({ rcpt: (address) => (address.startsWith('slow') ? 'silence' : '250 ok') });
  // Otherwise it would wait for two minutes.
  const patient = senderFor(smtp.url, 1);
  const slow = patient.send({ ...message, to: 'slow@example.com' });
  const otherOutcomes = await Promise.all(Array.from({ length: 20 }, () => patient.send(message)));
  expect(otherOutcomes.every(({ kind }) => kind === 'sent')).toBe(true);
  smtp.hangUp();
  expect(await slow).toMatchObject({ kind: 'server-unreachable' });
  patient.onApplicationShutdown();
});

it('sends a mail again if the pooled connection was closed', async () => {
  await sender.send(message);
  smtp.hangUp();
  expect(await sender.send(message)).toEqual({ kind: 'sent' });
  expect(smtp.accepted).toHaveLength(2);
});

it('never sends a password without encryption, and never logs it', async () => {
  const secret = senderFor(smtp.url.replace('//', '//shop:sesame@'));
  const outcome = await secret.send(message);
  expect(outcome.kind).toBe('server-unreachable');
  expect(JSON.stringify(outcome)).not.toMatch(/sesame|c2VzYW1l/);
  expect(smtp.commands.filter((command) => /^(AUTH|MAIL)/.test(command))).toEqual([]);
  secret.onApplicationShutdown();
});
