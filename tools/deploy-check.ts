import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ComposeProject, findCompose, runBeside } from './deployment/check/compose-project.ts';
import { entered, walkThroughDemo } from './deployment/check/demo-in-browser.ts';
import { customerName, Traffic } from './deployment/check/traffic.ts';
import { Visitor } from './deployment/check/visitor.ts';
import { freePorts } from './processes/ports.ts';
import { waitUntil } from './processes/wait-until.ts';

// `npm run deploy:check`: builds the images and proves with them that docker-compose.yml is a shop, as demo and as production.
const compose = findCompose();
if (!compose) {
  console.log('deploy:check was not run: there is no Docker engine here, or no compose.');
  process.exit();
}
const outageMs = 60_000;
const quietMs = 10_000;
const readOnlyMs = 10_000;
const fullMs = 15_000;
const filler = '/var/lib/postgresql/filler';
/** The processor that attackers use is theirs: they take what the servers here leave. */
const humbly = ['nice', '-n', '19'];
const attack = new URL('deployment/check/attack.mjs', import.meta.url);
const [httpPort = 0, httpsPort = 0] = await freePorts(2);
const at = (name: string) => `https://${name}.localhost:${httpsPort}`;
const ports = {
  BIND_ADDRESS: '127.0.0.1',
  HTTP_PORT: httpPort,
  HTTPS_PORT: httpsPort,
  PUBLIC_URL: at('shop'),
};
const production = {
  ...ports,
  // With all that an address would take for its own.
  POSTGRES_PASSWORD: 'owner@1:/%40?',
  DATABASE_PASSWORD: 'app@2:/%40&x=',
  REDIS_PASSWORD: 'redis@3:/%40+',
  SUMUP_API_KEY: 'sup_sk_check_0123456789',
  SUMUP_MERCHANT_CODE: 'MCHECK01',
  SMTP_URL: 'smtps://user:mail-5-password@mail.example',
};
const mistakes: [Partial<typeof production> | Record<string, string>, RegExp][] = [
  [{ PUBLIC_URL: 'http://shop.example' }, /PUBLIC_URL must be an address beginning with https/],
  [{ SUMUP_API_KEY: '' }, /SUMUP_API_KEY is missing/],
  [{ SUMUP_PAGE_ORIGIN: 'https://evil.example' }, /SUMUP_PAGE_ORIGIN must be at/],
  [{ SMTP_URL: '' }, /SMTP_URL is missing/],
];
const project = new ComposeProject(compose);
const proved = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    project.remove();
    process.exit(1);
  });
try {
  await proveDemo();
  project.compose('down', '--volumes', '--remove-orphans');
  proveMistakes();
  await proveProduction();
} catch (error) {
  console.log(project.try('logs', '--tail=40').output);
  throw error;
} finally {
  project.remove();
}
console.log('\nThe deployment works.');

async function proveDemo(): Promise<void> {
  const settings = {
    ...ports,
    SUMUP_PAGE_ORIGIN: at('sumup'),
    MAILBOX_PAGES: at('mail'),
    // As in production.
    LOG_LEVEL: 'info',
    // Read by nobody: it stands for all that a file of settings beside the sources may have.
    CANARY: 'canary-4f9b1d2a',
  };
  project.set(settings, project.demoSettings);
  project.compose('--profile', 'demo', 'build');
  proved('the images are built');
  project.compose('--profile', 'demo', 'up', '--detach');
  // The small disk of the database is there as long as somebody has it.
  project.compose('run', '--detach', '--no-deps', '--entrypoint', 'sleep', 'postgres', 'infinity');
  const visitor = await findShop();
  assert.ok(
    await waitUntil(async () => (await visitor.ask('/api/materials')).text.includes('Marble'), 60_000, 500),
  );
  proved('demo: it is up, with the sample catalogue');
  await visitor.saveQuote();
  await walkThroughDemo(visitor.origin);
  proved('demo: in a browser a visitor is priced, saves a quote and pays its deposit, and staff sign in');

  const traffic = new Traffic({
    shop: visitor,
    sumup: visitor.at(at('sumup')),
    mail: visitor.at(at('mail')),
  });
  await proveChangesAreSeen(visitor);
  proveBackups();
  await traffic.start();
  await project.script('release.sh');
  const release = traffic.report();
  assert.deepEqual(release.failures, []);
  proved(`demo: every service is exchanged under ${said(release)}`);
  project.tag('before');
  project.set({ ...settings, RELEASE: 'before' }, project.demoSettings);
  await project.script('release.sh');
  const back = traffic.report();
  assert.deepEqual(back.failures, []);
  proved(`demo: and taken back to the release before, under ${said(back)}`);
  await proveAttacks(traffic);
  await project.beside('restart', 'postgres');
  await waitUntil(() => isReady(visitor), 60_000, 500);
  proved(`demo: PostgreSQL is started anew under ${said(traffic.report())}`);
  await setReadOnly(true);
  await sleep(readOnlyMs);
  await setReadOnly(false);
  const readOnly = traffic.report();
  // Nothing but what the database could not do, and said in the one way.
  assert.deepEqual(
    readOnly.failures.filter((failure) => !failure.includes('server/unavailable')),
    [],
  );
  proved(`demo: the database only reads for ${readOnlyMs / 1_000} s under ${said(readOnly)}`);
  await proveFullDisk(visitor, traffic);
  await traffic.stop();
  const { quotes, paid } = await traffic.proveNothingLost();
  proved(
    `demo: ${quotes} quotes that were saved are there, ${paid} deposits are paid once, with one mail each`,
  );
  const { name, ...others } = entered;
  proveNothingTells([name, customerName, ...Object.values(others), 'ada.101@example.com']);
  assert.equal(project.secretsInImages([settings.CANARY, ...passwordsOf(project.demoSettings)]), '');
  proved('demo: no log and no figure tells who visited, no image has a password');
}

function said({ calls, failures, p99Ms, slowestMs }: ReturnType<Traffic['report']>): string {
  return `${calls} calls: ${failures.length} failed, 99 of 100 took ${p99Ms} ms at most, the slowest ${slowestMs} ms`;
}

/** A new cut-out, made by way of one API, and told by both. */
async function proveChangesAreSeen(visitor: Visitor): Promise<void> {
  const { cookie } = await visitor.signIn('admin@example.com', 'vanity-top-dev');
  const name = 'Hole for a soap dispenser';
  const { status, text } = await visitor.ask(
    '/api/admin/cutouts',
    { name, priceModifier: '12.50' },
    { cookie },
  );
  assert.equal(status, 201, text);
  const began = performance.now();
  const sinceMs = () => Math.round(performance.now() - began);
  let lastOldMs = 0;
  // By one API and the other, in turns.
  while (sinceMs() < 3_000)
    if (!(await visitor.ask('/api/cutouts')).text.includes(name)) lastOldMs = sinceMs();
  assert.ok(lastOldMs < 1_000, `${lastOldMs} ms`);
  proved(
    `demo: what staff change by one API is seen by the other; the last old answer came after ${lastOldMs} ms`,
  );
}

/** In the maintenance container, as whoever looks after the shop would. */
function proveBackups(): void {
  const backup = (...args: string[]) =>
    project.try('run', '-T', '--rm', 'maintenance', 'node', 'apps/api/dist/backup.js', ...args);
  const taken = backup('take');
  assert.equal(taken.status, 0, taken.output);
  const { output } = backup('test');
  const told = /\S+ can be restored: it has \d+ quotes\./.exec(output)?.[0];
  assert.ok(told, output);
  proved(`demo: ${told}`);
}

/** One caller who means harm, at the gateway and at the shop's own server; all others are served as ever. */
async function proveAttacks(traffic: Traffic): Promise<void> {
  const host = `shop.localhost:${httpsPort}`;
  // From within by way of the mailbox, which is on the shop's network.
  const places = [
    [
      'the gateway',
      () =>
        runBeside('.', [
          ...humbly,
          process.execPath,
          fileURLToPath(attack),
          '127.0.0.1',
          String(httpsPort),
          host,
          'tls',
        ]),
    ],
    [
      'a shop',
      () =>
        project.beside(
          'exec',
          '-T',
          'mailbox',
          ...humbly,
          'node',
          '--input-type=module',
          '-e',
          readFileSync(attack, 'utf8'),
          '--',
          'shop',
          '4200',
          host,
          'plain',
        ),
    ],
  ] as const;
  traffic.report();
  await sleep(quietMs);
  // A machine that is busy with other things is slow without an attack too.
  const longestMs = Math.max(3_000, 4 * traffic.report().p99Ms);
  for (const [place, begin] of places) {
    traffic.report();
    await begin();
    const report = traffic.report();
    assert.deepEqual(report.failures, []);
    assert.ok(report.p99Ms < longestMs, said(report));
    proved(`demo: ${place} is attacked under ${said(report)}`);
  }
}

/** Until nothing more can be written; then there is room again. */
async function proveFullDisk(visitor: Visitor, traffic: Traffic): Promise<void> {
  const inPostgres = (command: string) => project.beside('exec', '-T', 'postgres', 'sh', '-c', command);
  traffic.report();
  await inPostgres(`dd if=/dev/zero of=${filler} bs=64k 2>/dev/null || true`);
  await sleep(fullMs);
  const full = traffic.report();
  await inPostgres(`rm ${filler}`);
  assert.ok(await waitUntil(() => isReady(visitor), 120_000, 500), 'the shop does not come back');
  assert.deepEqual(
    full.failures.filter((failure) => !failure.includes('server/unavailable')),
    [],
  );
  traffic.report();
  await visitor.saveQuote();
  proved(`demo: the disk is full for ${fullMs / 1_000} s under ${said(full)}; then all is well again`);
}

/** No line of a log and no figure has one of these. */
function proveNothingTells(secrets: readonly string[]): void {
  const figuresOf = (service: string, port: number) =>
    project.node(
      service,
      `fetch('http://127.0.0.1:${port}/metrics').then((reply) => reply.text()).then(console.log)`,
    );
  const lines = [project.compose('logs', '--no-color'), figuresOf('api', 3_000), figuresOf('worker', 3_001)]
    .join('\n')
    .split('\n');
  assert.ok(lines.some((line) => line.startsWith('# HELP http_request_duration_seconds')));
  const tell = lines.filter((line) =>
    secrets.some((secret) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
  );
  assert.deepEqual(tell.slice(0, 5), []);
}

function passwordsOf(settings: string): string[] {
  return [...settings.matchAll(/^\w+_PASSWORD=(\S+)$/gm)].map(([, password = '']) => password);
}

function proveMistakes(): void {
  for (const [mistake, sentence] of mistakes) {
    project.set({ ...production, ...mistake });
    const { status, output } = project.try('run', '-T', '--rm', '--no-deps', 'api');
    assert.match(output, sentence);
    assert.notEqual(status, 0);
  }
  project.set({ ...production, REDIS_PASSWORD: '' });
  assert.match(project.try('config', '--quiet').output, /set a password for Redis/);
  proved('production: a mistake among the settings ends the start with a sentence');
}

async function proveProduction(): Promise<void> {
  project.set(production);
  project.compose('up', '--detach');
  const visitor = await findShop();
  const admin = ['--email', 'sam@example.com', '--name', 'Sam'];
  const told = project.compose(
    'run',
    '--rm',
    'maintenance',
    'node',
    'apps/api/dist/create-admin.js',
    ...admin,
  );
  const password = /Password: +(\S+)/.exec(told)?.[1] ?? '';
  const { status, cookie } = await visitor.signIn('sam@example.com', password);
  assert.equal(status, 200);
  proved('production: staff sign in');

  assert.match(tryAsApp('CREATE TABLE mine ()'), /permission denied for schema public/);
  assert.match(tryAsApp('ALTER TABLE quote ADD mine int'), /must be owner of table quote/);
  proved('production: the API and the worker cannot change the schema');

  for (let tried = 0; tried < 6; tried += 1) await visitor.signIn('eve@example.com', 'wrong');
  assert.equal((await visitor.signIn('eve@example.com', 'wrong')).status, 429);
  assert.equal(signInFromElsewhere(), '401');
  proved('production: visitors have addresses of their own, and limits of their own');

  project.compose('run', '-T', '--rm', 'seed');
  project.compose('stop', 'redis');
  const end = Date.now() + outageMs;
  let slowestMs = 0;
  while (Date.now() < end) {
    const began = performance.now();
    await visitor.saveQuote();
    slowestMs = Math.max(slowestMs, performance.now() - began);
    // One address may save 60 in a minute.
    await sleep(1_000);
  }
  assert.equal((await visitor.ask('/api/health/ready')).status, 200);
  assert.ok(slowestMs < 5_000, `it took ${slowestMs} ms to save a quote`);
  project.compose('start', 'redis');
  proved(`production: quotes are saved without Redis, within ${Math.round(slowestMs)} ms`);
  const { POSTGRES_PASSWORD, DATABASE_PASSWORD, REDIS_PASSWORD, SUMUP_API_KEY } = production;
  const passwords = [POSTGRES_PASSWORD, DATABASE_PASSWORD, REDIS_PASSWORD, SUMUP_API_KEY, 'mail-5-password'];
  const session = /sid=([^;]{20,})/.exec(cookie)?.[1] ?? '';
  assert.ok(session);
  proveNothingTells([...passwords, password, session, 'eve@example.com', 'sam@example.com']);
  proved('production: no log and no figure has a password, a session or an address');
}

/** Waits for the gateway and what is behind it, and takes its authority's certificate from it. */
async function findShop(): Promise<Visitor> {
  const root = '/data/caddy/pki/authorities/local/root.crt';
  const read = () => project.try('exec', '-T', 'gateway', 'cat', root);
  assert.ok(await waitUntil(() => read().status === 0, 60_000, 1_000), 'the gateway has no certificate');
  const visitor = new Visitor(at('shop'), read().output);
  assert.ok(await waitUntil(() => isReady(visitor), 120_000, 500), 'the shop does not become ready');
  return visitor;
}

function isReady(visitor: Visitor): Promise<boolean> {
  return visitor.ask('/api/health/ready').then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** As a database is after a fail-over to one that still follows. */
function setReadOnly(isOn: boolean): Promise<void> {
  const change = `ALTER SYSTEM SET default_transaction_read_only = ${isOn ? 'on' : 'off'}`;
  const psql = ['psql', '-U', 'postgres', '-c', change, '-c', 'SELECT pg_reload_conf()'];
  return project.beside('exec', '-T', 'postgres', ...psql);
}

function tryAsApp(sql: string): string {
  const psql = ['psql', '-U', 'postgres', '-d', 'app', '-c', 'SET ROLE app', '-c', sql];
  return project.try('exec', '-T', 'postgres', ...psql).output;
}

/** From within the gateway's network, where callers have other addresses than this machine. */
function signInFromElsewhere(): string {
  const script = `require('node:https').request({ host: 'gateway', port: ${httpsPort}, path: '/api/login', method: 'POST',
    servername: 'shop.localhost', rejectUnauthorized: false,
    headers: { host: 'shop.localhost:${httpsPort}', origin: '${at('shop')}', 'content-type': 'application/json' } },
    (reply) => { console.log(reply.statusCode); process.exit(); }).end('{"email":"eve@example.com","password":"wrong"}')`;
  return project.compose('exec', '-T', 'shop', 'node', '-e', script).trim();
}
