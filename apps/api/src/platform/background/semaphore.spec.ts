import { Semaphore } from './semaphore';

/** Work that ends when the test says so, and a list of the work that has begun. */
function workshop(semaphore: Semaphore) {
  const started: string[] = [];
  const finishers = new Map<string, () => void>();
  return {
    begun: started,
    begin: (name: string, places = 1) =>
      semaphore.run(places, () => {
        started.push(name);
        return new Promise<void>((finish) => finishers.set(name, finish));
      }),
    end: async (name: string) => {
      finishers.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('runs two at a time, in order of arrival', async () => {
  const { begun: started, begin: start, end: finish } = workshop(new Semaphore({ places: 2, maxWaiting: 9 }));
  const all = ['a', 'b', 'c', 'd'].map((name) => start(name));
  await finish('nobody');
  expect(started).toEqual(['a', 'b']);
  await finish('b');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await finish(name);
  await Promise.all(all);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

it('runs heavy work alone, without being overtaken', async () => {
  const { begun: started, begin: start, end: finish } = workshop(new Semaphore({ places: 2, maxWaiting: 9 }));
  void start('a');
  void start('heavy', 2);
  void start('c');
  await finish('nobody');
  expect(started).toEqual(['a']);
  await finish('a');
  expect(started).toEqual(['a', 'heavy']);
  await finish('heavy');
  expect(started).toEqual(['a', 'heavy', 'c']);
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
