import {
  roomProblemsOfSelection as problemsOf,
  type Contradiction,
  type Selection,
} from '@app/configuration';
import { isRoom } from '@app/contracts';

/** A draft may be from an earlier version, so its room is checked here. */
export const roomProblemsOfSelection = (selection: Selection): Contradiction[] =>
  isRoom(selection.layout?.room) ? problemsOf(selection) : [];
