import { memoizeFor } from './memoize-for';

it('calls once for simultaneous callers, and for a while after', async () => {
  let asked = 0;
  const ask = memoizeFor(() => Promise.resolve((asked += 1)), 60_000);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
});

it('calls again after that time', async () => {
  let asked = 0;
  const ask = memoizeFor(() => Promise.resolve((asked += 1)), 0);
  await ask();
  expect(await ask()).toBe(2);
});

it('does not cache a failure', async () => {
  let asked = 0;
  const ask = memoizeFor(
    () => ((asked += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(asked)),
    60_000,
  );
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe(2);
});
