import type { MaybeSample } from './site-content.types';

let areShown = false;

/**
 * Whether words that we invented may be read. Said once, before anything is rendered: by the prerenderer, which
 * makes every page twice, and by the browser, which reads from the page which of the two it was sent.
 */
export function showSamples(areWelcome: boolean): void {
  areShown = areWelcome;
}

/** What of a list may be shown: in production without our samples, so possibly nothing (D40). */
export const withoutHiddenSamples = <T extends MaybeSample>(list: readonly T[]): readonly T[] =>
  areShown ? list : list.filter(({ isSample }) => !isSample);
