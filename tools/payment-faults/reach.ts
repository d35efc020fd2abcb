import { numberIn } from '../faults/read-json.ts';
import { waitUntil } from '../processes/wait-until.ts';
import type { Customer } from './customer.ts';
import type { PaymentSystem } from './system.ts';

/** Says that it never comes to that. */
export const reachLimitMs = 60_000;

export async function opened(customer: Customer) {
  if (!(await customer.requestUntilOpen(reachLimitMs)))
    throw new Error(`The card page did not open: ${JSON.stringify(customer.lastReply)}`);
}

export async function reached(what: string, isSo: () => unknown, everyMs = 10) {
  if (!(await waitUntil(isSo, reachLimitMs, everyMs))) throw new Error(`Never came to: ${what}`);
}

export const callsOf = async (system: PaymentSystem, operation: string) =>
  numberIn(await system.control('GET', `/calls?operation=${operation}`), 'total');
