const page = document.documentElement.dataset;

async function arrive({ type = 'navigate', name = 'https://shop.example/' } = {}) {
  delete page.only;
  Object.assign(performance, { getEntriesByType: () => [{ type, name }] });
  vi.useFakeTimers({ toNotFake: ['performance'] });
  vi.resetModules();
  await import('./inline-first-view');
  return page.only;
}

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it.each([
  [{}, 'first-view'],
  [{ type: 'reload' }, undefined],
  [{ type: 'back_forward' }, undefined],
  [{ name: 'https://shop.example/#materials' }, undefined],
])('for the visit %j the part of the page laid out first is: %s', async (visit, only) => {
  expect(await arrive(visit)).toBe(only);
});

it.each(['scroll', 'pointerdown', 'keydown', 'click'])(
  'shows the rest of the page on the first %s',
  async (move) => {
    await arrive();
    window.dispatchEvent(new Event(move));

    expect(page.only).toBeUndefined();
  },
);

it('shows the rest of the page after three seconds at the latest', async () => {
  await arrive();
  vi.advanceTimersByTime(2999);
  expect(page.only).toBe('first-view');

  vi.advanceTimersByTime(1);
  expect(page.only).toBeUndefined();
});
