import { withAttempt } from './chunk-attempt';

/** Unstyled is better than absent: nothing waits longer than this for its looks. */
const longestWaitMs = 3000;

/**
 * Resolves when the whole style sheet is there. A prerendered page brings only the rules of its own view, and
 * inline-loader.ts asks for the sheet; whatever arrives later needs it. It is asked for again where it failed.
 */
export function wholeStyles(): Promise<void> {
  const address =
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles;
  if (!address) return Promise.resolve();
  const sheet =
    document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]') ?? appended(withAttempt(address));
  if (sheet.sheet) return Promise.resolve();
  return new Promise((done) => {
    for (const event of ['load', 'error']) sheet.addEventListener(event, () => done(), { once: true });
    setTimeout(done, longestWaitMs);
  });
}

function appended(address: string): HTMLLinkElement {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  sheet.onerror = () => sheet.remove();
  document.head.append(sheet);
  return sheet;
}
