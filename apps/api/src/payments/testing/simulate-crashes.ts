import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { Statements } from '../../database/statements';
import type { CardPayments } from '../provider/card-payments';

/** A simulated crash of the process, or a lost response of the provider. */
export interface SimulatedFault {
  /** Calls to the database and the provider until the crash; null: no crash. */
  callsLeft: number | null;
  losesResponse: boolean;
}

const faults = new AsyncLocalStorage<SimulatedFault>();

/** Calls before the crash have their effect. Later calls throw. */
export const runWithFault = <Result>(fault: SimulatedFault, work: () => Promise<Result>): Promise<Result> =>
  // Awaited inside `run`, because lazy thenables only start when they are awaited.
  faults.run(fault, async () => await work());

export const isKilled = ({ callsLeft }: SimulatedFault): boolean => callsLeft === 0;

/** @throws Error if the process has crashed */
function countCall(): void {
  const fault = faults.getStore();
  if (!fault || fault.callsLeft === null) return;
  if (fault.callsLeft > 0) fault.callsLeft -= 1;
  if (fault.callsLeft === 0) throw new Error('killed');
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Runs a check before each call of a method. A Vitest spy is not used, because it would keep all arguments in memory.
 * @returns a function that restores the method
 */
function intercept(target: object, name: string, check: (args: unknown[]) => void): () => void {
  const methods = target as Record<string, Method>;
  const method = methods[name];
  if (!method) throw new Error(`there is no ${name}`);
  methods[name] = function (...args) {
    check(args);
    return method.apply(this, args);
  };
  return () => void (methods[name] = method);
}

/**
 * From now on a crashed process cannot reach the database. PostgreSQL rolls back its open transaction, as it does when a
 * connection breaks.
 * @returns a function that ends the simulation
 */
export function simulateCrashesAtDatabase(): () => void {
  const ends = [
    intercept(Statements.prototype, 'run', countCall),
    intercept(Client.prototype, 'query', (args) => {
      // Calls with a callback come from the pool and were counted already.
      if (args[0] !== 'ROLLBACK' && typeof args.at(-1) !== 'function') countCall();
    }),
  ];
  return () => ends.forEach((end) => end());
}

/** From now on a crashed process cannot reach the card provider. A process that crashes during a call never gets the result. */
export const simulateCrashesAtProvider = (cards: CardPayments): CardPayments =>
  new Proxy(cards, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || !interceptedMethods.has(name)) return value;
      return async (...args: unknown[]) => {
        countCall();
        const result: unknown = await value.apply(target, args);
        countCall();
        const fault = faults.getStore();
        if (!fault?.losesResponse) return result;
        fault.losesResponse = false;
        return { kind: 'unavailable', reason: 'the response was lost' };
      };
    },
  });

const interceptedMethods: ReadonlySet<string | symbol> = new Set<keyof CardPayments>([
  'createCheckout',
  'readCheckout',
  'findByReference',
  'deactivateCheckout',
  'refund',
  'readTransaction',
]);
