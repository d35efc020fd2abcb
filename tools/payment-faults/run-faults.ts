import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultSystemOptions } from '../faults/fault-system.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { BalancePayer } from './balance-payer.ts';
import { Customer, someParts, type Parts } from './customer.ts';
import { titleOf, type Fault } from './faults.ts';
import { findViolations } from './find-violations.ts';
import type { Step } from './steps.ts';
import { PaymentSystem } from './system.ts';

export type FaultResult = { step: string; fault: string; seconds: number; wrong: string[] };
type FaultRuns = FaultSystemOptions & { runs: [Step, Fault][]; onResult?: (result: FaultResult) => void };

/** Within what time, as played, everything must have come right once a fault is over. */
const settledWithinMs = 120_000;
/** Leases are not scaled: after a killed worker a payment waits for 16 s, on a busy machine longer. */
const leastLimitMs = 60_000;
/** What was sent without an answer is sent again only when the provider's books have had their time: 45 s as played. */
const refundedWithinMs = 100_000;

/** Payments through faults, one after another in one system, whose history grows. */
export async function runFaults({ runs, onResult = () => {}, ...options }: FaultRuns) {
  const system = new PaymentSystem(options);
  const results: FaultResult[] = [];
  try {
    await system.start();
    const parts = await someParts(system);
    for (const [step, fault] of runs) {
      const began = performance.now();
      const wrong = await runFault(system, parts, step, fault).catch(async (error) => {
        await system.revive();
        return [String(error)];
      });
      const seconds = (performance.now() - began) / 1_000;
      const result = { step: step.name, fault: titleOf(fault, options.timeScale), seconds, wrong };
      results.push(result);
      onResult(result);
    }
    return results;
  } finally {
    await system.stop();
  }
}

/**
 * One payment through one fault: brought to a step, struck, mended, and gone on with by a customer who wants
 * their top, in two tabs of which neither knows of the other: what went wrong.
 */
async function runFault(system: PaymentSystem, parts: Parts, step: Step, fault: Fault) {
  const Payer = step.isOfBalance ? BalancePayer : Customer;
  const customer = await new Payer(system, parts).saveQuote();
  const release = await step.reach(system, customer);
  // Who strikes may have to wait for what we hold.
  const striking = fault.strike(system);
  await Promise.race([striking, sleep(500)]);
  const released = Promise.resolve(release()).catch(() => {});
  await striking;
  await fault.mend(system);
  await released;
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
  const { refund } = customer;
  if (refund && !(await waitUntil(refund.ask, leastLimitMs, 200))) wrong.push('the refund was not taken on');
  const isRefunded = async () => !refund || (await refund.state()) === 'confirmed';
  if (!(await waitUntil(isRefunded, refundedWithinMs, 100))) wrong.push('the refund was not confirmed');
  return [...wrong, ...(await findViolations(system))];
}
