import { showSamples } from '@app/content';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { openBasket } from '../lib/basket/open-basket';
import { passEntriesOfBefore } from '../lib/history/step-history';
import { openCalculator } from '../lib/open-calculator';
import { App } from './app';
import { restoreStyles } from './restore-styles';

declare global {
  interface Window {
    /** Left by the inline loader when a button was pressed before this script had arrived: what stood on it. */
    earlyPress?: DOMStringMap;
    /** Tells the inline loader that buttons work by themselves now. */
    isHydrated?: boolean;
  }
}

/** Brings the page to life: a prerendered one is adopted, an empty shell is filled. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to start in.');
  window.isHydrated = true;
  passEntriesOfBefore();
  // Which of the two prerendered variants this is, see build/prerender.mjs.
  showSamples('withSamples' in document.documentElement.dataset);
  if (root.firstElementChild) {
    restoreStyles(root);
    hydrateRoot(root, <App />);
  } else {
    // The shell's own title has done its duty; React would put the page's behind it, where no browser looks.
    document.querySelector('title')?.remove();
    createRoot(root).render(<App />);
  }
  const { quote, basket } = window.earlyPress ?? {};
  if (quote !== undefined) openCalculator({ material: quote || undefined });
  if (basket !== undefined) openBasket();
}
