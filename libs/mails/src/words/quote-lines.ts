import { formatPounds, lineWords } from '@app/pricing';
import type { MailQuote } from '../mail-data';
import type { Line } from '../parts/lines';

/** The lines of a quote's price, with how they came about; worded as on the quote's page. */
export const quoteLines = (quote: MailQuote): Line[] =>
  quote.lines.map((line) => {
    const { label, reckoning } = lineWords(line, {
      lengthMm: quote.length,
      widthMm: quote.width,
      thickness: quote.thickness,
    });
    return { label, notes: [reckoning], amount: formatPounds(line.amount) };
  });
