import { AsyncLocalStorage } from 'node:async_hooks';

const context = new AsyncLocalStorage<string | null>();

/** The id of the request that is being answered here, or that made necessary what is being done; null for our own work. */
export const currentRequestId = (): string | null => context.getStore() ?? null;

/** Does some work for a request: what it writes down, logs and asks of others carries the id. */
export const withRequestId = <Result>(id: string | null, work: () => Result): Result => context.run(id, work);
