import '../app/app.css';
import './states.css';

const own = import.meta.webpackContext('.', { recursive: false, regExp: /^\.\/start-states\.tsx$/ });
const start = () => (own('./start-states.tsx') as typeof import('./start-states')).startStates();

let leave = start();

// Journeys draw hundreds of states: to load the page for each would cost more than to draw it.
window.addEventListener('show-state', (event) => {
  void leave().then(() => {
    window.history.replaceState(null, '', (event as CustomEvent<string>).detail);
    window.scrollTo(0, 0);
    runAnew();
    leave = start();
  });
});

/** As the bundler knows it: every module that has run. */
declare const require: { cache: Record<string, unknown> };

/**
 * Forgets every module of ours that has run, so that the next import runs it once more and nothing that one state left
 * in memory shows in the next. Packages keep nothing of a page that has been taken down.
 */
function runAnew(): void {
  for (const id of Object.keys(require.cache))
    if (!id.includes('/node_modules/')) Reflect.deleteProperty(require.cache, id);
}
