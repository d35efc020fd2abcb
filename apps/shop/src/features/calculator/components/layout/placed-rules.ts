import { placedProblemsOfSelection, withRoom, type Contradiction, type Selection } from '@app/configuration';
import { isRoom } from '@app/contracts';

/** A draft may be from an earlier version, so its room is checked here. */
export const problemsOfDraft = ({ layout, ...selection }: Selection): Contradiction[] =>
  placedProblemsOfSelection({
    ...selection,
    layout: layout && withRoom(layout, isRoom(layout.room) ? layout.room : undefined),
  });
