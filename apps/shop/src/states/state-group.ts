import type { ShopUiState } from '../testing/shop-state';

/** A component or page with its states and their addresses. */
export interface StateGroup {
  name: string;
  /** Its folder, which is its kind: 'pages', 'features', … */
  kind: string;
  path: string;
  states: readonly ListedState[];
}

export interface ListedState {
  name: string;
  path: string;
  state: ShopUiState;
}

/** Has a dark mode, unlike the shop: the journeys check both. */
export const adminKind = 'admin';

/** 'Invalid: e-mail' → 'invalid-e-mail' */
export const toSegment = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
