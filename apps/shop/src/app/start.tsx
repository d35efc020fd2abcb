import { showSamples } from '@app/content';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { passEntriesOfBefore } from '../lib/history/step-history';
import { App } from './app';
import { comeAlive } from './come-alive';

/** Brings the page to life: a prerendered one is adopted, an empty shell is filled. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to start in.');
  passEntriesOfBefore();
  // Which of the two prerendered variants this is, see build/prerender.mjs.
  showSamples('withSamples' in document.documentElement.dataset);
  if (root.firstElementChild) {
    // In slices: whoever moves meanwhile is answered between them.
    startTransition(() => {
      hydrateRoot(root, <App />);
    });
  } else {
    // The shell's own title has done its duty; React would put the page's behind it, where no browser looks.
    document.querySelector('title')?.remove();
    createRoot(root).render(<App />);
    comeAlive();
  }
}
