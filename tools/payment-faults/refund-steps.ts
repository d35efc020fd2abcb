import { reached, reachLimitMs } from '../faults/fault-system.ts';
import { Staff } from './staff.ts';
import type { PaymentSystem } from './system.ts';
import type { Customer } from './customer.ts';
import type { Step } from './steps.ts';

/** Moments in the life of a refund, from staff's button to the customer's mail. */
export const refundSteps: Step[] = [
  {
    name: 'refund wanted, not sent',
    async reach(system, customer) {
      const refund = await aRefund(system, customer);
      system.freeze('sandbox');
      const asked = refund.ask();
      await reached('refund wanted', refund.state);
      return async () => {
        system.thaw('sandbox');
        await asked;
      };
    },
  },
  {
    name: 'refund done, answer lost',
    async reach(system, customer) {
      const refund = await aRefund(system, customer);
      const fault = { on: 'refund', when: { times: 1 }, kind: 'reset', work: 'done' };
      await system.control('POST', '/faults', fault);
      const before = await system.callsOf('refund');
      await refund.ask();
      await reached('refund sent', async () => (await system.callsOf('refund')) > before);
      return () => {};
    },
  },
  {
    name: 'refund in the books, not settled',
    async reach(system, customer) {
      const refund = await aRefund(system, customer);
      await system.control('POST', '/faults', { on: 'refund', kind: 'latency', ms: 1_500 });
      const before = await system.callsOf('refund');
      await refund.ask();
      await reached('refund sent', async () => (await system.callsOf('refund')) > before);
      const lock = await system.hold('SELECT 1 FROM quote WHERE id = $1 FOR UPDATE', [customer.quoteId]);
      await reached('refund read in the books', lock.isWaitedFor);
      return lock.release;
    },
  },
  {
    name: 'refund settled, customer not told',
    async reach(system, customer) {
      const refund = await aRefund(system, customer);
      await refund.ask();
      await reached('refund settled', async () => (await refund.state()) === 'confirmed', 2);
      return () => {};
    },
  },
];

/** A deposit that was paid a while ago, and is to be given back. */
async function aRefund(system: PaymentSystem, customer: Customer) {
  await customer.open();
  const amount = customer.lastReply?.body.depositAmount ?? '';
  await customer.pay();
  await reached('the deposit paid', () => customer.sees('paid', reachLimitMs));
  customer.refund = (await new Staff(system).signIn()).refundOf(customer.depositId, amount);
  return customer.refund;
}
