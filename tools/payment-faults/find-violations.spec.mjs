// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findViolations } from './find-violations.mjs';

/** @typedef {import('./find-violations.mjs').Attempt} Attempt */
/** @typedef {import('./find-violations.mjs').Charge} Charge */

/** @param {Partial<Attempt>} [attempt] @returns {Attempt} */
const anAttempt = (attempt = {}) => ({
  reference: 'dep-a-1',
  state: 'paid',
  deposit_id: 'a',
  deposit_status: 'paid',
  pence: 2285,
  quote_ids: ['quote-1'],
  next_check_at: null,
  checkout_id: 'checkout-1',
  ...attempt,
});

/** @param {Partial<Charge>} [charge] @returns {Charge} */
const aCharge = (charge = {}) => ({
  reference: 'dep-a-1',
  checkoutId: 'checkout-1',
  amountPence: 2285,
  charges: 1,
  chargedPence: 2285,
  injectedCharges: 0,
  ...charge,
});

/**
 * What would be found where the shop says the one and the provider the other.
 * @param {Attempt[]} attempts
 * @param {Charge[]} charges
 * @param {{ overdue?: { reference: string, state: string }[], isOver?: boolean }} [more]
 */
const found = (attempts, charges, { overdue = [], isOver = true } = {}) =>
  findViolations(
    /** @type {import('./system.mjs').PaymentSystem} */ (
      /** @type {unknown} */ ({
        control: async () => charges,
        sql: async (/** @type {string} */ text) =>
          text.includes('array_agg') ? attempts : text.includes('next_check_at <') ? overdue : [],
        scaled: (/** @type {number} */ ms) => ms,
      })
    ),
    { isOver },
  );

it('finds nothing where every charge has its paid attempt', async () => {
  assert.deepEqual(await found([anAttempt()], [aCharge()]), []);
  assert.deepEqual(await found([anAttempt({ state: 'review', deposit_status: 'review' })], [aCharge()]), []);
  assert.deepEqual(await found([anAttempt({ state: 'expired', deposit_status: 'failed' })], []), []);
});

for (const [what, attempts, charges, sentence] of /** @type {[string, Attempt[], Charge[], RegExp][]} */ ([
  ['a charge that nobody asked for', [], [aCharge()], /no attempt of that name/],
  ['a charge that was not noticed', [anAttempt({ state: 'open' })], [aCharge()], /its attempt is open/],
  ['a payment that was never made', [anAttempt()], [], /nothing was charged/],
  ['a penny too much', [anAttempt()], [aCharge({ chargedPence: 2286 })], /2286p/],
  [
    'two charges on one page',
    [anAttempt()],
    [aCharge({ charges: 2, chargedPence: 4570 })],
    /charged 2 times/,
  ],
  [
    'two pages charged for one quote',
    [anAttempt(), anAttempt({ reference: 'dep-b-1', deposit_id: 'b', state: 'review' })],
    [aCharge(), aCharge({ reference: 'dep-b-1' })],
    /quote quote-1 was charged 2 times/,
  ],
  [
    'a deposit that does not know',
    [anAttempt({ deposit_status: 'pending' })],
    [aCharge()],
    /deposit is pending/,
  ],
]))
  it(`finds ${what}`, async () => {
    assert.match((await found(attempts, charges)).join('\n'), sentence);
  });

it('finds what should have been looked at', async () => {
  const overdue = [{ reference: 'dep-a-1', state: 'open' }];
  assert.match((await found([], [], { overdue })).join(), /should have been looked at/);
});
