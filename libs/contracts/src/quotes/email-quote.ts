import { basketLimits } from '../basket/basket-limits';
import { maxEmailLength } from '../email-address';

/** Characters of each field of the email dialog; quotes in one mail: a full basket (D37, D46). */
export const emailQuoteLimits = {
  name: 160,
  email: maxEmailLength,
  phone: 40,
  quotes: basketLimits.items,
  /** Mails with more quotes have links instead of PDFs, because some mailboxes refuse large mails. */
  pdfs: 5,
} as const;

/**
 * `POST /api/quotes/email` (specification §7): only an address, or all fields of the dialog. Customer details are stored
 * with the quotes (D14).
 */
export interface EmailQuoteRequest {
  /** The only quote, or the first one. */
  quoteId?: string | null;
  /** Several quotes in one mail, in this order (D46). */
  quoteIds?: string[] | null;
  email: string;
  name?: string | null;
  phone?: string | null;
}

/** The mail is stored, so it will be sent even if a server fails now. */
export interface EmailQuoteResponse {
  /** Recipient. */
  email: string;
  /** References of its quotes, in order: `VT-26-00412`. */
  references: string[];
}
