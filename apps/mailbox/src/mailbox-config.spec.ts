import { readMailboxConfig } from './mailbox-config';

it('needs no settings other than the demo mode', () => {
  expect(readMailboxConfig({ APP_ENV: 'demo' })).toMatchObject({
    host: '127.0.0.1',
    webPort: 8025,
    smtpPort: 1025,
    kept: 2_000,
  });
});

it.each([[{ APP_ENV: 'production' }], [{ APP_ENV: '' }], [{}]])(
  'refuses %j: without APP_ENV it is production (D40)',
  (variables) => {
    expect(() => readMailboxConfig(variables)).toThrow(/delivers no mail/);
  },
);

it('names all wrong variables at once', () => {
  const invalidSettings = { APP_ENV: 'demo', MAIL_WEB_PORT: 'x', MAIL_SMTP_PORT: '0', MAILBOX_KEPT: 'all' };

  expect(() => readMailboxConfig(invalidSettings)).toThrow(/MAIL_WEB_PORT[^]*MAIL_SMTP_PORT[^]*MAILBOX_KEPT/);
});
