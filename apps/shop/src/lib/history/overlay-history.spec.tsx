import { useOverlay } from '@app/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { installFakeHistory } from '../../testing/fake-history';
import { closeOverlaysOnBack, historySettled, returnToPageEntry } from './overlay-history';

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
  const onBack = () => historyStatesOnBack.push(history.state);
  const historyStatesOnBack: unknown[] = [];
  const view = renderHook(() => {
    const [index, goTo] = useState(first);
    const [isViewing, setViewing] = useState(false);
    useOverlay({ isOpen: true, back: onBack });
    useOverlay({
      isOpen: true,
      depth: isOver ? 0 : index,
      back: () => goTo(index - 1),
      forward: () => goTo(index + 1),
    });
    useOverlay({ isOpen: isViewing, back: () => setViewing(false) });
    return { index, goTo, isViewing, setViewing };
  });
  await act(historySettled);
  return {
    ...view,
    historyStatesOnBack,
    openPictures: () => act(() => view.result.current.setViewing(true)),
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

it('shows the next step at once after Back, and stays there', async () => {
  const { goTo, shown } = await openSteps();
  goTo(1, 2, 3);
  goTo(0);
  goTo(1);
  await arrived();

  expect(shown()).toBe(1);
});

it('goes to the next step if Next is pressed while Back is in progress', async () => {
  const { goTo, shown } = await openSteps();
  goTo(1, 2);
  history.back();
  goTo(3);
  await arrived();
  expect(shown()).toBe(2);

  await back();
  expect(shown()).toBe(1);
});

it('goes back two steps on two quick presses of Back', async () => {
  const { goTo, shown, historyStatesOnBack } = await openSteps();
  goTo(1, 2, 3);
  history.back();
  await back();
  expect(shown()).toBe(1);

  history.back();
  await back();
  expect(historyStatesOnBack).toEqual([home]);
});

it('leaves from any step if there is no earlier entry', async () => {
  const { goTo, historyStatesOnBack } = await openSteps(0, true);
  goTo(1, 2, 3);
  await back();
  expect(historyStatesOnBack).toHaveLength(1);
});

it('goes back by one from a step reached by Back, and leaves from the first', async () => {
  const { goTo, shown, historyStatesOnBack } = await openSteps();
  goTo(1, 2, 3);
  goTo(1);
  await back();
  expect(shown()).toBe(0);
  expect(historyStatesOnBack).toEqual([]);

  await back();
  expect(historyStatesOnBack).toHaveLength(1);
});

it('goes forward again to where Back came from', async () => {
  const { goTo, shown } = await openSteps();
  goTo(1, 2);
  await back();
  history.forward();
  await arrived();

  expect(shown()).toBe(2);
});

it('Back closes an overlay above a step once, and then goes back', async () => {
  const { goTo, shown, openPictures } = await openSteps();
  goTo(1, 2);
  goTo(0);
  goTo(1);
  openPictures();
  await back();
  expect(shown()).toBe(1);

  await back();
  expect(shown()).toBe(0);
});

it('closes everything when the page is chosen from the list of visited pages', async () => {
  const { goTo, shown, historyStatesOnBack, openPictures, result } = await openSteps();
  goTo(1);
  openPictures();
  await act(() => historySettled());
  history.go(-3);
  await arrived();

  expect(historyStatesOnBack).toEqual([home]);
  expect(shown()).toBe(0);
  expect(result.current.isViewing).toBe(false);
});

it('removes its history entries first, without treating that as Back', async () => {
  const { goTo, historyStatesOnBack } = await openSteps();
  goTo(1, 2, 3);
  await act(returnToPageEntry);

  expect(history.state).toEqual(home);
  expect(historyStatesOnBack).toEqual([]);
});

it('removes its entries on unmount, and starts again only after that', async () => {
  const { goTo, unmount } = await openSteps();
  goTo(1, 2, 3);
  unmount();
  await Promise.resolve();
  const next = await openSteps(1);
  next.goTo(2);
  await arrived();
  expect(next.shown()).toBe(2);

  await back();
  await back();
  await back();
  expect(next.historyStatesOnBack).toEqual([home]);
});

it('skips entries from before a reload: one Back leads to the page, and Forward returns', async () => {
  for (const place of [0, 1, 2]) history.pushState({ over: { session: 1, place } }, '');
  history.pushState('the card page', '');
  history.back();
  await arrived();
  closeOverlaysOnBack();
  history.forward();
  await arrived();
  expect(history.state).toBe('the card page');

  await back();
  await back();
  await arrived();
  expect(history.state).toEqual(home);

  const { goTo, historyStatesOnBack } = await openSteps();
  goTo(1, 2);
  await back();
  await back();
  await back();
  expect(historyStatesOnBack).toEqual([home]);
});

it('replaces the entries reached by Forward: one Back leaves, and further presses do nothing', async () => {
  closeOverlaysOnBack();
  const before = await openSteps();
  before.goTo(1);
  await back();
  await back();
  before.unmount();
  for (let presses = 0; presses < 2; presses += 1) {
    history.forward();
    await arrived();
  }

  const { goTo, historyStatesOnBack, shown } = await openSteps();
  goTo(1);
  await back();
  expect(shown()).toBe(0);
  await back();
  expect(historyStatesOnBack).toHaveLength(1);
  await arrived();
  expect(history.state).toEqual(home);
});

it('skips entries reached by Forward on the way back, even if nothing was opened in between', async () => {
  closeOverlaysOnBack();
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
