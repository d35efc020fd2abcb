import type { Pence, Size } from '@app/pricing';

/** All that the PDF of a quote is made of; the same sheet makes the same bytes. */
export interface QuoteSheet {
  /** VT-26-00412. */
  reference: string;
  savedAt: Date;
  /** The instant from which the price no longer holds (D4). */
  validUntil: Date;
  isExpired: boolean;
  /** Whom it is made out to; null on the public one, which then says nothing about anybody (D9). */
  customerName: string | null;
  /** What the customer asked for in words; left out of the public one too, as of the share page (decision 7). */
  notes: string | null;
  material: string;
  thickness: string;
  color: {
    name: string;
    /** '#rrggbb', in place of a picture. */
    hexCode: string;
    /** A JPEG of the stone; null where there is none. */
    picture: Buffer | null;
  };
  size: Size;
  /** So many equal tops. */
  quantity: number;
  /** null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** What of the top cannot be made as it was chosen, a sentence each; absent: nothing. */
  contradictions?: readonly string[];
  lines: readonly SheetLine[];
  /** Of all of them. */
  total: Pence;
  /** The share page, to which the code leads. */
  url: string;
}

/** One line of the price, in words. */
export interface SheetLine {
  label: string;
  reckoning: string;
  amount: Pence;
}

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
