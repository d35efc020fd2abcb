import type { Screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** The tools of `play`, as in tests. */
export interface PlayContext {
  user: UserEvent;
  screen: Screen;
}

export interface UiState {
  /** Rendered on an otherwise empty page. */
  view?: ComponentType;
  /** The visitor's steps after rendering. */
  play?: (visitor: PlayContext) => Promise<unknown>;
}

/** The `states` export of a file `<name>.states.tsx`. */
export interface UiStates<S extends UiState = UiState> {
  /** Title of the component or page. */
  title: string;
  /** By the state's title. */
  states: Readonly<Record<string, S>>;
}
