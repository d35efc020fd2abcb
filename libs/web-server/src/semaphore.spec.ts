import { Semaphore } from './semaphore';

const started: string[] = [];
const begin = (name: string) => () => void started.push(name);
beforeEach(() => (started.length = 0));

it('limits concurrent work per key, and queues the rest', () => {
  const semaphore = new Semaphore(2);
  const [first] = ['a1', 'a2', 'a3', 'a4'].map((name) => semaphore.acquire('a', begin(name)));
  semaphore.acquire('b', begin('b1'));
  expect(started).toEqual(['a1', 'a2', 'b1']);

  first?.();
  first?.();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('skips waiting work that was cancelled', () => {
  const semaphore = new Semaphore(1);
  const [first, second, third] = ['1', '2', '3'].map((name) => semaphore.acquire('a', begin(name)));
  second?.();
  first?.();
  expect(started).toEqual(['1', '3']);

  third?.();
  semaphore.acquire('a', begin('4'));
  expect(started).toEqual(['1', '3', '4']);
});
