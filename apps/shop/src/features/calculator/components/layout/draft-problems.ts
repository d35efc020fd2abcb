import { placementProblems, withRoom, type Contradiction, type Selection } from '@app/configuration';
import { isRoom, type TopLayout } from '@app/contracts';

/** Drops a room that is no longer valid: a draft may come from an older version of the shop. */
export const withValidRoom = (layout: TopLayout | null): TopLayout | null =>
  layout && withRoom(layout, isRoom(layout.room) ? layout.room : undefined);

export const problemsOfDraft = (selection: Selection): Contradiction[] =>
  placementProblems({ ...selection, layout: withValidRoom(selection.layout) });
