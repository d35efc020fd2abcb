import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings of a start', () => {
  it('are the demo on loopback when nothing is said', () => {
    const { host, publicUrl, env } = readSettings({});
    assert.equal(host, '127.0.0.1');
    assert.equal(publicUrl, 'http://localhost:4200');
    assert.equal(env.APP_ENV, 'demo');
    assert.equal(env.API_URL, 'http://127.0.0.1:3000');
  });

  it('name every wrong port at once', () => {
    const wrong = { SHOP_PORT: 'eighty', API_PORT: '70000' };
    assert.throws(() => readSettings(wrong), /SHOP_PORT is "eighty".*\n.*API_PORT is "70000"/);
  });

  it('refuse two parts on one port', () => {
    assert.throws(() => readSettings({ SHOP_PORT: '3000' }), /SHOP_PORT and API_PORT are both 3000/);
  });

  it('need no port for PostgreSQL when another server is named', () => {
    const settings = readSettings({ DATABASE_URL: 'postgresql://db/app', PG_PORT: '3000' });
    assert.ok(!settings.usedPorts.some(([name]) => name === 'PG_PORT'));
  });

  it('send card payments to the sandbox, with its key and the origin of its pages', () => {
    const { hasSandbox, env } = readSettings({ SUMUP_SANDBOX_PORT: '4711' });
    assert.ok(hasSandbox);
    assert.equal(env.SUMUP_API_URL, 'http://127.0.0.1:4711');
    assert.equal(env.SUMUP_PAGE_ORIGIN, 'http://localhost:4711');
    assert.match(env.SUMUP_API_KEY ?? '', /^sup_sk_demo/);
  });

  for (const named of [
    { SUMUP_API_KEY: 'sup_sk_real' },
    { SUMUP_API_URL: 'https://api.sumup.com' },
    { APP_ENV: 'production' },
  ])
    it(`start no sandbox with ${Object.entries(named).join().replace(',', '=')}, and need no port for it`, () => {
      const settings = readSettings({ ...named, SUMUP_SANDBOX_PORT: '3000' });
      assert.ok(!settings.hasSandbox);
      assert.equal(settings.env.SUMUP_PAGE_ORIGIN, undefined);
      assert.ok(!settings.usedPorts.some(([name]) => name === 'SUMUP_SANDBOX_PORT'));
    });

  it('look postcodes up at the stand-in, unless somebody named another place', () => {
    const { hasOwnPostcodes, env } = readSettings({ POSTCODES_PORT: '4712' });
    assert.ok(hasOwnPostcodes);
    assert.equal(env.POSTCODES_API_URL, 'http://127.0.0.1:4712');
    for (const named of [{ POSTCODES_API_URL: 'https://api.postcodes.io' }, { APP_ENV: 'production' }]) {
      const settings = readSettings({ ...named, POSTCODES_PORT: '3000' });
      assert.equal(settings.env.POSTCODES_API_URL, named.POSTCODES_API_URL);
      assert.ok(!settings.usedPorts.some(([name]) => name === 'POSTCODES_PORT'));
    }
  });

  it('send mail to the mailbox, unless somebody named a real server', () => {
    const { hasMailbox, env } = readSettings({ MAIL_SMTP_PORT: '4713' });
    assert.ok(hasMailbox);
    assert.equal(env.SMTP_URL, 'smtp://127.0.0.1:4713');
    for (const named of [{ SMTP_URL: 'smtps://mail.example' }, { APP_ENV: 'production' }]) {
      const settings = readSettings({ ...named, MAIL_SMTP_PORT: '3000', MAIL_WEB_PORT: '3001' });
      assert.equal(settings.env.SMTP_URL, named.SMTP_URL);
      assert.ok(!settings.usedPorts.some(([name]) => name.startsWith('MAIL_')));
    }
  });

  it('take an empty variable for one that is not set', () => {
    assert.equal(readSettings({ SHOP_PORT: '', DATABASE_URL: '' }).ports.SHOP_PORT, 4200);
  });
});
