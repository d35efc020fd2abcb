import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { historySettled } from '../lib/history/overlay-history';
import { findStateGroups } from './find-state-groups';
import { showState } from './show-state';
import { StatesList } from './states-list';

/**
 * The list at /states, each state at /states/<group>/<state>. The returned function unmounts the page and removes
 * its overlays' history entries.
 */
export function startStates(): () => Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root to start in.');
  const root = createRoot(element);
  const groups = findStateGroups();
  const unmount = () => {
    flushSync(() => root.unmount());
    return historySettled();
  };
  for (const group of groups)
    for (const listed of group.states)
      if (listed.path === window.location.pathname) {
        void showState(root, group, listed);
        return () => {
          delete document.documentElement.dataset.state;
          return unmount();
        };
      }
  document.title = 'States';
  root.render(<StatesList parts={groups} />);
  return unmount;
}
