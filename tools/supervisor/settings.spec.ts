import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings of a start', () => {
  it('default to the demo on loopback', () => {
    const { host, publicUrl, env } = readSettings({});
    assert.equal(host, '127.0.0.1');
    assert.equal(publicUrl, 'http://localhost:4200');
    assert.equal(env.APP_ENV, 'demo');
    assert.equal(env.API_URL, 'http://127.0.0.1:3000');
  });

  it('name all wrong ports at once', () => {
    const invalidPorts = { SHOP_PORT: 'eighty', API_PORT: '70000' };
    assert.throws(() => readSettings(invalidPorts), /SHOP_PORT is "eighty".*\n.*API_PORT is "70000"/);
  });

  it('refuse two parts on one port', () => {
    assert.throws(() => readSettings({ SHOP_PORT: '3000' }), /SHOP_PORT and API_PORT are both 3000/);
  });

  it('need no port for PostgreSQL if another server is configured', () => {
    const settings = readSettings({ DATABASE_URL: 'postgresql://db/app', PG_PORT: '3000' });
    assert.ok(!settings.usedPorts.some(([name]) => name === 'PG_PORT'));
  });

  it.each([
    [
      'send card payments to the sandbox, with its key and the origin of its pages, unless an account is configured',
      'SUMUP_SANDBOX_PORT',
      {
        SUMUP_API_URL: 'http://127.0.0.1:4711',
        SUMUP_PAGE_ORIGIN: 'http://localhost:4711',
        SUMUP_API_KEY: 'sup_sk_demo_sandbox',
      },
      [{ SUMUP_API_KEY: 'sup_sk_real' }, { SUMUP_API_URL: 'https://api.sumup.com' }],
    ],
    [
      'look postcodes up at the fake, unless another service is configured',
      'POSTCODES_PORT',
      { POSTCODES_API_URL: 'http://127.0.0.1:4711' },
      [{ POSTCODES_API_URL: 'https://api.postcodes.io' }],
    ],
    [
      'send mail to the mailbox, unless a real server is configured',
      'MAIL_SMTP_PORT',
      { SMTP_URL: 'smtp://127.0.0.1:4711' },
      [{ SMTP_URL: 'smtps://mail.example' }],
    ],
  ])('%s', (_, port, access, otherEnvironments) => {
    assert.partialDeepStrictEqual(readSettings({ [port]: '4711' }).env, access);
    for (const environment of [...otherEnvironments, { APP_ENV: 'production' }] as NodeJS.ProcessEnv[]) {
      // The API's own port, where nothing of ours listens.
      const { env, usedPorts } = readSettings({ ...environment, [port]: '3000' });
      for (const name of Object.keys(access)) assert.equal(env[name], environment[name]);
      assert.ok(!usedPorts.some(([used]) => used === port));
    }
  });

  it('treat an empty variable as not set', () => {
    assert.equal(readSettings({ SHOP_PORT: '', DATABASE_URL: '' }).ports.SHOP_PORT, 4200);
  });
});
