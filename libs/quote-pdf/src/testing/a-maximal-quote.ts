import { quoteLimits } from '@app/contracts';
import { pence } from '@app/pricing';
import type { QuotePdfData } from '../quote-pdf-data';
import { aQuoteData } from './a-quote-data';

const longWords = 'Undermounted trough basin with two overflows, drainer grooves and a waste cover in chrome';

/** The largest possible quote: maximum cut-outs with long names, and notes of maximum length. */
export function aMaximalQuote(quote: Partial<QuotePdfData> = {}): QuotePdfData {
  const names = Array.from({ length: quoteLimits.cutouts }, (_, index) => `${index + 1}. ${longWords}`);
  return aQuoteData({
    customerName: 'Wilhelmina '.repeat(20).trim(),
    notes: 'Please mind the step. '.repeat(200).slice(0, quoteLimits.notes),
    material: longWords,
    color: { name: longWords, hexCode: '#123456', picture: null },
    thickness: longWords,
    sinkName: longWords,
    cutoutNames: names,
    lines: [longWords, longWords, ...names].map((label) => ({
      label,
      calculation: `${longWords}, ${longWords}`,
      amount: pence(123_456_789),
    })),
    total: pence(99_999_999_999),
    ...quote,
  });
}
