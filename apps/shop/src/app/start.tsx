import { showSamples } from '@app/content';
import { whenIdle } from '@app/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { passEntriesOfBefore } from '../lib/history/step-history';
import { App } from './app';
import { comeAlive } from './come-alive';

/** Of so many visits we learn how quick they were. */
const watchedShare = 0.1;

const tellServer = () => import(/* webpackChunkName: "tell" */ './tell-server');
const tellOf = (error: unknown) => void tellServer().then(({ tellError }) => tellError(error));

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
  passEntriesOfBefore();
  addEventListener('error', ({ error }) => tellOf(error));
  addEventListener('unhandledrejection', ({ reason }) => tellOf(reason));
  if (Math.random() < watchedShare)
    whenIdle(() => void tellServer().then(({ watchVitals }) => watchVitals()));
  // Which of the two prerendered variants this is, see build/prerender.mjs.
  showSamples('withSamples' in document.documentElement.dataset);
  if (root.firstElementChild) {
    // In slices: whoever moves meanwhile is answered between them.
    startTransition(() => {
      hydrateRoot(root, <App />, options);
    });
  } else {
    // The shell's own title has done its duty; React would put the page's behind it, where no browser looks.
    document.querySelector('title')?.remove();
    createRoot(root, options).render(<App />);
    comeAlive();
  }
}
