import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../processes/wait-until.ts';
import { BalancePayer } from './balance-payer.ts';
import { Customer, type Parts } from './customer.ts';
import { findViolations } from './find-violations.ts';
import type { Step } from './steps.ts';
import type { Fault } from './faults.ts';
import type { Refund } from './staff.ts';
import type { PaymentSystem } from './system.ts';

/** Within what time, as played, everything must have come right once a fault is over. */
const settledWithinMs = 120_000;
/** Leases are not scaled: whoever was killed over a payment is waited for 16 s, on a machine that may be busy. */
const leastLimitMs = 60_000;
/** What was sent without an answer is sent again only when the provider's books have had their time: 45 s as played. */
const refundedWithinMs = 100_000;

/**
 * One payment through one fault: brought to a step, struck, mended, and gone on with by a customer who wants
 * their top, in two tabs of which neither knows of the other: what went wrong.
 */
export async function runFault(system: PaymentSystem, parts: Parts, step: Step, fault: Fault) {
  const Payer = step.isOfBalance ? BalancePayer : Customer;
  const customer = await new Payer(system, parts).saveQuotes();
  const letGo = await step.reach(system, customer);
  // Who strikes may have to wait for what we hold.
  const striking = fault.strike(system);
  await Promise.race([striking, sleep(500)]);
  const loose = letGo().catch(() => {});
  await striking;
  await fault.mend(system);
  await loose;
  await system.control('DELETE', '/faults');

  const limitMs = Math.max(leastLimitMs, system.scaled(settledWithinMs));
  const otherTab = customer.otherTab();
  const wrong: string[] = [];
  if ((await customer.requestUntilOpen(limitMs)) && (await otherTab.request())) {
    await Promise.all([customer.pay(), otherTab.pay()]);
  } else if (!customer.depositId) {
    wrong.push(`no card page: ${JSON.stringify(customer.lastReply?.body ?? 'no answer')}`);
  } else if ((await customer.status()) !== 'paid') {
    await customer.pay().catch(() => {});
  }
  if (customer.depositId && !(await customer.sees('paid', limitMs)))
    wrong.push(`the result page says ${await customer.status()}`);
  if (customer.refund) wrong.push(...(await findRefundUnfinished(customer.refund)));
  return [...wrong, ...(await findViolations(system))];
}

async function findRefundUnfinished(refund: Refund) {
  if (!(await refund.askUntilTaken(leastLimitMs))) return ['the refund was not taken on'];
  const isDone = await waitUntil(async () => (await refund.state()) === 'confirmed', refundedWithinMs, 100);
  return isDone ? [] : [`the refund is ${await refund.state()}`];
}
