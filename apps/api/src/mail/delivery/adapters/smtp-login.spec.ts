import { readConfig } from '../../../config/read-config';
import { LoginSmtp, trustTestAuthority } from '../../testing/login-smtp';
import { SmtpMailSender } from './smtp-mail-sender';

const letter = {
  from: 'info@shop.example',
  to: 'ada@example.com',
  source: Buffer.from('Subject: Hello\r\n\r\nHello\r\n'),
};
const configFor = (url: string) =>
  readConfig({ APP_ENV: 'demo', DATABASE_URL: 'postgres://app@127.0.0.1:9/app', SMTP_URL: url });

trustTestAuthority();
const stop: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of stop.splice(0)) await each();
});
async function start(options: Parameters<typeof LoginSmtp.start>[0]) {
  const smtp = await LoginSmtp.start(options);
  stop.push(() => smtp.stop());
  return smtp;
}
async function sendTo(url: string) {
  const sender = new SmtpMailSender(configFor(url));
  const outcome = await sender.send(letter);
  sender.onApplicationShutdown();
  return outcome;
}

it.each([
  ['smtps://', 'PLAIN', true],
  ['smtps://', 'LOGIN', true],
  ['STARTTLS', 'PLAIN', false],
  ['STARTTLS', 'LOGIN', false],
] as const)('mail goes out through a server that wants a login: %s, AUTH %s', async (_, method, secure) => {
  const smtp = await start({ method, secure });
  expect(await sendTo(smtp.url())).toEqual({ kind: 'sent' });
  expect(smtp.taken).toEqual([{ user: 'shop', to: ['ada@example.com'] }]);
  expect(smtp.logins).toEqual([method]);
});
