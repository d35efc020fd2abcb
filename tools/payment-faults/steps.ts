import { lockQueues, reached, reachLimitMs } from '../faults/fault-system.ts';
import { BalancePayer } from './balance-payer.ts';
import type { Customer } from './customer.ts';
import type { PaymentSystem } from './system.ts';

/** A moment in the life of a payment. */
export interface Step {
  name: string;
  /** Of paying the balance; absent: the deposit. */
  isOfBalance?: true;
  /**
   * Brings a payment there and holds it there as far as that can be done from outside: with locks in the database, by
   * freezing the provider, or by being quick; gives what releases it.
   */
  reach: (system: PaymentSystem, customer: Customer) => Promise<() => unknown>;
}

export const steps: Step[] = [
  {
    name: 'request in',
    async reach(system, customer) {
      const lock = await system.hold('LOCK TABLE payment_attempt IN SHARE MODE');
      const request = customer.request();
      await reached('request in', lock.isWaitedFor);
      return async () => {
        await lock.release();
        await request;
      };
    },
  },
  {
    name: 'attempt committed',
    async reach(system, customer) {
      system.freeze('sandbox');
      const request = customer.request();
      await reached('attempt committed', () => hasAttempt(system, customer, ['creating']));
      return async () => {
        system.thaw('sandbox');
        await request;
      };
    },
  },
  {
    name: 'provider did it, answer lost',
    async reach(system, customer) {
      await system.control('POST', '/faults', {
        on: 'create',
        when: { times: 1 },
        kind: 'reset',
        work: 'done',
      });
      const before = await system.callsOf('create');
      const request = customer.request();
      await reached('answer lost', async () => (await system.callsOf('create')) > before);
      return () => request;
    },
  },
  {
    name: 'answer here, not stored',
    async reach(system, customer) {
      system.freeze('sandbox');
      const request = customer.request();
      await reached('attempt committed', () => hasAttempt(system, customer, ['creating']));
      const lock = await system.hold(
        `SELECT 1 FROM payment_attempt JOIN deposit_quote USING (deposit_id) WHERE quote_id = $1
         FOR UPDATE OF payment_attempt`,
        [customer.quoteId],
      );
      system.thaw('sandbox');
      await reached('answer here, not stored', lock.isWaitedFor);
      return async () => {
        await lock.release();
        await request;
      };
    },
  },
  {
    name: 'stored, not answered',
    async reach(system, customer) {
      const request = customer.request();
      await reached('stored', () => hasAttempt(system, customer, ['open']), 2);
      return () => request;
    },
  },
  {
    name: 'customer paid, no webhook',
    async reach(system, customer) {
      await customer.open();
      await dropWebhooks(system);
      await customer.pay();
      return () => {};
    },
  },
  {
    name: 'webhook in, hint not stored',
    async reach(system, customer) {
      await customer.open();
      const lock = await system.hold(
        `SELECT 1 FROM payment_attempt JOIN deposit_quote USING (deposit_id) WHERE quote_id = $1
         FOR UPDATE OF payment_attempt`,
        [customer.quoteId],
      );
      await customer.pay();
      await reached('webhook in', lock.isWaitedFor);
      return lock.release;
    },
  },
  {
    name: 'hint stored, job not queued',
    async reach(system, customer) {
      await customer.open();
      const lock = system.redis ? undefined : await system.hold(lockQueues);
      await customer.pay();
      await reached('hint stored', async () => !lock || (await lock.isWaitedFor()));
      return () => lock?.release();
    },
  },
  {
    name: 'job running',
    async reach(system, customer) {
      await customer.open();
      const fault = [{ on: 'read', kind: 'latency', ms: 5_000 }];
      const [slow] = await system.control<{ id: string }[]>('POST', '/faults', fault);
      const before = await system.callsOf('read');
      await customer.pay();
      await reached('job running', async () => (await system.callsOf('read')) > before);
      return () => system.control('DELETE', `/faults/${slow?.id}`);
    },
  },
  {
    name: 'PAID read',
    async reach(system, customer) {
      await customer.open();
      const lock = await system.hold('SELECT 1 FROM quote WHERE id = $1 FOR UPDATE', [customer.quoteId]);
      await customer.pay();
      await reached('PAID read', lock.isWaitedFor);
      return lock.release;
    },
  },
  {
    name: 'settled, outbox not drained',
    async reach(system, customer) {
      await customer.open();
      const lock = await system.hold('SELECT 1 FROM outbox_message FOR UPDATE');
      await customer.pay();
      await reached('settled', () => isPaid(system, customer), 2);
      return lock.release;
    },
  },
  {
    name: 'side effect done, not marked',
    async reach(system, customer) {
      await customer.open();
      await customer.pay();
      await reached('settled', () => isPaid(system, customer), 2);
      return () => {};
    },
  },
];

/** Where another party may be lost while the second part is paid. */
const ofSecondPart = [
  'attempt committed',
  'provider did it, answer lost',
  'PAID read',
  'settled, outbox not drained',
];

/** Moments of the balance, which is paid in two parts. */
export const balanceSteps: Step[] = [
  {
    name: 'balance: asked for, not committed',
    isOfBalance: true,
    async reach(system, customer) {
      const payer = asPayer(customer);
      const lock = await system.hold('LOCK TABLE balance_request IN SHARE MODE');
      const asking = payer.isAsked();
      await reached('balance asked for', lock.isWaitedFor);
      return async () => {
        await lock.release();
        await asking;
      };
    },
  },
  {
    name: 'balance: between the parts',
    isOfBalance: true,
    async reach(system, customer) {
      await dropWebhooks(system);
      await asPayer(customer).payFirstPart();
      return () => {};
    },
  },
  ...steps
    .filter(({ name }) => ofSecondPart.includes(name))
    .map(({ name, reach }): Step => ({
      name: `balance: ${name}`,
      isOfBalance: true,
      async reach(system, customer) {
        const first = await asPayer(customer).payFirstPart();
        await reached('the first part paid', () => first.sees('paid', reachLimitMs));
        return reach(system, customer);
      },
    })),
];

function asPayer(customer: Customer): BalancePayer {
  if (!(customer instanceof BalancePayer)) throw new Error('this step is one of the balance');
  return customer;
}

const hasAttempt = async (system: PaymentSystem, customer: Customer, states: string[]) =>
  (
    await system.sql(
      `SELECT 1 FROM payment_attempt JOIN deposit_quote USING (deposit_id)
       WHERE quote_id = $1 AND payment_attempt.state = ANY($2)`,
      [customer.quoteId, states],
    )
  ).length > 0;

const isPaid = async (system: PaymentSystem, customer: Customer) =>
  (await system.sql(`SELECT 1 FROM deposit WHERE id = $1 AND status = 'paid'`, [customer.depositId])).length >
  0;

const dropWebhooks = (system: PaymentSystem) =>
  system.control('POST', '/faults', { on: 'webhook', kind: 'drop' });
