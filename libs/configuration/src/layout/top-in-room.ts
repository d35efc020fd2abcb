import type { MakingNumbers } from '@app/contracts';
import type { Contradiction } from '../rules/contradiction';
import { contradictionsOf, placedProblemsOf } from '../rules/contradictions-of';
import { topOf } from './planned-top';
import { topOfQuoted, type QuotedTop } from '../quoted-top';
import type { Selection } from '../selection';

// Separate from the other rules, because the calculator loads these later.

/** Problems with where the parts were placed, with the basin, and with the room. */
export const placementProblems = (selection: Selection): Contradiction[] =>
  placedProblemsOf(topOf(selection));

/** Problems of a quoted top. */
export const contradictionsOfTop = (quote: QuotedTop, making: MakingNumbers): Contradiction[] =>
  contradictionsOf({ ...topOfQuoted(quote), making });
