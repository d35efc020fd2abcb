import { withAttempt } from './chunk-attempt';

/** Longest wait for the style sheet; after it the page is shown without styles. */
const maxWaitMs = 3000;

/**
 * Resolves when the whole style sheet has loaded, which chunks need: a prerendered page has only the rules of its first view.
 * inline-loader.ts requests the style sheet; after a failure it is requested again here.
 */
export function loadFullStyles(): Promise<void> {
  const url =
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles;
  if (!url) return Promise.resolve();
  const sheet =
    document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]') ?? appendStyleSheet(withAttempt(url));
  if (sheet.sheet) return Promise.resolve();
  return new Promise((done) => {
    for (const event of ['load', 'error']) sheet.addEventListener(event, () => done(), { once: true });
    setTimeout(done, maxWaitMs);
  });
}

function appendStyleSheet(url: string): HTMLLinkElement {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = url;
  sheet.onerror = () => sheet.remove();
  document.head.append(sheet);
  return sheet;
}
