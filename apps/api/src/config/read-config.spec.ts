import { readBackupConfig, readConfig, readScriptConfig } from './read-config';

const databaseUrl = 'postgres://app@127.0.0.1:54329/app';
const demo = { APP_ENV: 'demo', DATABASE_URL: databaseUrl };
/** The minimum settings for production. */
const production = {
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'https://shop.example',
  SUMUP_API_KEY: 'sup_sk_live_0123456789',
  SUMUP_MERCHANT_CODE: 'MH4H92C7',
  SMTP_URL: 'smtps://shop:p%40ss@mail.example',
};

describe('the configuration', () => {
  it('defaults to production on all interfaces (D40)', () => {
    expect(readConfig(production)).toMatchObject({
      appEnv: 'production',
      host: '0.0.0.0',
      apiPort: 3000,
      workerPort: 3001,
      redisUrl: undefined,
    });
  });

  it('listens only on loopback in the demo (D40)', () => {
    expect(readConfig(demo).host).toBe('127.0.0.1');
  });

  it('connects directly instead of through a pooler for session features and commands', () => {
    const pooler = 'postgres://app@pooler.example/app';
    const env = { ...production, DATABASE_URL: pooler, DATABASE_DIRECT_URL: databaseUrl };
    expect(readConfig(env)).toMatchObject({ databaseUrl: pooler, databaseDirectUrl: databaseUrl });
    for (const read of [readScriptConfig, readBackupConfig])
      expect(read(env)).toMatchObject({ databaseUrl, databaseDirectUrl: databaseUrl });
    const secret = readConfig({ ...env, DATABASE_PASSWORD: 'p@ss' });
    expect(secret.databaseUrl).toContain(':p%40ss@pooler.example');
    expect(secret.databaseDirectUrl).toContain(':p%40ss@127.0.0.1');
    expect(readConfig(production).databaseDirectUrl).toBe(databaseUrl);
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ ...production, REDIS_URL: ' ', API_PORT: '', SUMUP_API_URL: '' })).toMatchObject({
      redisUrl: undefined,
      apiPort: 3000,
    });
  });

  it('has the decided rate limits; the demo raises them, except those for passwords (D25, D43)', () => {
    const limitsOf = (appEnv: string) => {
      const config = readConfig({ ...production, APP_ENV: appEnv });
      return [
        config.sessionIdleMinutes,
        config.sessionLongestMinutes,
        config.loginFailuresPerAccount,
        config.loginFailuresPerNetwork,
        config.inquiriesPerHour,
        config.acknowledgementsPerDay,
        config.quoteMailsPerHour,
        config.quoteMailsPerAddressPerDay,
        config.quotesPerMinute,
        config.basketCallsPerMinute,
        config.catalogueReadsPerMinute,
        config.quotePdfsPerMinute,
        config.depositsPerHour,
        config.depositStatusPerMinute,
        config.postcodesPerMinute,
        config.attachmentsPerHour,
        config.attachmentMegabytesPerDay.perNetwork,
        config.attachmentMegabytesPerDay.total,
      ];
    };
    expect(limitsOf('production')).toEqual([
      120, 720, 5, 50, 5, 3, 5, 3, 60, 120, 300, 30, 10, 40, 20, 30, 250, 5_000,
    ]);
    expect(limitsOf('demo')).toEqual([
      120, 720, 5, 50_000, 5_000, 3_000, 5_000, 3_000, 60_000, 120_000, 300_000, 30_000, 10_000, 40_000,
      20_000, 30_000, 250_000, 5_000_000,
    ]);
  });

  it('keeps only the origin of the public URL', () => {
    const config = readConfig({ ...production, PUBLIC_URL: 'https://shop.example/start?x=1' });
    expect(config.publicOrigin).toBe('https://shop.example');
  });

  it('uses https in production for links, cookies and card pages', () => {
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://shop.example' })).toThrow(
      'PUBLIC_URL must be an address beginning with https://',
    );
    expect(readConfig({ ...demo, PUBLIC_URL: 'http://shop.example' }).publicOrigin).toBe(
      'http://shop.example',
    );
  });

  it('names all wrong variables at once', () => {
    const read = () =>
      readConfig({ APP_ENV: 'staging', API_PORT: '70000', REDIS_URL: 'localhost:6379', PUBLIC_URL: 'shop' });

    expect(read).toThrow(/APP_ENV[^]*DATABASE_URL is missing[^]*API_PORT[^]*REDIS_URL[^]*PUBLIC_URL/);
  });

  it('never repeats a value, which may contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://app:secret@db/app' })).toThrow(/^(?![^]*secret)/);
  });

  it('never repeats the key of the card provider', () => {
    const invalidSettings = {
      ...production,
      SUMUP_API_KEY: 'sup_pk_public',
      SUMUP_API_URL: 'https://sup_sk_x@other',
    };
    expect(() => readConfig(invalidSettings)).toThrow(
      /^(?![^]*sup_pk_public)(?![^]*sup_sk_x)[^]*SUMUP_API_KEY/,
    );
  });
});

describe('the card provider', () => {
  it('is the sandbox in the demo by default', () => {
    expect(readConfig(demo)).toMatchObject({
      publicOrigin: 'http://localhost:4200',
      sumup: {
        apiKey: 'sup_sk_demo_sandbox',
        merchantCode: 'MCDEMO01',
        apiUrl: 'http://127.0.0.1:4010',
        pageOrigin: 'http://localhost:4010',
        accounts: 'any',
      },
    });
  });

  it('is a live account in production, or a sandbox only for a declared rehearsal (D55)', () => {
    expect(readConfig(production).sumup.accounts).toBe('real');
    expect(readConfig({ ...production, REHEARSAL: 'on' }).sumup.accounts).toBe('sandbox');
    expect(() => readConfig({ ...production, REHEARSAL: 'yes' })).toThrow(
      /REHEARSAL must be one of: on, off/,
    );
  });

  it('is SumUp in a demo with its own key, which the sandbox does not get', () => {
    const ownAccount = { ...demo, SUMUP_API_KEY: 'sup_sk_mine_1234', SUMUP_MERCHANT_CODE: 'MH4H92C7' };
    expect(readConfig(ownAccount).sumup).toEqual({
      apiKey: 'sup_sk_mine_1234',
      merchantCode: 'MH4H92C7',
      apiUrl: 'https://api.sumup.com',
      pageOrigin: 'https://checkout.sumup.com',
      accounts: 'any',
    });
    expect(() => readConfig({ ...ownAccount, SUMUP_MERCHANT_CODE: '' })).toThrow(
      /SUMUP_MERCHANT_CODE is missing/,
    );
  });

  it('is SumUp in production, with an account and a return URL', () => {
    expect(readConfig(production).sumup).toMatchObject({
      apiUrl: 'https://api.sumup.com',
      pageOrigin: 'https://checkout.sumup.com',
    });
    expect(() => readConfig({ DATABASE_URL: databaseUrl })).toThrow(
      /PUBLIC_URL is missing[^]*SUMUP_API_KEY is missing[^]*SUMUP_MERCHANT_CODE is missing/,
    );
  });

  it.each([
    'http://api.sumup.com',
    'https://api.sumup.com.evil.example',
    'https://api.sumup.com:8443',
    'https://api.sumup.com@evil.example',
    'https://evil.example/api.sumup.com',
    'http://127.0.0.1:4010',
    'ftp://api.sumup.com',
    'api.sumup.com',
  ])('gets its key only at api.sumup.com in production: not at %s', (address) => {
    expect(() => readConfig({ ...production, SUMUP_API_URL: address })).toThrow(/SUMUP_API_URL must/);
    expect(() => readConfig({ ...production, SUMUP_PAGE_ORIGIN: address })).toThrow(/SUMUP_PAGE_ORIGIN must/);
  });

  it('has a URL without a trailing slash, because SumUp would treat it as another URL', () => {
    const settings = { ...demo, SUMUP_API_URL: 'http://127.0.0.1:4010/base//' };
    expect(readConfig(settings).sumup.apiUrl).toBe('http://127.0.0.1:4010/base');
    expect(readConfig({ ...production, SUMUP_API_URL: 'https://api.sumup.com/' }).sumup.apiUrl).toBe(
      'https://api.sumup.com',
    );
  });

  it.each([
    ['SUMUP_API_KEY', 'sup_pk_0123456789'],
    ['SUMUP_API_KEY', 'sup_sk_with space'],
    ['SUMUP_API_KEY', 'short'],
    ['SUMUP_MERCHANT_CODE', '../me'],
    ['SUMUP_API_URL', 'https://user@api.sumup.com'],
    ['SUMUP_API_URL', 'https://api.sumup.com?x=1'],
  ])('refuses %s %j', (name, value) => {
    expect(() => readConfig({ ...demo, SUMUP_MERCHANT_CODE: 'MH4H92C7', [name]: value })).toThrow(
      new RegExp(`${name} must`),
    );
  });
});

it('cannot speed up background work in production', () => {
  expect(readConfig(production).backgroundTimeScale).toBe(1);
  expect(readConfig({ ...demo, BACKGROUND_TIME_SCALE: '600' }).backgroundTimeScale).toBe(600);
  expect(readConfig({ ...production, BACKGROUND_TIME_SCALE: '1' }).backgroundTimeScale).toBe(1);
  expect(() => readConfig({ ...production, BACKGROUND_TIME_SCALE: '2' })).toThrow(
    /BACKGROUND_TIME_SCALE must be 1/,
  );
});

it('uses postcodes.io, or a compatible server', () => {
  expect(readConfig(production).postcodesApiUrl).toBe('https://api.postcodes.io');
  const ownAccount = { ...production, POSTCODES_API_URL: 'http://postcodes:8000/' };
  expect(readConfig(ownAccount).postcodesApiUrl).toBe('http://postcodes:8000');
  expect(() => readConfig({ ...production, POSTCODES_API_URL: 'postcodes' })).toThrow(
    /POSTCODES_API_URL must/,
  );
});

it('allows preparing the database before other accounts exist', () => {
  expect(readScriptConfig({ DATABASE_URL: databaseUrl })).toEqual({
    appEnv: 'production',
    databaseUrl,
    databaseDirectUrl: databaseUrl,
    databasePoolSize: 10,
  });
  expect(() => readScriptConfig({})).toThrow(/DATABASE_URL is missing/);
});

it('sends no reminders by default, also in the demo', () => {
  expect(readConfig(production).quoteReminders).toBe(false);
  expect(readConfig(demo).quoteReminders).toBe(false);
  expect(readConfig({ ...production, QUOTE_REMINDERS: 'on' }).quoteReminders).toBe(true);
  expect(() => readConfig({ ...production, QUOTE_REMINDERS: 'yes' })).toThrow(/QUOTE_REMINDERS must/);
});

it('uses the default accounts of Xero and QuickBooks, unless configured', () => {
  expect(readConfig(production).accounts).toEqual({
    xeroAccountCode: '200',
    xeroTaxName: '20% (VAT on Income)',
    quickbooksItem: 'Sales',
    quickbooksTaxCode: '20.0% S',
    sageCustomer: 'WEBSHOP',
  });
  const owners = { XERO_ACCOUNT_CODE: '4000', QUICKBOOKS_ITEM: 'Vanity tops' };
  expect(readConfig({ ...production, ...owners }).accounts).toMatchObject({
    xeroAccountCode: '4000',
    quickbooksItem: 'Vanity tops',
  });
});
