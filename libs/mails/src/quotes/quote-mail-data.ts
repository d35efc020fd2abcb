import type { PriceLine } from '@app/pricing';

/** Why a deposit cannot be paid, as on the shop's pages (D21). */
export type MailQuoteBlocker =
  | 'declined'
  | 'completed'
  | 'deleted'
  | 'superseded'
  | 'not-agreed'
  | 'invalid-configuration'
  | 'expired'
  | 'paid'
  | 'refunded'
  | 'paid-under-another'
  | 'in-review';

/** A quote as on the day it was saved (D3). */
export interface MailQuote {
  reference: string;
  material: string;
  color: string;
  thickness: string;
  /** In mm. */
  length: number;
  width: number;
  /** Agreed sizes to cut in mm, where they differ; absent or null: as quoted, or not agreed yet. */
  agreedSize?: { lengthMm: number; widthMm: number } | null;
  /** Number of equal tops; the total is for all. */
  quantity: number;
  /** 'No Sink' if there is none. */
  sink: string;
  /** Empty: none. */
  cutouts: readonly string[];
  notes: string | null;
  /** Amounts in pounds with 2 decimals. */
  lines: readonly (Omit<PriceLine, 'amount'> & { amount: string })[];
  /** Pounds, 2 decimals, inc. VAT. */
  total: string;
  /** 10% of it, without delivery. */
  deposit: string;
  savedAt: Date;
  /** When the price expires (D4). */
  validUntil: Date;
  /** Its top is in an order. */
  isOrdered?: boolean;
  /** The customer has placed sink and cut-outs. Absent: they are placed later. */
  isPlaced?: boolean;
  /** The share page, /quote/{id}. */
  url: string;
  pdfUrl: string;
  /** Our payment page, never the provider's; null if no deposit can be paid now. */
  payUrl: string | null;
  /**
   * Why no deposit can be paid when the mail is written; null if one can. An expired quote can be renewed on its page.
   */
  blocker: MailQuoteBlocker | null;
  /** The plan as an inline image; null: none. */
  plan: { cid: string; width: number; height: number; alt: string } | null;
}

/** One quote that a customer asked for by email. */
export interface QuoteMailData {
  customerName: string | null;
  quote: MailQuote;
}

/** Several quotes in one mail, in basket order. */
export interface QuotesMailData {
  customerName: string | null;
  quotes: readonly MailQuote[];
  /** For all of them, in pounds. */
  total: string;
  /** 10% of the payable ones, without delivery. */
  deposit: string;
  /** Adds these quotes to the basket of the device it is opened on; null for fewer than two. */
  basketUrl: string | null;
}

/** A price will expire soon. */
export interface QuoteReminderMailData extends QuoteMailData {
  /** Whole days left, in London. */
  daysLeft: number;
  /** Page with a button that ends the reminders. */
  unsubscribeUrl: string;
}

/** A mail that staff wrote about a quote (D30), complete with greeting and name. */
export interface QuoteFollowUpMailData {
  quote: MailQuote;
  subject: string;
  /** Paragraphs are separated by empty lines. */
  text: string;
}

/** The agreed sizes have another price: the customer is asked to agree. */
export interface QuoteRevisedMailData extends QuoteMailData {
  /** As first quoted; in pounds. */
  previous: { reference: string; length: number; width: number; total: string };
  /** In pounds; '0.00' if nothing was paid. */
  depositCredited: string;
  /** Delivery on top, in pounds; '0.00' if collected. */
  deliveryAmount: string;
  /** What is kept of the deposit if the customer cancels instead of agreeing, in pounds; null: all that was paid. */
  keptIfRefused: string | null;
}
