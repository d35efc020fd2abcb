import { lockQueues, reached, reachLimitMs, type FaultSystem } from '../faults/fault-system.ts';
import { BalancePayer, Customer } from './people.ts';

export interface Step {
  name: string;
  /**
   * Brings a payment to this step and holds it there, as far as possible from outside: by database locks, by freezing
   * the provider, or by being quick. Returns the customer, and a function that releases the payment.
   */
  reach: (system: FaultSystem) => Promise<{ customer: Customer; release: () => unknown }>;
}

const stepsOf =
  <Payer extends Customer>(Payer: new (system: FaultSystem) => Payer) =>
  (name: string, reach: (customer: Payer) => Promise<(() => unknown) | void>): Step => ({
    name,
    async reach(system) {
      const customer = new Payer(system);
      await customer.saveQuote();
      return { customer, release: (await reach(customer)) ?? (() => {}) };
    },
  });
const deposit = stepsOf(Customer);
const balance = stepsOf(BalancePayer);

type Reach = (customer: Customer) => Promise<() => unknown>;
const attemptCommitted: Reach = (customer) =>
  whileProviderIsFrozen(customer, () => customer.pressPay(), hasAttempt(customer, 'creating'));
const answerLost: Reach = (customer) =>
  withFault(customer, { on: 'create', when: { times: 1 }, kind: 'reset', work: 'done' }, () =>
    customer.pressPay(),
  );
const paidRead: Reach = async (customer) => {
  await customer.open();
  return whileLocked(customer, lockOfQuote, () => customer.pay());
};
const settled: Reach = async (customer) => {
  await customer.open();
  const lock = await customer.system.hold('SELECT 1 FROM outbox_message FOR UPDATE');
  await customer.pay();
  await reached('settled', isPaid(customer), 2);
  return lock.release;
};

export const steps: Step[] = [
  deposit('request in', (customer) =>
    whileLocked(customer, 'LOCK TABLE payment_attempt IN SHARE MODE', () => customer.pressPay()),
  ),
  deposit('attempt committed', attemptCommitted),
  deposit('provider did it, answer lost', answerLost),
  deposit('answer here, not stored', async (customer) => {
    const { system } = customer;
    system.freeze('sumup-sandbox');
    const request = customer.pressPay();
    await reached('attempt committed', hasAttempt(customer, 'creating'));
    return whileLocked(customer, lockOfAttempt, () => {
      system.thaw('sumup-sandbox');
      return request;
    });
  }),
  deposit('stored, not answered', async (customer) => {
    const request = customer.pressPay();
    await reached('stored', hasAttempt(customer, 'open'), 2);
    return () => request;
  }),
  deposit('customer paid, no webhook', async (customer) => {
    await customer.open();
    await dropWebhooks(customer);
    await customer.pay();
  }),
  deposit('webhook in, hint not stored', async (customer) => {
    await customer.open();
    return whileLocked(customer, lockOfAttempt, () => customer.pay());
  }),
  deposit('hint stored, job not queued', async (customer) => {
    await customer.open();
    if (!customer.system.redis) return whileLocked(customer, lockQueues, () => customer.pay());
    await customer.pay();
    return undefined;
  }),
  deposit('job running', async (customer) => {
    await customer.open();
    await withFault(customer, { on: 'read', kind: 'latency', ms: 5_000 }, () => customer.pay());
    return () => customer.system.control('DELETE', '/faults');
  }),
  deposit('PAID read', paidRead),
  deposit('settled, outbox not drained', settled),
  deposit('side effect done, not marked', async (customer) => {
    await customer.open();
    await customer.pay();
    await reached('settled', isPaid(customer), 2);
  }),

  // The balance, paid in two parts.
  balance('balance: asked for, not committed', (customer) =>
    whileLocked(customer, 'LOCK TABLE balance_request IN SHARE MODE', () => customer.requestBalance()),
  ),
  balance('balance: between the parts', async (customer) => {
    await dropWebhooks(customer);
    await customer.payFirstPart();
  }),
  // Another process may die at these steps while the second part is paid.
  ...Object.entries({
    'attempt committed': attemptCommitted,
    'provider did it, answer lost': answerLost,
    'PAID read': paidRead,
    'settled, outbox not drained': settled,
  }).map(([name, reach]) =>
    balance(`balance: ${name}`, async (customer) => {
      const first = await customer.payFirstPart();
      await reached('the first part paid', () => first.sees('paid', reachLimitMs));
      return reach(customer);
    }),
  ),

  // A refund, from staff's button to the customer's mail.
  deposit('refund wanted, not sent', async (customer) => {
    const refund = await customer.payAndPrepareRefund();
    return whileProviderIsFrozen(customer, refund.request, refund.state);
  }),
  deposit('refund done, answer lost', async (customer) => {
    const refund = await customer.payAndPrepareRefund();
    return withFault(
      customer,
      { on: 'refund', when: { times: 1 }, kind: 'reset', work: 'done' },
      refund.request,
    );
  }),
  deposit('refund in the books, not settled', async (customer) => {
    const refund = await customer.payAndPrepareRefund();
    const release = await withFault(customer, { on: 'refund', kind: 'latency', ms: 1_500 }, refund.request);
    return whileLocked(customer, lockOfQuote, release);
  }),
  deposit('refund settled, customer not told', async (customer) => {
    const refund = await customer.payAndPrepareRefund();
    await refund.request();
    await reached('refund settled', async () => (await refund.state()) === 'confirmed', 2);
  }),
];

const lockOfQuote = 'SELECT 1 FROM quote WHERE id = $1 FOR UPDATE';
const lockOfAttempt = `SELECT 1 FROM payment_attempt JOIN deposit ON deposit.id = deposit_id JOIN order_item USING (order_id)
  WHERE quote_id = $1
  FOR UPDATE OF payment_attempt`;

async function whileLocked({ system, quoteId }: Customer, lock: string, act: () => Promise<unknown>) {
  const held = await system.hold(lock, lock.includes('$1') ? [quoteId] : []);
  const acting = act().catch(() => {});
  await reached(`waiting for: ${lock}`, held.isAwaited);
  return async () => {
    await held.release();
    await acting;
  };
}

/** Acts until the request needs the provider, which does not answer. */
async function whileProviderIsFrozen(
  { system }: Customer,
  act: () => Promise<unknown>,
  isReached: () => Promise<unknown>,
) {
  system.freeze('sumup-sandbox');
  const acting = act();
  await reached('what the provider is asked for', isReached);
  return async () => {
    system.thaw('sumup-sandbox');
    await acting;
  };
}

/** Acts until the provider, which has a fault, is called again. */
async function withFault(
  { system }: Customer,
  fault: { on: string } & Record<string, unknown>,
  act: () => Promise<unknown>,
) {
  const calls = async () => (await system.control<Record<string, number>>('GET', '/calls'))[fault.on] ?? 0;
  await system.control('POST', '/faults', fault);
  const before = await calls();
  const acting = act();
  await reached(`${fault.on} asked for`, async () => (await calls()) > before);
  return () => acting;
}

const dropWebhooks = ({ system }: Customer) =>
  system.control('POST', '/faults', { on: 'webhook', kind: 'drop' });

const hasAttempt = (customer: Customer, state: string) => async () => {
  const { system, quoteId } = customer;
  const sql = `SELECT FROM payment_attempt JOIN deposit ON deposit.id = deposit_id JOIN order_item USING (order_id)
    WHERE quote_id = $1 AND payment_attempt.state = $2`;
  return (await system.sql(sql, [quoteId, state])).length > 0;
};

const isPaid = (customer: Customer) => async () => {
  const sql = `SELECT FROM deposit WHERE id = $1 AND status = 'paid'`;
  return (await customer.system.sql(sql, [customer.depositId])).length > 0;
};
