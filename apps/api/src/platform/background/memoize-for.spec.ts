import { memoizeFor } from './memoize-for';

it('calls once for simultaneous callers, and for a while after', async () => {
  let calls = 0;
  const call = memoizeFor(() => Promise.resolve((calls += 1)), 60_000);
  expect(await Promise.all([call(), call(), call()])).toEqual([1, 1, 1]);
  expect(await call()).toBe(1);
});

it('calls again after that time', async () => {
  let calls = 0;
  const call = memoizeFor(() => Promise.resolve((calls += 1)), 0);
  await call();
  expect(await call()).toBe(2);
});

it('does not cache a failure', async () => {
  let calls = 0;
  const call = memoizeFor(
    () => ((calls += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve(calls)),
    60_000,
  );
  await expect(call()).rejects.toThrow('down');
  expect(await call()).toBe(2);
});
