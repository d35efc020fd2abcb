import { act, cleanup, renderHook } from '@testing-library/react';
import { installFakeHistory } from '../../testing/fake-history';
import { historySettled, leaveEntries, skipStaleEntries } from './step-history';
import { useStepHistory } from './use-step-history';

const home = { page: 'home' };
let browser: ReturnType<typeof installFakeHistory>;

beforeEach(() => {
  browser = installFakeHistory(home);
});
afterEach(async () => {
  cleanup();
  await historySettled();
  browser.remove();
});

/** The steps as on a phone, over a page. */
async function openSteps(first = 0, isOver = false) {
  const onLeave = () => left.push(history.state);
  const left: unknown[] = [];
  let layers = 0;
  const onBack = () => layers > 0 && layers-- > 0;
  const view = renderHook(() => useStepHistory({ first, onLeave, onBack, isOver }));
  await act(historySettled);
  return {
    ...view,
    left,
    openLayer: () => (layers += 1),
    shown: () => view.result.current.index,
    goTo: (...steps: number[]) =>
      steps.forEach((step) => {
        act(() => view.result.current.goTo(step));
      }),
  };
}

const arrived = () => act(() => browser.arrived());
const back = () => {
  history.back();
  return arrived();
};

it('continues at once from a step reached by Back, and stays there', async () => {
  const { goTo, shown } = await openSteps();
  goTo(1, 2, 3);
  goTo(0);
  goTo(1);
  await arrived();

  expect(shown()).toBe(1);
});

it('counts Next pressed while Back is in progress', async () => {
  const { goTo, shown } = await openSteps();
  goTo(1, 2);
  history.back();
  goTo(3);
  await arrived();
  expect(shown()).toBe(2);

  await back();
  expect(shown()).toBe(1);
});

it('counts both of two quick presses on Back', async () => {
  const { goTo, shown, left } = await openSteps();
  goTo(1, 2, 3);
  history.back();
  await back();
  expect(shown()).toBe(1);

  history.back();
  await back();
  expect(left).toEqual([home]);
});

it('leaves from any step if there is no earlier entry', async () => {
  const { goTo, left } = await openSteps(0, true);
  goTo(1, 2, 3);
  await back();
  expect(left).toHaveLength(1);
});

it('goes back by one from a step reached by Back, and leaves from the first', async () => {
  const { goTo, shown, left } = await openSteps();
  goTo(1, 2, 3);
  goTo(1);
  await back();
  expect(shown()).toBe(0);
  expect(left).toEqual([]);

  await back();
  expect(left).toHaveLength(1);
});

it('goes forward again to where Back came from', async () => {
  const { goTo, shown } = await openSteps();
  goTo(1, 2);
  await back();
  history.forward();
  await arrived();

  expect(shown()).toBe(2);
});

it('Back closes a layer over a step once, and then goes back', async () => {
  const { goTo, shown, openLayer } = await openSteps();
  goTo(1, 2);
  goTo(0);
  goTo(1);
  openLayer();
  await back();
  expect(shown()).toBe(1);

  await back();
  expect(shown()).toBe(0);
});

it('removes its entries before anything else happens, without counting that as Back', async () => {
  const { goTo, left } = await openSteps();
  goTo(1, 2, 3);
  await act(leaveEntries);

  expect(history.state).toEqual(home);
  expect(left).toEqual([]);
});

it('removes its entries on unmount, and starts again only after that', async () => {
  const { goTo, unmount } = await openSteps();
  goTo(1, 2, 3);
  unmount();
  const next = await openSteps(1);
  next.goTo(2);
  await arrived();
  expect(next.shown()).toBe(2);

  await back();
  await back();
  await back();
  expect(next.left).toEqual([home]);
});

it('skips entries from before a reload: one Back leads to the page, and Forward returns', async () => {
  for (const place of [0, 1, 2]) history.pushState({ over: { session: 1, place } }, '');
  history.pushState('the card page', '');
  history.back();
  await arrived();
  skipStaleEntries();
  history.forward();
  await arrived();
  expect(history.state).toBe('the card page');

  await back();
  await back();
  await arrived();
  expect(history.state).toEqual(home);

  const { goTo, left } = await openSteps();
  goTo(1, 2);
  await back();
  await back();
  await back();
  expect(left).toEqual([home]);
});

it('replaces what Forward led to: one Back leaves, and further presses do nothing', async () => {
  skipStaleEntries();
  const before = await openSteps();
  before.goTo(1);
  await back();
  await back();
  before.unmount();
  for (let presses = 0; presses < 2; presses += 1) {
    history.forward();
    await arrived();
  }

  const { goTo, left, shown } = await openSteps();
  goTo(1);
  await back();
  expect(shown()).toBe(0);
  await back();
  expect(left).toHaveLength(1);
  await arrived();
  expect(history.state).toEqual(home);
});

it('skips what Forward led to on the way back, even if nothing was opened meanwhile', async () => {
  skipStaleEntries();
  const { goTo, unmount } = await openSteps();
  goTo(1, 2);
  for (let presses = 0; presses < 3; presses += 1) await back();
  unmount();
  for (let presses = 0; presses < 3; presses += 1) {
    history.forward();
    await arrived();
  }

  await back();
  await arrived();
  expect(history.state).toEqual(home);
});
