import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { numberOption, orExplain, readOptions, wholeOption } from '../processes/read-options.ts';
import { listOf } from '../faults/read-json.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { Customer, someParts, type Parts } from './customer.ts';
import { findViolations } from './find-violations.ts';
import { seededChance } from '../faults/seeded-chance.ts';
import { PaymentSystem } from './system.ts';

// A day in the shop on which nothing goes well: `npm run prove:payments-day`.
const { redis, count, seed, timeScale } = orExplain(() => {
  const { redis, customers, seed, scale } = readOptions({
    customers: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    scale: { type: 'string', default: '6' },
    redis: { type: 'boolean', default: false },
  });
  return {
    redis,
    count: wholeOption('customers', customers),
    seed: wholeOption('seed', seed, 0),
    timeScale: numberOption('scale', scale),
  };
});
const killEveryMs = 30_000;
const failingCalls = 0.05;
const atOnce = 24;
/** Longest that a customer keeps trying, as played. */
const patienceMs = 300_000;
const paid = 'paid at the provider';
const declinedCard = '4000000000000002';

type Habit = 'pays' | 'is declined, then pays' | 'abandons' | 'clicks twice' | 'uses two tabs';
/** How many in a hundred do what. */
const habits: [Habit, number][] = [
  ['pays', 70],
  ['is declined, then pays', 10],
  ['abandons', 10],
  ['clicks twice', 5],
  ['uses two tabs', 5],
];

const dataDir = mkdtempSync(join(tmpdir(), 'payment-day-'));
chmodSync(dataDir, 0o711);
const system = new PaymentSystem({ dataDir, timeScale, onRedis: redis });
const chance = seededChance(seed);
const began = performance.now();
const tally: Record<string, number> = {};
const note = (what: string) => (tally[what] = (tally[what] ?? 0) + 1);

try {
  await system.start();
  const parts = await someParts(system);
  await failSomeCalls();
  let open = true;
  const killing = killAtRandom(() => open);

  const waiting = Array.from({ length: count }, (_, index) => ({ index, habit: habitOf(chance()) }));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await live(parts, next.habit).catch((error) => note(`gave up: ${String(error).slice(0, 80)}`));
      }
    }),
  );

  open = false;
  await killing;
  await system.control('DELETE', '/faults');
  await system.revive();
  let violations = await findViolations(system);
  await waitUntil(
    async () => (violations = await findViolations(system)).length === 0,
    Math.max(60_000, system.scaled(120_000)),
    500,
  );
  // A shop in which nobody could pay has charged nobody wrongly.
  if (!tally[paid]) violations.push('nobody paid');
  await report(violations);
  process.exitCode = violations.length ? 1 : 0;
} finally {
  await system.stop();
}

async function live(parts: Parts, habit: Habit) {
  note(`customer ${habit}`);
  const limitMs = Math.max(30_000, system.scaled(patienceMs));
  const customer = await new Customer(system, parts).saveQuotes(chance() < 0.2 ? 2 : 1);
  if (habit === 'clicks twice') await Promise.all([customer.request(), customer.request()]);
  const otherTab = new Customer(system, parts);
  otherTab.quoteIds = customer.quoteIds;
  const [isOpen, isOpenThere] = await Promise.all([
    customer.requestUntilOpen(limitMs),
    habit === 'uses two tabs' && otherTab.requestUntilOpen(limitMs),
  ]);
  if (!isOpen) return note('no card page in time');
  if (habit === 'abandons') return;
  if (habit === 'is declined, then pays') await tryCard(customer, declinedCard);
  const pages = isOpenThere ? [customer, otherTab] : [customer];
  const said = await Promise.all(pages.map((page) => payInTheEnd(page, limitMs)));
  note(said.includes('paid') || said.includes('already-paid') ? paid : `page: ${said.join()}`);
}

/** A customer whose page has lapsed or vanished asks for a new one. */
async function payInTheEnd(customer: Customer, limitMs: number) {
  let said = await tryCard(customer);
  await waitUntil(
    async () => {
      if (['paid', 'already-paid'].includes(said)) return true;
      if ((await customer.status()) === 'paid') return ((said = 'already-paid'), true);
      await customer.retryUntilOpen(1_000);
      said = await tryCard(customer);
      return false;
    },
    limitMs,
    250,
  );
  return said;
}

function tryCard(customer: Customer, card?: string) {
  return customer.pay(card).catch(() => 'no answer');
}

/** One call in twenty, both ways, each in another manner. */
async function failSomeCalls() {
  const kinds = [
    { kind: 'status', status: 503 },
    { kind: 'reset', work: 'done' },
    { kind: 'reset', work: 'none' },
    { kind: 'html' },
    { kind: 'truncated' },
  ];
  await system.control('POST', '/faults', [
    ...kinds.map((kind) => ({ on: 'any', when: { chance: failingCalls / kinds.length }, ...kind })),
    { on: 'webhook', when: { chance: failingCalls }, kind: 'drop' },
    { on: 'webhook', when: { chance: failingCalls }, kind: 'repeat', copies: 5 },
  ]);
}

async function killAtRandom(isOpen: () => boolean) {
  const victims = ['api', 'worker', 'postgres', 'sandbox'] as const;
  while (isOpen()) {
    await sleep(system.scaled(killEveryMs));
    const victim = victims[Math.floor(chance() * victims.length)] ?? 'api';
    note(`kill -9 ${victim}`);
    await system.kill(victim);
    await system.revive();
  }
}

function habitOf(drawn: number): Habit {
  let below = drawn * 100;
  for (const [habit, share] of habits) {
    if ((below -= share) < 0) return habit;
  }
  return 'pays';
}

async function report(violations: string[]) {
  for (const [what, times] of Object.entries(tally).sort())
    console.log(`${String(times).padStart(6)}  ${what}`);
  const counts = await system.sql(
    `SELECT 'deposits ' || status AS what, count(*)::int FROM deposit GROUP BY status
     UNION ALL SELECT 'attempts ' || state, count(*)::int FROM payment_attempt GROUP BY state ORDER BY 1`,
  );
  for (const { what, count: times } of counts) console.log(`${String(times).padStart(6)}  ${what}`);
  const charges = listOf(await system.control('GET', '/charges'));
  console.log(`${String(charges.length).padStart(6)}  references charged at the provider`);
  for (const violation of violations) console.log(`VIOLATION  ${violation}`);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(
    `\n${count} customers at scale ${timeScale} with seed ${seed} in ${minutes} min, ${violations.length} violations. Logs: ${dataDir}`,
  );
}
