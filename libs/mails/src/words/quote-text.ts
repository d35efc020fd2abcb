import {
  formatGbp,
  formatLastValidDay,
  formatPounds,
  formatSizeToCut,
  lineText,
  pence,
  quantityPrefix,
  toPence,
} from '@app/pricing';
import type { MailQuote, MailQuoteBlocker } from '../quotes/quote-mail-data';
import { oneLine } from './typed-text';
import type { Line } from '../parts/lines';

type Top = Pick<
  MailQuote,
  'material' | 'color' | 'thickness' | 'length' | 'width' | 'agreedSize' | 'quantity' | 'sink' | 'cutouts'
>;
type SizedTop = Pick<Top, 'length' | 'width' | 'agreedSize'>;

/** '1200 × 340 mm', non-breaking. */
export const sizeOf = ({ length, width, agreedSize }: SizedTop): string =>
  formatSizeToCut({ lengthMm: length, widthMm: width }, agreedSize);

/** '24 of 1200 × 340 mm'; for one top only the size. */
export const quantityAndSize = (top: SizedTop & Pick<Top, 'quantity'>): string =>
  `${top.quantity > 1 ? `${top.quantity} of ` : ''}${sizeOf(top)}`;

/** 'Quartz vanity top 1200 × 340 mm'. */
export const topInShort = (top: Top): string =>
  oneLine(`${quantityPrefix(top.quantity)}${top.material} vanity top ${sizeOf(top)}`);

/** 'Calacatta Gold, 1200 × 340 mm'. */
export const stoneAndSize = (top: SizedTop & Pick<Top, 'color' | 'quantity'>): string =>
  oneLine(`${quantityPrefix(top.quantity)}${top.color}, ${sizeOf(top)}`);

export const hasSink = ({ sink }: Pick<Top, 'sink'>): boolean => sink !== '' && sink !== 'No Sink';

/** 'Undermount Oval; Tap hole, 35 mm; 20mm': sink, cut-outs and thickness. Semicolons, because names contain commas. */
export const partsOfTop = (top: Top): string =>
  [...(hasSink(top) ? [top.sink] : ['No sink']), ...top.cutouts, top.thickness].filter(Boolean).join('; ');

/** The lines of a quote's price, as on its page. */
export const quoteLines = (quote: MailQuote): Line[] =>
  quote.lines.map((line) => {
    const { label, calculation } = lineText(line, {
      lengthMm: quote.length,
      widthMm: quote.width,
      agreedSize: quote.agreedSize,
      thickness: quote.thickness,
    });
    return { label, notes: [calculation], amount: formatPounds(line.amount) };
  });

/** 'The price holds to the end of 21 December 2026.'; past tense once expired. */
export const priceHolds = ({ validUntil, blocker, isOrdered = false }: MailQuote): string =>
  isOrdered
    ? 'It is ordered at this price.'
    : `The price ${blocker === 'expired' ? 'held' : 'holds'} to the end of ${formatLastValidDay(validUntil)}.`;

/** Why no deposit can be paid on a quote (D21), for its customer. */
export const blockerText: Record<MailQuoteBlocker, string> = {
  declined: 'We could not take this order on; ring us if you would like to talk about it.',
  completed: 'This order is completed.',
  deleted: 'This quote has been withdrawn.',
  superseded: 'This quote has been replaced by a revised one.',
  'not-agreed': 'The price of this quote was revised. Please answer on its page first.',
  'invalid-configuration':
    'This top cannot be made as it was chosen: open the quote to see why, and to change it.',
  expired: 'Prices may have changed since: open the quote to see today’s, and to update it.',
  paid: 'The deposit on this quote is paid.',
  'paid-under-another':
    'The deposit for this top is paid, on another of its quotes: that one is what we make. Ring us if it is to be this one.',
  refunded: 'The deposit for this top was refunded; ring us if you still want it.',
  'in-review': 'We are checking a payment for this top; please do not pay again.',
};

/** '£1.78 less', '£12.40 more', 'the same price'. */
export function difference(before: string, after: string): string {
  const by = toPence(after) - toPence(before);
  if (by === 0) return 'the same price';
  return `${formatGbp(pence(Math.abs(by)))} ${by < 0 ? 'less' : 'more'}`;
}

/** 'A, B and C'; above the limit 'A, B and 3 more'. */
export function listInWords(names: readonly string[], max = 4): string {
  const shown = names.length > max ? names.slice(0, max - 1) : names;
  const rest = names.length - shown.length;
  const parts = rest ? [...shown, `${rest} more`] : shown;
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}

/** ' for quotes A, B and C'; '' for none. */
export const forQuotes = (references: readonly string[], max?: number): string =>
  references.length
    ? ` for ${references.length === 1 ? 'quote' : 'quotes'} ${listInWords(references, max)}`
    : '';

/** Why the customer gets this mail, if they requested it. */
export const requestedOnSite =
  'You get this because you asked for it on our site. There is no list to leave.';
