import { showSamples } from '@app/content';
import { LazyChunk, tolerateTranslator, whenIdle } from '@app/ui';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { closeOverlaysOnBack } from '../lib/history/overlay-history';
import { App } from './app';
import { wasChangedByExtension, captureControls } from './restore-controls';
import { markHydrated } from './mark-hydrated';
import { routeAt } from './routes';

/** Share of visits whose web vitals are reported. */
const sampleRate = 0.1;

const reporter = new LazyChunk(() => import(/* webpackChunkName: "client-reports" */ './client-reports'));
/** A chunk that fails to load is ignored: reporting that rejection would fail again, without end. */
const withReporter = (report: (reports: typeof import('./client-reports')) => void) =>
  void reporter.loadOrRetry().then(report, () => undefined);
const reportFailure = (error: unknown) => withReporter(({ reportError }) => reportError(error));

const options: RootOptions = {
  // The boundary shows the failure in place of the component.
  onCaughtError(error) {
    console.error(error);
    reportFailure(error);
  },
};

/** Hydrates a prerendered page, or renders into an empty shell. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to start in.');
  tolerateTranslator();
  closeOverlaysOnBack();
  addEventListener('error', ({ error }) => reportFailure(error));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason));
  if (Math.random() < sampleRate) whenIdle(() => withReporter(({ reportWebVitals }) => reportWebVitals()));
  // Which of the two prerendered variants this is, see build/prerender.mjs.
  showSamples('withSamples' in document.documentElement.dataset);
  captureControls(root);
  if (root.firstElementChild && wasChangedByExtension(root)) void renderFresh(root);
  else if (root.firstElementChild) {
    // A transition, so that input is handled in between.
    const hydrate = () => startTransition(() => void hydrateRoot(root, <App />, options));
    void loadPageScript().then(hydrate);
  } else {
    // React would append the page's title after the shell's, and browsers use the first.
    document.querySelector('title')?.remove();
    createRoot(root, options).render(<App />);
    markHydrated();
  }
}

/** Hydration needs the page's own script; it is requested again after a failure. */
async function loadPageScript(): Promise<void> {
  const page = routeAt(location.pathname)?.page;
  await page?.load().catch(() => page.loadOrRetry().catch(() => undefined));
}

/** In place of a page that React cannot hydrate; restoreControls copies what was entered. */
async function renderFresh(root: HTMLElement): Promise<void> {
  await loadPageScript();
  flushSync(() => createRoot(root, options).render(<App />));
}
