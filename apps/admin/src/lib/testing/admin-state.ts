import type { PartStates, State } from '@app/ui/testing';
import type { FakeServer } from '@app/web-client/testing';

/** A screen for the states page of the shop (`npm run states` there). */
export interface AdminState extends State {
  isPage: true;
  api: (api: FakeServer) => unknown;
  before: () => void;
}

export type AdminStates = PartStates<AdminState>;
