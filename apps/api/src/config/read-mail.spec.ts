import { readConfig } from './read-config';

const demo = { APP_ENV: 'demo', DATABASE_URL: 'postgres://app@127.0.0.1:54329/app' };
const production = {
  DATABASE_URL: demo.DATABASE_URL,
  PUBLIC_URL: 'https://shop.example',
  SUMUP_API_KEY: 'sup_sk_live_0123456789',
  SUMUP_MERCHANT_CODE: 'MH4H92C7',
};
const mailOf = (env: Record<string, string>) => readConfig({ ...demo, ...env }).mail;

describe('the mail server', () => {
  it('is the local mailbox in the demo by default', () => {
    expect(mailOf({}).smtp).toEqual({
      host: '127.0.0.1',
      port: 1025,
      isSecure: false,
      needsTls: false,
      login: null,
    });
    expect(mailOf({ MAIL_SMTP_PORT: '1340' }).smtp.port).toBe(1340);
  });

  it('is required in production', () => {
    expect(() => readConfig(production)).toThrow(/SMTP_URL is missing/);
  });

  it.each([
    ['smtps://shop:p%40ss%2Fword@mail.example', 'mail.example', 465, true],
    ['smtp://shop:p%40ss%2Fword@mail.example', 'mail.example', 587, false],
    ['smtp://shop:p%40ss%2Fword@[::1]:2525', '::1', 2525, false],
  ])('%s', (url, host, port, isSecure) => {
    expect(mailOf({ SMTP_URL: url }).smtp).toEqual({
      host,
      port,
      isSecure,
      needsTls: !isSecure,
      login: { user: 'shop', password: 'p@ss/word' },
    });
  });

  it('may have no password; in production it must be encrypted unless it is on this machine', () => {
    const smtpOf = (url: string) => readConfig({ ...production, SMTP_URL: url }).mail.smtp;
    expect(smtpOf('smtp://relay:25')).toEqual({
      host: 'relay',
      port: 25,
      isSecure: false,
      needsTls: true,
      login: null,
    });
    expect(smtpOf('smtps://relay').needsTls).toBe(false);
    for (const localHost of ['localhost', '127.0.0.1', '[::1]'])
      expect(smtpOf(`smtp://${localHost}:25`).needsTls).toBe(false);
    expect(mailOf({ SMTP_URL: 'smtp://relay:25' }).smtp.needsTls).toBe(false);
  });

  it.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://shop@mail.example',
    'smtp://:secret@mail.example',
    'smtp://shop:secret@mail.example/inbox',
    'smtp://shop:secret@mail.example?tls=no',
    'smtp://shop:secret%0d%0aRSET@mail.example',
    'smtp://shop:secret%zz@mail.example',
  ])('is refused without repeating its password: %s', (url) => {
    expect(() => mailOf({ SMTP_URL: url })).toThrow(/^(?![^]*secret)[^]*SMTP_URL must/);
  });
});

describe("the address for customers' replies", () => {
  const address = 'reply+{token}@mail.shop.example';
  const secret = 'secret-of-the-mail-service';

  it('is the team’s mailbox, unless address and secret are set', () => {
    expect(mailOf({}).inbound).toBeNull();
    expect(mailOf({ MAIL_REPLY_ADDRESS: address, INBOUND_MAIL_SECRET: secret }).inbound).toEqual({
      address,
      secret,
    });
    expect(mailOf({ INBOUND_MAIL_SECRET: secret }).inbound).toBeNull();
  });

  it('needs a secret, so that nobody else can post mails', () => {
    expect(() => mailOf({ MAIL_REPLY_ADDRESS: address })).toThrow(/INBOUND_MAIL_SECRET is missing/);
    expect(() => mailOf({ MAIL_REPLY_ADDRESS: address, INBOUND_MAIL_SECRET: 'secret' })).toThrow(
      /^(?![^]*secret$)[^]*INBOUND_MAIL_SECRET must/,
    );
  });

  it.each([
    'reply@mail.shop.example',
    '{token}',
    'reply+{token}',
    'reply+{token}{token}@mail.shop.example',
    `${'r'.repeat(40)}+{token}@mail.shop.example`,
  ])('is refused: %s', (settings) => {
    expect(() => mailOf({ MAIL_REPLY_ADDRESS: settings, INBOUND_MAIL_SECRET: secret })).toThrow(
      /MAIL_REPLY_ADDRESS must/,
    );
  });
});
