import type { MaybeSample } from './site-content.types';

let areSamplesShown = false;

/**
 * Sets whether sample texts are shown. Called once before rendering: by the prerenderer, which makes every page with and
 * without samples, and by the browser, which reads from the page which one it is.
 */
export function showSamples(isAllowed: boolean): void {
  areSamplesShown = isAllowed;
}

/** The items to show: in production without samples, so possibly none (D40). */
export const withoutHiddenSamples = <T extends MaybeSample>(list: readonly T[]): readonly T[] =>
  areSamplesShown ? list : list.filter(({ isSample }) => !isSample);
