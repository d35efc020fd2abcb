import { setDefaultCACertificates } from 'node:tls';
import { readConfig } from '../../../config/read-config';
import { otherHostCertificate } from '../../../testing/servers/certificates';
import { LoginSmtp, trustTestAuthority } from '../../testing/login-smtp';
import { SmtpMailSender } from './smtp-mail-sender';

const message = {
  from: 'info@shop.example',
  to: 'ada@example.com',
  source: Buffer.from('Subject: Hello\r\n\r\nHello\r\n'),
};
const configFor = (url: string) =>
  readConfig({ APP_ENV: 'demo', DATABASE_URL: 'postgres://app@127.0.0.1:9/app', SMTP_URL: url });

trustTestAuthority();
const stop: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stopServer of stop.splice(0)) await stopServer();
});
async function start(options: Parameters<typeof LoginSmtp.start>[0]) {
  const smtp = await LoginSmtp.start(options);
  stop.push(() => smtp.stop());
  return smtp;
}
/** The outcomes of sending a mail and of a check. */
async function sendTo(url: string) {
  const sender = new SmtpMailSender(configFor(url));
  const outcomes = [await sender.send(message), await sender.check()] as const;
  sender.onApplicationShutdown();
  return outcomes;
}

it.each([
  ['smtps://', 'PLAIN', true],
  ['smtps://', 'LOGIN', true],
  ['STARTTLS', 'PLAIN', false],
  ['STARTTLS', 'LOGIN', false],
] as const)('sends through a server with a login: %s, AUTH %s', async (_, method, secure) => {
  const smtp = await start({ method, secure });
  expect(await sendTo(smtp.url())).toEqual([{ kind: 'sent' }, null]);
  expect(smtp.accepted).toEqual([{ user: 'shop', to: ['ada@example.com'] }]);
  expect(smtp.logins).toEqual([method, method]);
});

describe.each([
  ['smtps://', true],
  ['STARTTLS', false],
])('%s: each reason for rejecting mails has its own kind', (_, secure) => {
  it('a wrong password', async () => {
    const smtp = await start({ secure });
    const rejected = { kind: 'login-rejected', reason: 'AUTH PLAIN: 535 authentication failed' };
    expect(await sendTo(smtp.url('shop', 'wrong'))).toEqual([rejected, rejected]);
  });

  it('no login', async () => {
    const smtp = await start({ secure });
    const [sending] = await sendTo(smtp.url().replace(/[^/]*@/, ''));
    expect(sending).toMatchObject({
      kind: 'login-rejected',
      reason: expect.stringContaining('MAIL FROM: 530') as string,
    });
  });

  it('a certificate for another host, before logging in', async () => {
    const smtp = await start({ secure, ...otherHostCertificate });
    const rejected = {
      kind: 'certificate-rejected',
      reason: expect.stringContaining("does not match certificate's altnames") as string,
    };
    expect(await sendTo(smtp.url())).toEqual([rejected, rejected]);
    expect(smtp.logins).toEqual([]);
  });
});

it('reports an untrusted certificate as rejected', async () => {
  const smtp = await start({ secure: true });
  setDefaultCACertificates([]);
  const [sending, check] = await sendTo(smtp.url());
  expect([sending.kind, check?.kind]).toEqual(['certificate-rejected', 'certificate-rejected']);
});
