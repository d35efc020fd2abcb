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

/** Kind of the admin app's states: the e2e journeys check these in light and dark; the shop has no dark mode. */
export const adminKind = 'admin';

/** 'Invalid: email' → 'invalid-email' */
export const toSegment = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
