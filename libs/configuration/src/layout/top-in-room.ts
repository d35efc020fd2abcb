import type { MakingNumbers } from '@app/contracts';
import type { Contradiction } from '../rules/contradiction';
import { contradictionsOf, placedProblemsOf } from '../rules/contradictions-of';
import { topOf } from './planned-top';
import { topOfQuoted, type QuotedTop } from '../quoted-top';
import type { Selection } from '../selection';

// Apart from the other rules, which the calculator loads first.

/** What of the selection cannot be cut where it was placed, or does not fit into its room. */
export const placementProblems = (selection: Selection): Contradiction[] =>
  placedProblemsOf(topOf(selection));

/** What of a quoted top cannot be made, perhaps in other sizes. */
export const contradictionsOfTop = (quote: QuotedTop, making: MakingNumbers): Contradiction[] =>
  contradictionsOf({ ...topOfQuoted(quote), making });
