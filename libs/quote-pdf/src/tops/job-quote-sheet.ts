import type { QuoteSheet } from '../quote-sheet';

/** Several quotes under one name. */
export interface JobQuoteSheet {
  name: string;
  /** The latest of its quotes was saved then: the same sheet makes the same bytes. */
  savedAt: Date;
  /** The page of the job, to which the code leads. */
  url: string;
  /** At least one. */
  quotes: readonly QuoteSheet[];
}
