import { placementProblems, withRoom, type Contradiction, type Selection } from '@app/configuration';
import { isRoom } from '@app/contracts';

/** A draft may come from an older version; drops its room if it is no longer valid. */
export const problemsOfDraft = ({ layout, ...selection }: Selection): Contradiction[] =>
  placementProblems({
    ...selection,
    layout: layout && withRoom(layout, isRoom(layout.room) ? layout.room : undefined),
  });
