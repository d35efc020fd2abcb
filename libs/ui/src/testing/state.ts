import type { Screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** Drives a state with the same calls as tests. */
export interface Visitor {
  user: UserEvent;
  screen: Screen;
}

export interface State {
  /** Rendered alone on a page. */
  view?: ComponentType;
  /** The visitor's steps after rendering. */
  visit?: (visitor: Visitor) => Promise<unknown>;
}

/** The `states` export of a file `<name>.states.tsx`. */
export interface PartStates<S extends State = State> {
  /** The part's name, in words. */
  part: string;
  /** By the state's name, in words. */
  states: Readonly<Record<string, S>>;
}
