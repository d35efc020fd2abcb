import type { PartStates, State } from '@app/ui/testing';
import type { FakeApi } from './fake-api';

export interface ShopState extends State {
  /** The whole site, open at this address; instead of a `view`. */
  at?: string;
  /** The view is a whole page and brings its own <main>. */
  isPage?: boolean;
  /** What the API answers, where it is not the catalogue of a well-stocked shop. */
  api?: (api: FakeApi) => unknown;
  /** What the browser remembers, or knows, before the page is drawn. */
  before?: () => void;
}

export type ShopStates = PartStates<ShopState>;
