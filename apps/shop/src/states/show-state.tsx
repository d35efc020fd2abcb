import { showSamples } from '@app/content';
import { configure, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { Root } from 'react-dom/client';
import { text } from '../app/text';
import { aStockedCatalogue } from '../testing/a-stocked-catalogue';
import { FakeApi } from '../testing/fake-api';
import type { StateGroup, ListedState } from './state-group';
import { StateView } from './state-view';

configure({
  // Checking visibility is slow, and no state has two elements of one name.
  defaultHidden: true,
  // For a busy machine.
  asyncUtilTimeout: 15_000,
  // Without the whole page as text, which is otherwise written at every retry: here it can be seen.
  getElementError: (message) => new Error(message ?? 'Not found.'),
});

/** Renders a state, performs the visitor's steps, and marks <html> when done. */
export async function showState(root: Root, group: StateGroup, listed: ListedState): Promise<void> {
  const { state } = listed;
  document.title = `${group.name}: ${listed.name}`;
  // A first-time visitor's browser: nothing from another state may show.
  localStorage.clear();
  sessionStorage.clear();
  showSamples(true);
  const api = new FakeApi(aStockedCatalogue());
  state.api?.(api);
  state.before?.();
  root.render(<StateView part={group} shown={listed} />);
  await waitFor(() => {
    const pageText = document.querySelector('main')?.textContent;
    if (!pageText || pageText === text.loadingPage) throw new Error('The page has not been drawn yet.');
  });
  await state.play?.({ user: userEvent.setup({ delay: null }), screen });
  await loadPicturesInView();
  document.documentElement.dataset.state = 'shown';
}

/** Loads lazy pictures by scrolling to them. */
async function loadPicturesInView(): Promise<void> {
  await document.fonts.ready;
  const inView = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
