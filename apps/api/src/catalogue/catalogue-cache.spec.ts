import type { Listener, Notifications } from '../database/notifications';
import type { Sql, Statements } from '../database/statements';
import type { Catalogue, CatalogueRows } from './catalogue';
import { CatalogueCache } from './catalogue-cache';

/** A database whose catalogue has a new version with each load, and which answers when the test allows it. */
async function aCopy() {
  let listener: Listener | undefined;
  const waiting: { values: unknown; answer: () => void; findNothing: () => void; fail: () => void }[] = [];
  const statements = {
    run: (_: Sql, values?: unknown[]) =>
      new Promise<Partial<CatalogueRows>[]>((resolve, reject) => {
        const version = String(waiting.length + 1);
        const empty = { materials: [], colors: [], sinkTypes: [], thicknesses: [], cutouts: [] };
        waiting.push({
          values,
          findNothing: () => resolve([]),
          answer: () => resolve([{ version, ...empty }]),
          fail: () => reject(new Error('the database is away')),
        });
      }),
  };
  const notifications = {
    listen: (_: string, newListener: Listener) => {
      listener = newListener;
      return Promise.resolve();
    },
  };
  const copy = new CatalogueCache(
    statements as unknown as Statements,
    notifications as unknown as Notifications,
  );
  await copy.onModuleInit();
  const handlers = () => {
    if (!listener) throw new Error('nobody listens');
    return listener;
  };
  return { copy, loads: waiting, handlers };
}

it('loads once for simultaneous requests, then responds from memory', async () => {
  const { copy, loads, handlers } = await aCopy();
  handlers().onListening();
  const parallelLoads = [copy.current(), copy.current()];
  loads[0]?.answer();

  const [first, second] = await Promise.all(parallelLoads);
  expect(first).toBe(second);
  expect(await copy.current()).toBe(first);
  expect(loads).toHaveLength(1);
});

it('does not cache rows that changed while they were loaded', async () => {
  const { copy, loads, handlers } = await aCopy();
  handlers().onListening();
  const first = copy.current();
  handlers().onNotification();
  const second = copy.current();
  loads[1]?.answer();
  loads[0]?.answer();

  expect([(await first).version, (await second).version]).toEqual(['1', '2']);
  expect(copy.current()).toBe(second);
});

it('does not use the cache while notifications may be missed', async () => {
  const { copy, loads, handlers } = await aCopy();
  const parallelLoads = [copy.current(), copy.current()];
  expect(loads).toHaveLength(2);
  loads.forEach(({ answer }) => answer());
  await Promise.all(parallelLoads);

  handlers().onListening();
  void copy.current();
  expect(loads).toHaveLength(3);
  loads[2]?.answer();
  await copy.current();
  handlers().onDisconnected();
  void copy.current();
  void copy.current();
  expect(loads).toHaveLength(5);
});

it('empties the cache after a reconnect', async () => {
  const { copy, loads, handlers } = await aCopy();
  handlers().onListening();
  const first = copy.current();
  loads[0]?.answer();
  await first;
  handlers().onListening();
  void copy.current();
  expect(loads).toHaveLength(2);
});

it('loads again after a failure', async () => {
  const { copy, loads, handlers } = await aCopy();
  handlers().onListening();
  const failing = copy.current();
  loads[0]?.fail();
  await expect(failing).rejects.toThrow('away');

  const next = copy.current();
  loads[1]?.answer();
  expect((await next).version).toBe('2');
});

it('keeps the current load when an older one fails', async () => {
  const { copy, loads, handlers } = await aCopy();
  handlers().onListening();
  const first = copy.current();
  handlers().onNotification();
  const second = copy.current();
  loads[0]?.fail();
  await expect(first).rejects.toThrow('away');
  expect(copy.current()).toBe(second);
});

it('asks the database whether a version is the latest', async () => {
  const { copy, loads } = await aCopy();
  const isCurrent = copy.isCurrent({ version: '7' } as Catalogue);
  expect(loads[0]).toMatchObject({ values: ['7'] });
  loads[0]?.answer();
  expect(await isCurrent).toBe(true);

  const isOld = copy.isCurrent({ version: '6' } as Catalogue);
  loads[1]?.findNothing();
  expect(await isOld).toBe(false);
});
