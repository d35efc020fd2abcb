import type { ShopState } from '../testing/shop-state';

/** A part with its states as the states page knows them: with addresses. */
export interface ShownPart {
  name: string;
  /** Where its file lies, which is what it is: 'pages', 'features', … */
  kind: string;
  address: string;
  states: readonly ShownState[];
}

export interface ShownState {
  name: string;
  address: string;
  state: ShopState;
}

/** What has a dark mode, unlike the shop: the journeys look at it in both. */
export const adminKind = 'admin';

/** 'Refused: e-mail' → 'refused-e-mail' */
export const toSegment = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
