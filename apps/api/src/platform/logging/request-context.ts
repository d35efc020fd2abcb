import { AsyncLocalStorage } from 'node:async_hooks';

const context = new AsyncLocalStorage<string | null>();

/** Id of the request that is being handled or caused this work; null for background work. */
export const currentRequestId = (): string | null => context.getStore() ?? null;

/** Runs work for a request: everything it stores, logs and sends carries the id. */
export const withRequestId = <Result>(id: string | null, work: () => Result): Result => context.run(id, work);
