import { Semaphore } from './semaphore';

/** Work that ends when the test says so, and a list of the work that has begun. */
function workshop(semaphore: Semaphore) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    begin: (name: string, places = 1) =>
      semaphore.run(places, () => {
        begun.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('runs two at a time, in order of arrival', async () => {
  const { begun, begin, end } = workshop(new Semaphore({ places: 2, maxWaiting: 9 }));
  const all = ['a', 'b', 'c', 'd'].map((name) => begin(name));
  await end('nobody');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('runs heavy work alone, without being overtaken', async () => {
  const { begun, begin, end } = workshop(new Semaphore({ places: 2, maxWaiting: 9 }));
  void begin('a');
  void begin('heavy', 2);
  void begin('c');
  await end('nobody');
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'heavy']);
  await end('heavy');
  expect(begun).toEqual(['a', 'heavy', 'c']);
});

it('rejects work when too many wait, and continues after failed work', async () => {
  const semaphore = new Semaphore({ places: 1, maxWaiting: 1 });
  const failing = semaphore.run(1, () => Promise.reject(new Error('no')));
  const next = semaphore.run(1, () => Promise.resolve('done'));
  await expect(semaphore.run(1, () => Promise.resolve())).rejects.toMatchObject({
    code: 'server/unavailable',
  });
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
