// `npm run bench:queue`: how soon a payment at the provider is one in the shop, with the provider's webhook and without, how many
// deposits are settled and mails sent in a second by one, two and four workers, and what a shop at rest asks of its database.
// On both queues: PostgreSQL's, and Redis where there is a redis-server. Ends with 1 where a payment takes too long.
// `--workers 1 --deposits 5000 --mails 50000` is a busy day of one worker.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultSystem } from '../../tools/faults/fault-system.ts';
import { MailSystem } from '../../tools/mail-faults/mail-system.ts';
import { Customer, someParts } from '../../tools/payment-faults/customer.ts';
import { PaymentSystem } from '../../tools/payment-faults/system.ts';
import { findProgram } from '../../tools/processes/find-program.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import { orExplain, readOptions, wholeOption } from '../../tools/processes/read-options.ts';
import { waitUntil } from '../../tools/processes/wait-until.ts';
import { apiMemory } from '../../tools/supervisor/api-memory.ts';
import { describeMachine } from '../describe-machine.ts';
import { megabytesOf } from '../measure.ts';
import { median } from '../median.ts';
import { startServer } from '../start-server.ts';

const goals = { withWebhookMs: 1_000, withoutMs: 10_000 };
const restSeconds = 30;
/** As the page that a customer comes back to asks. */
const pageIntervalMs = 3_000;
const limitMs = 120_000;
/** Slower than that is no queue. */
const mostMsEach = 250;

const { payers, deposits, mails, workerCounts } = orExplain(() => {
  const values = readOptions({
    payers: { type: 'string', default: '11' },
    deposits: { type: 'string', default: '200' },
    mails: { type: 'string', default: '500' },
    workers: { type: 'string', default: '1,2,4' },
  });
  return {
    payers: wholeOption('payers', values.payers),
    deposits: wholeOption('deposits', values.deposits, 20),
    mails: wholeOption('mails', values.mails, 20),
    workerCounts: values.workers.split(',').map((count) => wholeOption('workers', count)),
  };
});

const workerFile = new URL('../../apps/api/dist/worker.js', import.meta.url).pathname;

async function startWorkers(system: FaultSystem, count: number) {
  const ports = await freePorts(count);
  const start = (port: number) =>
    startServer(workerFile, {
      env: { ...system.env, WORKER_PORT: String(port) },
      healthUrl: `http://127.0.0.1:${port}/health`,
      execArgv: apiMemory,
    });
  return Promise.all(ports.map(start));
}

/** How many in a second so many workers get done of what is due when they start, once the first is done. */
async function rateOf(system: FaultSystem, workers: number, isDone: string, all: number) {
  const count = async () => (await system.sql<{ done: number }>(isDone))[0]?.done ?? 0;
  const [before, running] = [await count(), startWorkers(system, workers)];
  await waitUntil(async () => (await count()) > before, limitMs, 10);
  const [began, first] = [performance.now(), await count()];
  if (!(await waitUntil(async () => (await count()) - before >= all, limitMs + all * mostMsEach, 50)))
    throw new Error(`${all} were due, and ${(await count()) - before} got done`);
  const rate = (before + all - first) / ((performance.now() - began) / 1_000);
  const megabytes = (await running).map(({ pid }) => megabytesOf(pid).toFixed(0)).join(', ');
  await Promise.all((await running).map((worker) => worker.stop()));
  console.error(`${workers} workers: ${rate.toFixed(0)} a second; they hold ${megabytes} MB`);
  return rate;
}

/** Customers at their card pages, a few at a time. */
async function openPages(system: PaymentSystem, count: number) {
  const parts = await someParts(system);
  const customers: Customer[] = [];
  const openNext = async () => {
    while (customers.length < count) {
      const customer = new Customer(system, parts);
      customers.push(customer);
      await customer.saveQuotes();
      if (!(await customer.requestUntilOpen(limitMs))) throw new Error('a card page did not open');
    }
  };
  await Promise.all(Array.from({ length: 8 }, openNext));
  return customers;
}

/** Milliseconds from the card that is taken until the shop knows; with `look` as the page finds out. */
async function delaysOf(
  system: PaymentSystem,
  look: (customer: Customer) => Promise<unknown>,
  everyMs: number,
) {
  const delays: number[] = [];
  for (const customer of await openPages(system, payers)) {
    await customer.pay();
    const began = performance.now();
    if (!(await waitUntil(() => look(customer), limitMs, everyMs)))
      throw new Error('a payment was not noticed');
    delays.push(performance.now() - began);
    console.error(`noticed after ${delays.at(-1)?.toFixed(0)} ms`);
  }
  return delays;
}

async function measurePayments(system: PaymentSystem) {
  const isPaid = async ({ depositId }: Customer) =>
    (await system.sql(`SELECT FROM deposit WHERE id = $1 AND status = 'paid'`, [depositId])).length;
  // Nobody looks at a page meanwhile.
  const withWebhook = await delaysOf(system, isPaid, 10);
  await system.control('POST', '/faults', [{ on: 'webhook', kind: 'drop' }]);
  const without = await delaysOf(
    system,
    async (customer) => (await customer.status()) === 'paid',
    pageIntervalMs,
  );
  await system.control('DELETE', '/faults');

  const transactions = async () =>
    (
      await system.sql<{ done: number }>(
        `SELECT (xact_commit + xact_rollback)::integer AS done FROM pg_stat_database WHERE datname = current_database()`,
      )
    )[0]?.done ?? 0;
  const before = await transactions();
  await sleep(restSeconds * 1_000);
  const atRest = ((await transactions()) - before) / restSeconds;

  await system.kill('worker');
  const rates = [];
  for (const workers of workerCounts) {
    for (const customer of await openPages(system, deposits)) await customer.pay();
    const isDone = `SELECT count(*)::integer AS done FROM deposit WHERE status = 'paid'`;
    rates.push(await rateOf(system, workers, isDone, deposits));
  }
  return { withWebhook, without, atRest, rates };
}

async function measureMails(system: MailSystem) {
  await system.kill('worker');
  const rates = [];
  for (const workers of workerCounts) {
    const to = Array.from({ length: mails }, (_, index) => `of-${workers}-${index}@example.com`);
    await system.ask(to);
    const isDone = `SELECT count(*)::integer AS done FROM mail WHERE state = 'sent'`;
    rates.push(await rateOf(system, workers, isDone, mails));
  }
  return rates;
}

async function within<System extends FaultSystem, Result>(
  make: (options: { dataDir: string; timeScale: number; onRedis: boolean }) => System,
  onRedis: boolean,
  work: (system: System) => Promise<Result>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-queue-'));
  chmodSync(dataDir, 0o711);
  const system = make({ dataDir, timeScale: 1, onRedis });
  try {
    await system.start();
    return await work(system);
  } finally {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const rows = [];
let isGood = true;
for (const onRedis of [false, ...(findProgram('redis-server') ? [true] : [])]) {
  const paid = await within((options) => new PaymentSystem(options), onRedis, measurePayments);
  const sent = await within((options) => new MailSystem(options), onRedis, measureMails);
  const [withWebhook, without] = [median(paid.withWebhook), median(paid.without)];
  isGood &&= withWebhook <= goals.withWebhookMs && without <= goals.withoutMs;
  const cells = [
    onRedis ? 'Redis' : 'PostgreSQL',
    withWebhook.toFixed(0),
    without.toFixed(0),
    ...[paid.rates, sent].map((rates) => rates.map((rate) => rate.toFixed(0)).join(' / ')),
    paid.atRest.toFixed(1),
  ];
  rows.push(`| ${cells.join(' | ')} |`);
}
console.log(`\`npm run bench:queue\`: ${payers} payments, ${deposits} deposits, ${mails} mails. ${describeMachine()}

| queue | with webhook, ms (at most ${goals.withWebhookMs}) | without, ms (at most ${goals.withoutMs}) | settled a second by ${workerCounts.join(' / ')} workers | mails a second by ${workerCounts.join(' / ')} workers | transactions a second at rest |
|---|---|---|---|---|---|
${rows.join('\n')}`);
process.exitCode = isGood ? 0 : 1;
