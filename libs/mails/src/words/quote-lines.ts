import type { MailQuote } from '../mail-data';
import type { Line } from '../parts/lines';
import { gbp } from './gbp';
import { sizeOf } from './top';

/** The lines of a quote's price, with how they came about; the stone's own as the quote's page words it. */
export const quoteLines = (quote: MailQuote): Line[] =>
  quote.lines.map(({ label, reckoning, amount }) => ({
    ...(label === quote.color
      ? { label: `${label}, ${quote.thickness}`, notes: [`${sizeOf(quote)} is ${reckoning}`] }
      : { label, notes: [reckoning] }),
    amount: gbp(amount),
  }));
