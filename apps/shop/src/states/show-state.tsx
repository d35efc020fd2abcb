import { showSamples } from '@app/content';
import { configure, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { text } from '../app/text';
import { aStockedCatalogue } from '../testing/a-stocked-catalogue';
import { FakeApi } from '../testing/fake-api';
import type { ShownPart, ShownState } from './shown-part';
import { StateView } from './state-view';

configure({
  // Whether something is hidden is costly to find out, and no state has two things of one name.
  defaultHidden: true,
  // A busy machine may take its time.
  asyncUtilTimeout: 15_000,
  // Without the whole page in words, which else is written at each look for what is not there yet: here it can be seen.
  getElementError: (message) => new Error(message ?? 'Not found.'),
});

/** Draws a state, does what the visitor does, and says on <html> when it stands. */
export async function showState(root: Root, part: ShownPart, shown: ShownState): Promise<void> {
  const { state } = shown;
  document.title = `${part.name}: ${shown.name}`;
  // The browser is a first-time visitor's: what another state left behind must not show in this one.
  localStorage.clear();
  sessionStorage.clear();
  showSamples(true);
  const api = new FakeApi(aStockedCatalogue());
  state.api?.(api);
  state.before?.();
  root.render(<StateView part={part} shown={shown} />);
  await waitFor(() => {
    const words = document.querySelector('main')?.textContent;
    if (!words || words === text.loadingPage) throw new Error('The page has not been drawn yet.');
  });
  await state.visit?.({ user: userEvent.setup({ delay: null }), screen });
  await picturesInView();
  document.documentElement.dataset.state = 'shown';
}

/** Pictures further down wait until they are scrolled to. */
async function picturesInView(): Promise<void> {
  await document.fonts.ready;
  const inView = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
