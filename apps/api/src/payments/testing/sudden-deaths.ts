import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { Statements } from '../../database/statements';
import type { CardPayments } from '../provider/card-payments';

/** Simulates a process that is killed, or a lost answer of the provider. */
export interface Fate {
  /** Calls to the database and the provider until it is killed; null: never. */
  callsLeft: number | null;
  losesAnswer: boolean;
}

const fates = new AsyncLocalStorage<Fate>();

/** Calls made before the kill have their effect; none is made after it. */
export const under = <Result>(fate: Fate, work: () => Promise<Result>): Promise<Result> =>
  // Awaited within, as a call that is put in by hand begins where it is waited for.
  fates.run(fate, async () => await work());

export const isKilled = ({ callsLeft }: Fate): boolean => callsLeft === 0;

/** @throws Error if the caller was killed */
function call(): void {
  const fate = fates.getStore();
  if (!fate || fate.callsLeft === null) return;
  if (fate.callsLeft > 0) fate.callsLeft -= 1;
  if (fate.callsLeft === 0) throw new Error('killed');
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** Puts a check before a method. Not a spy, which would keep all that it was ever called with. @returns what ends it */
function before(of: object, name: string, check: (given: unknown[]) => void): () => void {
  const methods = of as Record<string, Method>;
  const method = methods[name];
  if (!method) throw new Error(`there is no ${name}`);
  methods[name] = function (...given) {
    check(given);
    return method.apply(this, given);
  };
  return () => void (methods[name] = method);
}

/**
 * From now on the killed process cannot reach the database. What it had begun there PostgreSQL rolls back, as it does
 * where a connection breaks.
 * @returns what ends it
 */
export function letConnectionsDie(): () => void {
  const ends = [
    before(Statements.prototype, 'run', call),
    before(Client.prototype, 'query', (given) => {
      // Calls with a callback are the pool's own; they were counted above.
      if (given[0] !== 'ROLLBACK' && typeof given.at(-1) !== 'function') call();
    }),
  ];
  return () => ends.forEach((end) => end());
}

/** The same for the card provider: who dies while it works never hears what it did. */
export const mortal = (cards: CardPayments): CardPayments =>
  new Proxy(cards, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || !names.has(name)) return value;
      return async (...given: unknown[]) => {
        call();
        const result: unknown = await value.apply(target, given);
        call();
        const fate = fates.getStore();
        if (!fate?.losesAnswer) return result;
        fate.losesAnswer = false;
        return { kind: 'unavailable', reason: 'the answer was lost' };
      };
    },
  });

const names: ReadonlySet<string | symbol> = new Set<keyof CardPayments>([
  'createCheckout',
  'readCheckout',
  'findByReference',
  'deactivateCheckout',
  'refund',
  'readTransaction',
]);
