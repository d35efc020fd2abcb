import type { MakingNumbers } from '@app/contracts';
import type { Contradiction } from './contradiction';
import { contradictionsOf } from './contradictions-of';
import { topOf } from './planned-top';
import { topOfQuoted, type QuotedTop } from './quoted-top';
import { roomProblemsOf } from './room-problems';
import type { Selection } from './selection';

// Apart from the other rules, which the calculator loads first.

/** What of the selection does not fit into its room. */
export const roomProblemsOfSelection = (selection: Selection): Contradiction[] =>
  roomProblemsOf(topOf(selection));

/** What of a quoted top cannot be made, perhaps in other sizes. */
export const contradictionsOfTop = (quote: QuotedTop, making: MakingNumbers): Contradiction[] =>
  contradictionsOf({ ...topOfQuoted(quote), making });
