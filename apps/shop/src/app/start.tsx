import { showSamples } from '@app/content';
import { LazyPart, tolerateTranslator, whenIdle } from '@app/ui';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { passEntriesOfBefore } from '../lib/history/step-history';
import { App } from './app';
import { isChangedByOthers, rememberControls } from './carry-over';
import { comeAlive } from './come-alive';
import { publicPages } from './public-pages';

/** Of so many visits we learn how quick they were. */
const watchedShare = 0.1;

const telling = new LazyPart(() => import(/* webpackChunkName: "tell" */ './tell-server'));
/** Where that cannot be loaded nothing is told: a rejection would be told of in turn, without end. */
const tellServer = (tell: (it: typeof import('./tell-server')) => void) =>
  void telling.loadAnew().then(tell, () => undefined);
const tellOf = (error: unknown) => tellServer((it) => it.tellError(error));

const options: RootOptions = {
  // What a part of the page fails over is shown in its place.
  onCaughtError(error) {
    console.error(error);
    tellOf(error);
  },
};

/** Brings the page to life: a prerendered one is adopted, an empty shell is filled. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to start in.');
  tolerateTranslator();
  passEntriesOfBefore();
  addEventListener('error', ({ error }) => tellOf(error));
  addEventListener('unhandledrejection', ({ reason }) => tellOf(reason));
  if (Math.random() < watchedShare) whenIdle(() => tellServer((it) => it.watchVitals()));
  // Which of the two prerendered variants this is, see build/prerender.mjs.
  showSamples('withSamples' in document.documentElement.dataset);
  rememberControls(root);
  if (root.firstElementChild && isChangedByOthers(root)) void renderAnew(root);
  else if (root.firstElementChild) {
    // In slices: whoever moves meanwhile is answered between them.
    const hydrate = () => startTransition(() => void hydrateRoot(root, <App />, options));
    void pageScript().then(hydrate);
  } else {
    // The shell's own title has done its duty; React would put the page's behind it, where no browser looks.
    document.querySelector('title')?.remove();
    createRoot(root, options).render(<App />);
    comeAlive();
  }
}

/** The page that stands is shown until its own script is there, which is asked for again where it did not arrive. */
async function pageScript(): Promise<void> {
  const page = publicPages[location.pathname]?.page;
  await page?.load().catch(() => page.loadAnew().catch(() => undefined));
}

/** In place of a page that React cannot adopt; comeAlive carries over what was entered. */
async function renderAnew(root: HTMLElement): Promise<void> {
  await pageScript();
  flushSync(() => createRoot(root, options).render(<App />));
}
