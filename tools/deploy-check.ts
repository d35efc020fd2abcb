// `npm run deploy:check`: builds the images and tests docker-compose.yml with them, as demo and as production.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ComposeProject, findCompose, runAsync } from './deployment/compose-project.ts';
import { customerName, Traffic, Visitor } from './deployment/visitors.ts';
import { entered, walkThroughDemo } from './deployment/walk-through-demo.ts';
import { freePorts } from './processes/ports.ts';
import { waitUntil } from './processes/wait-until.ts';

const compose = findCompose();
if (!compose) {
  console.log('deploy:check was not run: there is no Docker engine here, or no compose.');
  process.exit();
}
const [httpPort = 0, httpsPort = 0] = await freePorts(2);
const at = (name: string) => `https://${name}.localhost:${httpsPort}`;
const host = `shop.localhost:${httpsPort}`;
/** The attacker runs at low priority: it must not take processor time from the servers here. */
const lowPriority = ['nice', '-n', '19'];
const attack = fileURLToPath(new URL('deployment/attack.mjs', import.meta.url));
const ports = {
  BIND_ADDRESS: '127.0.0.1',
  HTTP_PORT: httpPort,
  HTTPS_PORT: httpsPort,
  PUBLIC_URL: at('shop'),
};
const demo = {
  ...ports,
  SUMUP_PAGE_ORIGIN: at('sumup'),
  MAILBOX_PAGES: at('mail'),
  // As in production.
  LOG_LEVEL: 'info',
  // Never read. It represents any secret in a settings file beside the sources.
  CANARY: 'canary-4f9b1d2a',
};
const production = {
  ...ports,
  // With characters that have a meaning in an address.
  POSTGRES_PASSWORD: 'owner@1:/%40?',
  DATABASE_PASSWORD: 'app@2:/%40&x=',
  REDIS_PASSWORD: 'redis@3:/%40+',
  SUMUP_API_KEY: 'sup_sk_check_0123456789',
  SUMUP_MERCHANT_CODE: 'MCHECK01',
  SMTP_URL: 'smtps://user:mail-5-password@mail.example',
};
const project = new ComposeProject(compose);
let traffic: Traffic | undefined;
/** The 99th percentile without an attack, as a busy machine is slow anyway. */
let usualP99Ms = 0;
/** During an attack the 99th percentile may reach this on any machine. */
const slowestAcceptableMs = 3_000;
const filler = '/var/lib/postgresql/filler';
/** No failure is expected. */
const noFailure = /^$/;
const anyFailure = /./;
/** The database was unavailable, and the response said so. */
const unavailable = /server\/unavailable/;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    project.remove();
    process.exit(1);
  });
try {
  await proveDemo();
  project.compose('down', '--volumes', '--remove-orphans');
  await proveProduction();
} catch (error) {
  console.log(project.try('logs', '--tail=40').output);
  throw error;
} finally {
  project.remove();
}
console.log('\nThe deployment works.');

/** Fails if a log line or metric contains a secret. */
function assertNoLeaks(secrets: readonly string[]): void {
  const figuresOf = (service: string, port: number) =>
    project.node(
      service,
      `fetch('http://127.0.0.1:${port}/metrics').then((reply) => reply.text()).then(console.log)`,
    );
  const lines = [project.compose('logs', '--no-color'), figuresOf('api', 3_000), figuresOf('worker', 3_001)]
    .join('\n')
    .split('\n');
  assert.ok(lines.some((line) => line.startsWith('# HELP http_request_duration_seconds')));
  const leaks = lines.filter((line) =>
    secrets.some((secret) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
  );
  assert.deepEqual(leaks.slice(0, 5), []);
}

/** Waits for the gateway and its upstreams, and reads its authority's certificate. */
async function findShop(): Promise<Visitor> {
  const root = '/data/caddy/pki/authorities/local/root.crt';
  const read = () => project.try('exec', '-T', 'gateway', 'cat', root);
  assert.ok(await waitUntil(() => read().status === 0, 60_000, 1_000), 'the gateway has no certificate');
  const found = new Visitor(at('shop'), read().output);
  assert.ok(await waitUntil(() => found.isReady(), 120_000, 500), 'the shop does not become ready');
  return found;
}

async function proveDemo() {
  project.set(demo, project.demoSettings);
  await prove('the images are built', () => void project.compose('--profile', 'demo', 'build'));
  project.compose('--profile', 'demo', 'up', '--detach');
  // A container keeps the database's small disk in existence.
  project.compose('run', '--detach', '--no-deps', '--entrypoint', 'sleep', 'postgres', 'infinity');
  const visitor = await findShop();
  await prove('demo: it is up, with the sample catalogue', async () => {
    const isFilled = async () => (await visitor.send('/api/materials')).text.includes('Marble');
    assert.ok(await waitUntil(isFilled, 60_000, 500));
  });
  await prove(
    'demo: in a browser a visitor is priced, saves a quote and pays its deposit, and staff sign in',
    async () => {
      await visitor.saveQuote();
      await walkThroughDemo(visitor.origin);
    },
  );
  await prove('demo: what staff change by one API is seen by the other within a second', async () => {
    const staff = await visitor.signIn('admin@example.com', 'vanity-top-dev');
    const item = { name: 'Hole for a soap dispenser', priceModifier: '12.50' };
    const { status, text } = await visitor.send('/api/admin/cutouts', {
      body: item,
      headers: { cookie: staff.cookie },
    });
    assert.equal(status, 201, text);
    const startedAt = performance.now();
    const sinceMs = () => Math.round(performance.now() - startedAt);
    let lastOldMs = 0;
    // Alternates between the two APIs.
    while (sinceMs() < 3_000)
      if (!(await visitor.send('/api/cutouts')).text.includes(item.name)) lastOldMs = sinceMs();
    assert.ok(lastOldMs < 1_000, `${lastOldMs} ms`);
    return `the last old answer came after ${lastOldMs} ms`;
  });
  await prove('demo: backups are taken and can be restored', () => {
    // As the shop's administrator would.
    const script = ['run', '-T', '--rm', 'maintenance', 'node', 'apps/api/dist/backup.js'];
    const taken = project.try(...script, 'take');
    assert.equal(taken.status, 0, taken.output);
    const { output } = project.try(...script, 'test');
    const summary = /\S+ can be restored: it has \d+ quotes\./.exec(output)?.[0];
    assert.ok(summary, output);
    return summary;
  });
  traffic = new Traffic({ shop: visitor, sumup: visitor.at(at('sumup')), mail: visitor.at(at('mail')) });
  await traffic.start();
  await underTraffic('demo: every service is replaced', noFailure, () => project.script('release.sh'));
  project.tag('before');
  project.set({ ...demo, RELEASE: 'before' }, project.demoSettings);
  await underTraffic('demo: the previous release is restored', noFailure, () => project.script('release.sh'));
  await underTraffic('demo: nothing happens for 10 s', noFailure, () => sleep(10_000));
  await underTraffic(
    'demo: the gateway is attacked',
    noFailure,
    () => runAsync([...lowPriority, process.execPath, attack, '127.0.0.1', String(httpsPort), host, 'tls']),
    { mustStayFast: true },
  );
  // From the mailbox's container, which is on the shop's network.
  const node = ['node', '--input-type=module', '-e', readFileSync(attack, 'utf8')];
  const args = [...lowPriority, ...node, '--', 'shop', '4200', host, 'plain'];
  await underTraffic(
    'demo: a shop is attacked',
    noFailure,
    () => project.composeAsync('exec', '-T', 'mailbox', ...args),
    { mustStayFast: true },
  );
  await underTraffic('demo: PostgreSQL is restarted', anyFailure, async () => {
    await project.composeAsync('restart', 'postgres');
    await waitUntil(() => visitor.isReady(), 60_000, 500);
  });
  await underTraffic(
    'demo: the database only reads for 10 s, as after a fail-over to one that still follows',
    unavailable,
    async () => {
      const set = (value: string) =>
        psql(`ALTER SYSTEM SET default_transaction_read_only = ${value}`, 'SELECT pg_reload_conf()');
      await project.composeAsync(...set('on'));
      await sleep(10_000);
      await project.composeAsync(...set('off'));
    },
  );
  await underTraffic(
    'demo: the disk is full for 15 s, until nothing more can be written',
    unavailable,
    async () => {
      const fill = `dd if=/dev/zero of=${filler} bs=64k 2>/dev/null || true`;
      await project.composeAsync('exec', '-T', 'postgres', 'sh', '-c', fill);
      await sleep(15_000);
    },
  );
  await prove('demo: then all is well again', async () => {
    await project.composeAsync('exec', '-T', 'postgres', 'rm', filler);
    assert.ok(await waitUntil(() => visitor.isReady(), 120_000, 500), 'the shop does not come back');
    await visitor.saveQuote();
  });
  await prove(
    'demo: quotes that were saved are there, deposits are paid once, with one mail each',
    async () => {
      await traffic?.stop();
      return traffic?.proveNothingLost();
    },
  );
  await prove('demo: no log and no figure tells who visited, no image has a password', () => {
    const { name, ...others } = entered;
    assertNoLeaks([name, customerName, ...Object.values(others), 'ada.101@example.com']);
    const passwords = [...project.demoSettings.matchAll(/^\w+_PASSWORD=(\S+)$/gm)].map(
      ([, word = '']) => word,
    );
    assert.equal(project.secretsInImages([demo.CANARY, ...passwords]), '');
  });
}

async function proveProduction() {
  await prove('production: a mistake among the settings ends the start with a sentence', () => {
    for (const [mistake, sentence] of [
      [{ PUBLIC_URL: 'http://shop.example' }, /PUBLIC_URL must be an address beginning with https/],
      [{ SUMUP_API_KEY: '' }, /SUMUP_API_KEY is missing/],
      [{ SUMUP_PAGE_ORIGIN: 'https://evil.example' }, /SUMUP_PAGE_ORIGIN must be at/],
      [{ SMTP_URL: '' }, /SMTP_URL is missing/],
    ] as const) {
      project.set({ ...production, ...mistake });
      const { status, output } = project.try('run', '-T', '--rm', '--no-deps', 'api');
      assert.match(output, sentence);
      assert.notEqual(status, 0);
    }
    project.set({ ...production, REDIS_PASSWORD: '' });
    assert.match(project.try('config', '--quiet').output, /set a password for Redis/);
  });
  project.set(production);
  project.compose('up', '--detach');
  const visitor = await findShop();
  const createAdmin = 'node apps/api/dist/create-admin.js --email sam@example.com --name Sam'.split(' ');
  const created = project.compose('run', '--rm', 'maintenance', ...createAdmin);
  const password = /Password: +(\S+)/.exec(created)?.[1] ?? '';
  const { status, cookie } = await visitor.signIn('sam@example.com', password);
  await prove('production: staff sign in', () => assert.equal(status, 200));
  await prove('production: the shop opens once its owner has named the company', async () => {
    assert.match((await visitor.send('/')).text, /This shop opens soon/);
    const { company } = await visitor.read<{ company: object }>('/api/admin/company', { cookie });
    const own = JSON.parse(
      JSON.stringify(company)
        .replaceAll('00000000', '12345678')
        .replaceAll('GB 000 0000 00', 'GB 123 4567 89')
        .replaceAll(' Example Ltd', ' Stone Ltd')
        .replaceAll(/(?<=[@./])example\.(?:com|co\.uk)/g, 'stone-check.co.uk')
        .replaceAll(/(?<=118 ?)496/g, '321'),
    ) as object;
    const body = { ...own, bannerLastDay: '2099-12-31', version: 0 };
    const saved = await visitor.send('/api/admin/company', {
      body,
      headers: { cookie },
      method: 'PUT',
    });
    assert.equal(saved.status, 200, saved.text);
    const isOwn = async () => (await visitor.send('/')).text.includes('0118 321 0123');
    assert.ok(await waitUntil(isOwn, 60_000, 1_000), 'the pages do not show the owner’s company');
  });
  await prove('production: the API and the worker cannot change the schema', () => {
    for (const [sql, refusal] of [
      ['CREATE TABLE mine ()', /permission denied for schema public/],
      ['ALTER TABLE quote ADD mine int', /must be owner of table quote/],
    ] as const)
      assert.match(project.try(...psql('SET ROLE app', sql)).output, refusal);
  });
  await prove('production: visitors have addresses of their own, and limits of their own', async () => {
    for (let tried = 0; tried < 6; tried += 1) await visitor.signIn('eve@example.com', 'wrong');
    assert.equal((await visitor.signIn('eve@example.com', 'wrong')).status, 429);
    // From the gateway's network, so that callers have another address than this machine.
    const script = `require('node:https').request({ host: 'gateway', port: ${httpsPort}, path: '/api/login', method: 'POST',
        servername: 'shop.localhost', rejectUnauthorized: false,
        headers: { host: '${host}', origin: '${at('shop')}', 'content-type': 'application/json' } },
        (reply) => { console.log(reply.statusCode); process.exit(); }).end('{"email":"eve@example.com","password":"wrong"}')`;
    assert.equal(project.compose('exec', '-T', 'shop', 'node', '-e', script).trim(), '401');
  });
  await prove('production: quotes are saved without Redis for a minute', async () => {
    project.compose('run', '-T', '--rm', 'seed');
    project.compose('stop', 'redis');
    const end = Date.now() + 60_000;
    let slowestMs = 0;
    while (Date.now() < end) {
      const startedAt = performance.now();
      await visitor.saveQuote();
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt));
      // One address may save 60 a minute.
      await sleep(1_000);
    }
    assert.ok(await visitor.isReady());
    assert.ok(slowestMs < 5_000, `it took ${slowestMs} ms to save a quote`);
    project.compose('start', 'redis');
    return `within ${slowestMs} ms`;
  });
  await prove('production: no log and no figure has a password, a session or an address', () => {
    const { POSTGRES_PASSWORD, DATABASE_PASSWORD, REDIS_PASSWORD, SUMUP_API_KEY } = production;
    const session = /sid=([^;]{20,})/.exec(cookie)?.[1] ?? '';
    assert.ok(session);
    const passwords = [
      POSTGRES_PASSWORD,
      DATABASE_PASSWORD,
      REDIS_PASSWORD,
      SUMUP_API_KEY,
      'mail-5-password',
    ];
    assertNoLeaks([...passwords, password, session, 'eve@example.com', 'sam@example.com']);
  });
}

/** Runs one proof and prints its name, with the measurement that it returns. */
async function prove(name: string, act: () => unknown): Promise<void> {
  const measured = await act();
  const time = new Date().toISOString().slice(11, 19);
  console.log(`${time}  ${name}${typeof measured === 'string' ? `: ${measured}` : ''}`);
}

/** Proves it under traffic: only expected failures may occur, and visitors must not notice an attack. */
function underTraffic(
  name: string,
  expectedFailure: RegExp,
  act: () => unknown,
  { mustStayFast = false } = {},
) {
  return prove(name, async () => {
    traffic?.report();
    await act();
    const { failures = [], p99Ms = 0, summary = '' } = traffic?.report() ?? {};
    const unexpected = failures.filter((failure) => !expectedFailure.test(failure));
    assert.deepEqual(unexpected, []);
    if (mustStayFast) assert.ok(p99Ms < Math.max(slowestAcceptableMs, 4 * usualP99Ms), summary);
    else usualP99Ms = p99Ms;
    return `under ${summary}`;
  });
}

/** Runs statements in the shop's database as its owner. */
function psql(...statements: string[]): string[] {
  const words = statements.flatMap((sql) => ['-c', sql]);
  return ['exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', 'app', ...words];
}
