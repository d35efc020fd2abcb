import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { historySettled } from '../lib/history/overlay-history';
import { findParts } from './find-parts';
import { showState } from './show-state';
import { StatesList } from './states-list';

/**
 * The list at /states, each state at /states/<part>/<state>. The returned function unmounts the page and removes
 * its overlays' history entries.
 */
export function startStates(): () => Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root to start in.');
  const root = createRoot(element);
  const parts = findParts();
  const takeDown = () => {
    flushSync(() => root.unmount());
    return historySettled();
  };
  for (const part of parts)
    for (const shown of part.states)
      if (shown.address === window.location.pathname) {
        void showState(root, part, shown);
        return () => {
          delete document.documentElement.dataset.state;
          return takeDown();
        };
      }
  document.title = 'States';
  root.render(<StatesList parts={parts} />);
  return takeDown;
}
