import type { ShopUiState } from '../testing/shop-state';

/** A part with its states and their addresses. */
export interface ShownPart {
  name: string;
  /** Its folder, which is its kind: 'pages', 'features', … */
  kind: string;
  address: string;
  states: readonly ShownState[];
}

export interface ShownState {
  name: string;
  address: string;
  state: ShopUiState;
}

/** Has a dark mode, unlike the shop: the journeys check both. */
export const adminKind = 'admin';

/** 'Refused: e-mail' → 'refused-e-mail' */
export const toSegment = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
