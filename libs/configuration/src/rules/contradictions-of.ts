import { basinProblemsOf } from './basin-problems';
import type { CheckedTop } from './checked-top';
import type { Contradiction } from './contradiction';
import { contradictionsOfChoices } from './contradictions-of-choices';
import { layoutProblemsOf } from './layout-problems';
import { roomProblemsOf } from './room-problems';

/** All problems of a top. */
export const contradictionsOf = (top: CheckedTop): Contradiction[] => [
  ...layoutProblemsOf(top),
  ...contradictionsOfChoices(top),
  ...basinProblemsOf(top),
  ...roomProblemsOf(top),
];

/** Only the problems of places, basin and room. */
export const placedProblemsOf = (top: CheckedTop): Contradiction[] => [
  ...layoutProblemsOf(top),
  ...basinProblemsOf(top),
  ...roomProblemsOf(top),
];
