import type { CheckedTop } from './checked-top';
import type { Contradiction } from './contradiction';
import { contradictionsOfChoices } from './contradictions-of-choices';
import { roomProblemsOf } from './room-problems';

/** What about a top cannot be made, and does not fit into its room. */
export const contradictionsOf = (top: CheckedTop): Contradiction[] => [
  ...contradictionsOfChoices(top),
  ...roomProblemsOf(top),
];
