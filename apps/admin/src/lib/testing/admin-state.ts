import type { PartStates, State } from '@app/ui/testing';
import type { FakeServer } from '@app/web-client/testing';

/** A look of the admin. The shop's page of states shows it (`npm run states` there). */
export interface AdminState extends State {
  isPage: true;
  api: (api: FakeServer) => unknown;
  /** What the browser knows before the page is drawn, such as its address. */
  before: () => void;
}

export type AdminStates = PartStates<AdminState>;
