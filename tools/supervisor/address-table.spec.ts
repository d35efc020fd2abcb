import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { addressTable } from './address-table.ts';

const urls = {
  shop: 'http://localhost:4200',
  admin: 'http://localhost:4200/admin',
  adminRemote: 'http://127.0.0.1:4201',
  api: 'http://127.0.0.1:3000',
  apiDocs: 'http://localhost:4200/api/docs',
  database: 'postgres://app@127.0.0.1:54329/app',
};

it('lists every address', () => {
  const table = addressTable(urls);
  for (const url of [urls.shop, urls.admin, urls.apiDocs, urls.database]) assert.ok(table.includes(url));
});

it("shows the account of the demo's seed, only in the demo (D40)", () => {
  const source = readFileSync(
    new URL('../../apps/api/src/staff/users/demo-admin.ts', import.meta.url),
    'utf8',
  );
  const [, email = '?'] = /email: '(.+?)'/.exec(source) ?? [];
  const [, password = '?'] = /password: '(.+?)'/.exec(source) ?? [];
  assert.ok(addressTable(urls, { isDemo: true }).includes(`${email} / ${password}`));
  assert.ok(!addressTable(urls).includes(password));
});

it('says that no real money moves only if the sandbox is in use', () => {
  const sumupSandbox = 'http://localhost:4010';
  const line = addressTable({ ...urls, sumupSandbox })
    .split('\n')
    .find((row) => row.includes(sumupSandbox));
  assert.match(line ?? '', /no real money moves/);
  assert.ok(!addressTable(urls).includes('money'));
});

it('says where to read mail if the mailbox is in use', () => {
  const mailbox = 'http://localhost:8025';
  assert.match(addressTable({ ...urls, mailbox }), /Mailbox +http:\/\/localhost:8025 .*lands here/);
  assert.ok(!addressTable(urls).includes('Mailbox'));
});
