import type { Pence } from '@app/pricing';
import { startSumupSandbox } from '../../testing/servers/start-sumup-sandbox';
import { SumupCardPayments } from '../provider/adapters/sumup-card-payments';
import type { CardPayments } from '../provider/card-payments';
import { FakeCardPayments } from './fake-card-payments';

/** A card provider with the actions of customers and banks. */
export interface CardAccount {
  cards: CardPayments;
  setClock: (aheadMs: number) => unknown;
  /** Charges a card if the page still accepts one. */
  pay: (reference: string, times?: 1 | 2) => unknown;
  refundOutside: (reference: string, amount: Pence) => unknown;
  chargeBack: (reference: string, amount: Pence) => unknown;
  stop: () => unknown;
}

export function accountInMemory(now: () => Date): CardAccount {
  const cards = new FakeCardPayments(now);
  const stateOf = (reference: string) => cards.all().find((page) => page.reference === reference)?.state;
  return {
    cards,
    setClock: () => undefined,
    pay(reference, times = 1) {
      if (stateOf(reference) !== 'pending') return;
      cards.pay(reference);
      if (times === 2) cards.chargeAgain(reference);
    },
    refundOutside: (reference, amount) =>
      stateOf(reference) === 'paid' && cards.refundOutside(reference, amount),
    chargeBack: (reference, amount) => stateOf(reference) === 'paid' && cards.chargeBack(reference, amount),
    stop: () => undefined,
  };
}

interface SandboxCheckout {
  reference: string;
  transactions: { id: string; status: string }[];
}

/** SumUp's sandbox, as a separate process. */
export async function accountInSandbox(): Promise<CardAccount> {
  const sandbox = await startSumupSandbox();
  const cards = new SumupCardPayments(sandbox.settings);
  const find = async (reference: string) => {
    const path = `/checkouts?reference=${encodeURIComponent(reference)}`;
    return (await sandbox.control<SandboxCheckout[]>('GET', path))[0];
  };
  return {
    cards,
    setClock: (aheadMs) => sandbox.setClock(aheadMs),
    async pay(reference, times = 1) {
      // The checkout may not exist yet.
      if (!(await find(reference))) return;
      const fault = { on: 'charge', when: { reference, times: 1 }, kind: 'second-charge' };
      if (times === 2) await sandbox.control('POST', '/faults', fault);
      await sandbox.pay(reference);
    },
    async refundOutside(reference, amount) {
      const charge = (await find(reference))?.transactions.find(({ status }) => status === 'SUCCESSFUL');
      return charge && cards.refund(charge.id, amount);
    },
    async chargeBack(reference, amount) {
      const path = `/checkouts/${encodeURIComponent(reference)}/chargeback`;
      // Rejected if the charge was refunded.
      await sandbox.control('POST', path, { amountPence: amount }).catch(() => undefined);
    },
    async stop() {
      cards.onApplicationShutdown();
      await sandbox.stop();
    },
  };
}
