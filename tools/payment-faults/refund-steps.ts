import { hold } from '../faults/hold.ts';
import { textIn } from '../faults/read-json.ts';
import { callsOf, opened, reached, reachLimitMs } from './reach.ts';
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
      const before = await callsOf(system, 'refund');
      await refund.ask();
      await reached('refund sent', async () => (await callsOf(system, 'refund')) > before);
      return async () => {};
    },
  },
  {
    name: 'refund in the books, not settled',
    async reach(system, customer) {
      const refund = await aRefund(system, customer);
      await system.control('POST', '/faults', { on: 'refund', kind: 'latency', ms: 1_500 });
      const before = await callsOf(system, 'refund');
      await refund.ask();
      await reached('refund sent', async () => (await callsOf(system, 'refund')) > before);
      const lock = await hold(system, 'SELECT 1 FROM quote WHERE id = $1 FOR UPDATE', [customer.quoteIds[0]]);
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
      return async () => {};
    },
  },
];

/** A deposit that was paid a while ago, and is to be given back. */
async function aRefund(system: PaymentSystem, customer: Customer) {
  await opened(customer);
  const amount = textIn(customer.lastReply?.body, 'depositAmount');
  await customer.pay();
  if (!(await customer.sees('paid', reachLimitMs))) throw new Error('The deposit was not paid.');
  const refund = (await new Staff(system).signIn()).wishTo(customer.depositId, amount);
  customer.refund = refund;
  return refund;
}
