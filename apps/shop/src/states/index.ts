import '../app/app.css';
import './states.css';
import { runAnew } from './run-anew';

const own = import.meta.webpackContext('.', { recursive: false, regExp: /^\.\/start-states\.tsx$/ });
const start = () => (own('./start-states.tsx') as typeof import('./start-states')).startStates();

let leave = start();

// Journeys draw hundreds of states: to load the page for each would cost more than to draw it.
window.addEventListener('show-state', (event) => {
  leave();
  window.history.replaceState(null, '', (event as CustomEvent<string>).detail);
  window.scrollTo(0, 0);
  runAnew();
  leave = start();
});
