import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultSystem } from '../faults/fault-system.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { findViolations } from './find-violations.ts';
import type { Step } from './steps.ts';

const key = 'sandbox-control';

/** A payment's path: database, SumUp sandbox, API, worker. */
export const paymentSystem = (timeScale: number) =>
  new FaultSystem(
    {
      parts: ['sumup-sandbox', 'api', 'worker'],
      standIn: { port: 'SUMUP_SANDBOX_PORT', key },
      env: { SUMUP_SANDBOX_CONTROL_KEY: key, SUMUP_SANDBOX_TIME_SCALE: String(timeScale) },
    },
    timeScale,
  );

/** A fault that is caused during a payment. */
export interface Fault {
  name: string;
  /** Simulated; real time only at scale 1. */
  lastsMs?: number;
  cause: (system: FaultSystem) => unknown;
}

export const faults: Fault[] = [
  { name: 'kill -9 API', cause: (system) => system.kill('api') },
  { name: 'kill -9 worker', cause: (system) => system.kill('worker') },
  { name: 'kill -9 PostgreSQL', cause: (system) => system.kill('postgres') },
  { name: 'kill -9 all', cause: (system) => system.kill('api', 'worker', 'postgres', 'sumup-sandbox') },
  { name: 'queue emptied', cause: emptyQueues },
  { name: 'provider cut', lastsMs: 60_000, cause: (system) => system.kill('sumup-sandbox') },
  { name: 'PostgreSQL frozen', lastsMs: 20_000, cause: (system) => system.freeze('postgres') },
];

/** Redis: FLUSHALL. PostgreSQL: deletes all rows of BullMQ's tables. */
async function emptyQueues(system: FaultSystem) {
  if (system.redis) return spawnSync('redis-cli', ['-u', system.redis.url, 'FLUSHALL']);
  const tables = await system.sql<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'bullmq' AND tablename NOT LIKE '%migration%'`,
  );
  for (const { name } of tables) await system.sql(`DELETE FROM bullmq.${name}`);
}

/** Simulated time after a fault by which everything must be settled. */
const settledWithinMs = 120_000;
/** Leases are not scaled: after a killed worker a payment waits 16 s, on a busy machine longer. */
const minLimitMs = 60_000;
/** A refund without a response is only repeated after the provider had time to record it: 45 s simulated. */
const refundedWithinMs = 100_000;

/**
 * One payment through one fault, in a system with growing history: brought to a step, hit by the fault, repaired, and
 * continued by a customer in two independent tabs. Returns violations.
 */
export async function runFault(system: FaultSystem, step: Step, { cause, lastsMs = 0 }: Fault) {
  const repair = async () => {
    await sleep(system.scaled(lastsMs));
    system.thaw('postgres');
    await system.revive();
  };
  try {
    const { customer, release } = await step.reach(system);
    // The fault may have to wait for locks we hold.
    const causing = cause(system);
    await Promise.race([causing, sleep(500)]);
    const released = Promise.resolve(release()).catch(() => {});
    await causing;
    await repair();
    await released;
    await system.control('DELETE', '/faults');

    const limitMs = Math.max(minLimitMs, system.scaled(settledWithinMs));
    const otherTab = customer.otherTab();
    const problems: string[] = [];
    if ((await customer.pressPayUntilOpen(limitMs)) && (await otherTab.pressPay())) {
      await Promise.all([customer.pay(), otherTab.pay()]);
    } else if (!customer.depositId) {
      problems.push(`no card page: ${JSON.stringify(customer.lastReply?.body ?? 'no answer')}`);
    } else if ((await customer.status()) !== 'paid') {
      await customer.pay().catch(() => {});
    }
    if (customer.depositId && !(await customer.sees('paid', limitMs)))
      problems.push(`the result page says ${await customer.status()}`);
    const { refund } = customer;
    if (refund && !(await waitUntil(refund.request, minLimitMs, 200)))
      problems.push('the refund was not accepted');
    const isRefunded = async () => !refund || (await refund.state()) === 'confirmed';
    if (!(await waitUntil(isRefunded, refundedWithinMs, 100))) problems.push('the refund was not confirmed');
    return [...problems, ...(await findViolations(system))];
  } catch (error) {
    await repair();
    return [String(error)];
  }
}
