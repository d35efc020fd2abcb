import type { Listener, Notifications } from '../database/notifications';
import type { Sql, Statements } from '../database/statements';
import type { Catalogue, CatalogueRows } from './catalogue';
import { CatalogueCache } from './catalogue-cache';

/** A database whose catalogue has a new version with each load, and which answers when the test allows it. */
async function aCache() {
  let listener: Listener | undefined;
  const loads: { values: unknown; answer: () => void; findNoRow: () => void; fail: () => void }[] = [];
  const statements = {
    run: (_: Sql, values?: unknown[]) =>
      new Promise<Partial<CatalogueRows>[]>((resolve, reject) => {
        const version = String(loads.length + 1);
        const empty = { materials: [], colors: [], sinkTypes: [], thicknesses: [], cutouts: [], basins: [] };
        loads.push({
          values,
          findNoRow: () => resolve([]),
          answer: () => resolve([{ version, ...empty }]),
          fail: () => reject(new Error('the database is down')),
        });
      }),
  };
  const notifications = {
    listen: (_: string, newListener: Listener) => {
      listener = newListener;
      return Promise.resolve();
    },
  };
  const cache = new CatalogueCache(
    statements as unknown as Statements,
    notifications as unknown as Notifications,
  );
  await cache.onModuleInit();
  const handlers = () => {
    if (!listener) throw new Error('no listener');
    return listener;
  };
  return { cache, loads, handlers };
}

it('loads once for simultaneous requests, then responds from memory', async () => {
  const { cache, loads, handlers } = await aCache();
  handlers().onListening();
  const parallelLoads = [cache.current(), cache.current()];
  loads[0]?.answer();

  const [first, second] = await Promise.all(parallelLoads);
  expect(first).toBe(second);
  expect(await cache.current()).toBe(first);
  expect(loads).toHaveLength(1);
});

it('does not cache rows that changed while they were loaded', async () => {
  const { cache, loads, handlers } = await aCache();
  handlers().onListening();
  const first = cache.current();
  handlers().onNotification();
  const second = cache.current();
  loads[1]?.answer();
  loads[0]?.answer();

  expect([(await first).version, (await second).version]).toEqual(['1', '2']);
  expect(cache.current()).toBe(second);
});

it('does not use the cache while notifications may be missed', async () => {
  const { cache, loads, handlers } = await aCache();
  const parallelLoads = [cache.current(), cache.current()];
  expect(loads).toHaveLength(2);
  loads.forEach(({ answer }) => answer());
  await Promise.all(parallelLoads);

  handlers().onListening();
  void cache.current();
  expect(loads).toHaveLength(3);
  loads[2]?.answer();
  await cache.current();
  handlers().onDisconnected();
  void cache.current();
  void cache.current();
  expect(loads).toHaveLength(5);
});

it('empties the cache after a reconnect', async () => {
  const { cache, loads, handlers } = await aCache();
  handlers().onListening();
  const first = cache.current();
  loads[0]?.answer();
  await first;
  handlers().onListening();
  void cache.current();
  expect(loads).toHaveLength(2);
});

it('loads again after a failure', async () => {
  const { cache, loads, handlers } = await aCache();
  handlers().onListening();
  const failing = cache.current();
  loads[0]?.fail();
  await expect(failing).rejects.toThrow('down');

  const next = cache.current();
  loads[1]?.answer();
  expect((await next).version).toBe('2');
});

it('keeps the current load when an older one fails', async () => {
  const { cache, loads, handlers } = await aCache();
  handlers().onListening();
  const first = cache.current();
  handlers().onNotification();
  const second = cache.current();
  loads[0]?.fail();
  await expect(first).rejects.toThrow('down');
  expect(cache.current()).toBe(second);
});

it('asks the database whether a version is the latest', async () => {
  const { cache, loads } = await aCache();
  const isCurrent = cache.isCurrent({ version: '7' } as Catalogue);
  expect(loads[0]).toMatchObject({ values: ['7'] });
  loads[0]?.answer();
  expect(await isCurrent).toBe(true);

  const isOutdated = cache.isCurrent({ version: '6' } as Catalogue);
  loads[1]?.findNoRow();
  expect(await isOutdated).toBe(false);
});
