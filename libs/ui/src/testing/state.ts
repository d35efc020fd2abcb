import type { Screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** Whoever brings a state about by pressing and typing, with the same words as in the tests. */
export interface Visitor {
  user: UserEvent;
  screen: Screen;
}

/** One look of a part, and how it comes about. */
export interface State {
  /** What is drawn, on a page that has nothing else. */
  view?: ComponentType;
  /** What a visitor does then. */
  visit?: (visitor: Visitor) => Promise<unknown>;
}

/** What a file `<name>.states.tsx` exports as `states`. */
export interface PartStates<S extends State = State> {
  /** What the part is called, in words. */
  part: string;
  /** Each state by its name, in words. */
  states: Readonly<Record<string, S>>;
}
