// @ts-check
import { numberIn } from '../faults/read-json.mjs';
import { waitUntil } from '../processes/wait-until.mjs';

/** Says that it never comes to that. */
export const reachLimitMs = 60_000;

/** @param {import('./customer.mjs').Customer} customer */
export async function opened(customer) {
  if (!(await customer.requestUntilOpen(reachLimitMs)))
    throw new Error(`The card page did not open: ${JSON.stringify(customer.lastReply)}`);
}

/** @param {string} what @param {() => unknown} isSo @param {number} [everyMs] */
export async function reached(what, isSo, everyMs = 10) {
  if (!(await waitUntil(isSo, reachLimitMs, everyMs))) throw new Error(`Never came to: ${what}`);
}

/** @param {import('./system.mjs').PaymentSystem} system @param {string} operation */
export const callsOf = async (system, operation) =>
  numberIn(await system.control('GET', `/calls?operation=${operation}`), 'total');
