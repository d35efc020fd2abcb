import { basketLimits } from '../basket/basket-limits';
import { maxEmailLength } from '../email-address';

/** Most characters of each field of the e-mail dialog, and most quotes in one mail: a full basket (D37, D46). */
export const emailQuoteLimits = {
  name: 160,
  email: maxEmailLength,
  phone: 40,
  quotes: basketLimits.items,
  /** With more quotes than these no PDFs go with a mail, which some mailboxes would refuse: it links to each instead. */
  pdfs: 5,
} as const;

/**
 * `POST /api/quotes/email` (specification §7): with an address alone, or with what the dialog asks for. Whatever is
 * given of the customer is kept with the quotes (D14).
 */
export interface EmailQuoteRequest {
  /** The quote, or the first of them. */
  quoteId?: string | null;
  /** Several quotes in one mail, in their order (D46). */
  quoteIds?: string[] | null;
  email: string;
  name?: string | null;
  phone?: string | null;
}

/** The mail is written down and will be sent: nothing that happens to a server from now on loses it. */
export interface EmailQuoteResponse {
  /** Where it goes. */
  email: string;
  /** Of the quotes in it, in their order: `VT-26-00412`. */
  references: string[];
}
