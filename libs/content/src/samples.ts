import type { MaybeSample } from './site-content.types';

let areSamplesShown = false;

/**
 * Whether texts that we invented may be shown. Called once before rendering: by the prerenderer, which makes every page
 * in both variants, and by the browser, which reads the variant from the page.
 */
export function showSamples(isAllowed: boolean): void {
  areSamplesShown = isAllowed;
}

/** The items that may be shown: in production without our samples, so possibly none (D40). */
export const withoutHiddenSamples = <T extends MaybeSample>(list: readonly T[]): readonly T[] =>
  areSamplesShown ? list : list.filter(({ isSample }) => !isSample);
