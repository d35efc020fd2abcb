import type { Pence } from '@app/pricing';
import { startSumupSandbox } from '../../testing/start-sumup-sandbox';
import { SumupCardPayments } from '../provider/adapters/sumup-card-payments';
import type { CardPayments } from '../provider/card-payments';
import { FakeCardPayments } from './fake-card-payments';

/** A card provider, and all that customers, their banks and others who use its account do there. */
export interface CardAccount {
  cards: CardPayments;
  setClock: (aheadMs: number) => unknown;
  /** A good card on a page, charged so often; a page that takes no card any more takes none. */
  pay: (reference: string, times?: 1 | 2) => unknown;
  giveBack: (reference: string, amount: Pence) => unknown;
  chargeBack: (reference: string, amount: Pence) => unknown;
  stop: () => unknown;
}

/** In memory, for tests that are run often. */
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
    giveBack: (reference, amount) =>
      stateOf(reference) === 'paid' && cards.giveBackElsewhere(reference, amount),
    chargeBack: (reference, amount) => stateOf(reference) === 'paid' && cards.chargeBack(reference, amount),
    stop: () => undefined,
  };
}

interface SandboxCheckout {
  reference: string;
  transactions: { id: string; status: string }[];
}

/** In the workspace's stand-in for SumUp, which is a process of its own. */
export async function accountInSandbox(): Promise<CardAccount> {
  const sandbox = await startSumupSandbox();
  const cards = new SumupCardPayments(sandbox.settings);
  const find = async (reference: string) => {
    const path = `/checkouts?reference=${encodeURIComponent(reference)}`;
    return (await sandbox.control<SandboxCheckout[]>('GET', path))[0];
  };
  return {
    cards,
    setClock: (aheadMs) =>
      sandbox.control('PUT', '/settings', { clockSkewSeconds: Math.round(aheadMs / 1_000) }),
    async pay(reference, times = 1) {
      // Asked for in the same moment, it may not be there yet.
      if (!(await find(reference))) return;
      const fault = { on: 'charge', when: { reference, times: 1 }, kind: 'second-charge' };
      if (times === 2) await sandbox.control('POST', '/faults', fault);
      await sandbox.pay(reference);
    },
    async giveBack(reference, amount) {
      const charge = (await find(reference))?.transactions.find(({ status }) => status === 'SUCCESSFUL');
      return charge && cards.refund(charge.id, amount);
    },
    async chargeBack(reference, amount) {
      const path = `/checkouts/${encodeURIComponent(reference)}/chargeback`;
      // No bank takes back what is not there any more.
      await sandbox.control('POST', path, { amountPence: amount }).catch(() => undefined);
    },
    async stop() {
      cards.onApplicationShutdown();
      await sandbox.stop();
    },
  };
}
