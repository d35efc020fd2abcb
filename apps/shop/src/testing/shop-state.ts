import type { UiStates, UiState } from '@app/ui/testing';
import type { FakeApi } from './fake-api';

export interface ShopUiState extends UiState {
  /** The whole site at this address; instead of a `view`. */
  path?: string;
  /** The view is a whole page with its own <main>. */
  isPage?: boolean;
  /** Sets up the API; by default a well-stocked catalogue. */
  api?: (api: FakeApi) => unknown;
  /** Sets up storage and browser before rendering. */
  before?: () => void;
}

export type ShopUiStates = UiStates<ShopUiState>;
