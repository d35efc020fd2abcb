import '../app/app.css';
import './states.css';

const startContext = import.meta.webpackContext('.', { recursive: false, regExp: /^\.\/start-states\.tsx$/ });
const start = () => (startContext('./start-states.tsx') as typeof import('./start-states')).startStates();

let unmount = start();

// Journeys render hundreds of states: reloading the page for each would take longer than rendering it.
window.addEventListener('show-state', (event) => {
  void unmount().then(() => {
    window.history.replaceState(null, '', (event as CustomEvent<string>).detail);
    window.scrollTo(0, 0);
    resetModules();
    unmount = start();
  });
});

/** The bundler's cache of modules that have run. */
declare const require: { cache: Record<string, unknown> };

/**
 * Clears our modules from the cache, so that the next import runs them again and no state affects the next. Packages
 * hold no state of a page that was unmounted.
 */
function resetModules(): void {
  for (const id of Object.keys(require.cache))
    if (!id.includes('/node_modules/')) Reflect.deleteProperty(require.cache, id);
}
