import type { Screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** Drives a state with the same calls as tests. */
export interface PlayContext {
  user: UserEvent;
  screen: Screen;
}

export interface UiState {
  /** Rendered alone on a page. */
  view?: ComponentType;
  /** The visitor's steps after rendering. */
  play?: (visitor: PlayContext) => Promise<unknown>;
}

/** The `states` export of a file `<name>.states.tsx`. */
export interface UiStates<S extends UiState = UiState> {
  /** The part's name, in words. */
  title: string;
  /** By the state's name, in words. */
  states: Readonly<Record<string, S>>;
}
