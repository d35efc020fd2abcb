import { basinProblemsOf } from './basin-problems';
import type { CheckedTop } from './checked-top';
import type { Contradiction } from './contradiction';
import { contradictionsOfChoices } from './contradictions-of-choices';
import { layoutProblemsOf } from './layout-problems';
import { roomProblemsOf } from './room-problems';

/** What about a top cannot be made where it was placed, at all, for its basin, and in its room. */
export const contradictionsOf = (top: CheckedTop): Contradiction[] => [
  ...layoutProblemsOf(top),
  ...contradictionsOfChoices(top),
  ...basinProblemsOf(top),
  ...roomProblemsOf(top),
];

/** Those that need places, a basin or a room. */
export const placedProblemsOf = (top: CheckedTop): Contradiction[] => [
  ...layoutProblemsOf(top),
  ...basinProblemsOf(top),
  ...roomProblemsOf(top),
];
