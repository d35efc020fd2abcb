import { LazyChunk } from './lazy-chunk';

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => (globalThis.chunkAttempt = undefined));

it('is loaded once, however often it is requested', async () => {
  const fetchPart = vi.fn(() => Promise.resolve('the calculator'));
  const part = new LazyChunk(fetchPart);
  part.preload();
  part.preload();

  expect(await part.load()).toBe('the calculator');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('is loaded again after a failure, from a fresh address', async () => {
  const fetchPart = vi.fn(() => Promise.reject(new Error('offline')));
  const part = new LazyChunk(fetchPart);
  await expect(part.load()).rejects.toThrow('offline');
  await settled();
  // React calls this on every render and must get the failure, not a new attempt.
  await expect(part.load()).rejects.toThrow('offline');
  expect(fetchPart).toHaveBeenCalledTimes(1);

  part.preload();
  await settled();
  expect(fetchPart).toHaveBeenCalledTimes(2);
  expect(globalThis.chunkAttempt).toBe(2);
});

it('that loads quickly shows no loading notice', async () => {
  const part = new LazyChunk(() => Promise.resolve('the calculator'));
  const onRender = vi.fn();
  await part.loadWithGracePeriod().then(onRender);

  expect(onRender).toHaveBeenCalledTimes(1);
  // React reads it from the promise itself, without rendering a fallback.
  expect(part.load()).toMatchObject({ status: 'fulfilled', value: 'the calculator' });
});

it('that loads slowly or fails shows a notice', async () => {
  vi.useFakeTimers();
  const onRender = vi.fn();
  void new LazyChunk(() => new Promise(() => undefined)).loadWithGracePeriod().then(onRender);
  await vi.advanceTimersByTimeAsync(149);
  expect(onRender).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onRender).toHaveBeenCalledTimes(1);
  vi.useRealTimers();

  await new LazyChunk(() => Promise.reject(new Error('offline'))).loadWithGracePeriod();
});
