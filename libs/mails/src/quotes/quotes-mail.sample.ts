import { depositOf, sumPence, toPence, toPounds } from '@app/pricing';
import type { MailQuote, QuotesMailData } from '../mail-data';
import { aMailQuote } from '../samples/a-mail-quote';
import { longName } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

function basket(customerName: string | null, quotes: readonly MailQuote[]): QuotesMailData {
  const total = sumPence(quotes.map((quote) => toPence(quote.total)));
  return {
    customerName,
    quotes,
    total: toPounds(total),
    deposit: toPounds(depositOf(total)),
    basketUrl: `https://shop.example.co.uk/basket?quotes=${quotes.map(({ url }) => url.split('/').at(-1)).join(',')}`,
  };
}

/** Quotes that differ, each at an address of its own. */
export const differentQuotes = (count: number): MailQuote[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `q3vX2mB9T1aZ7kLp4Rs${String(index).padStart(2, '0')}Q`;
    const url = 'https://shop.example.co.uk';
    return aMailQuote({
      reference: `VT-26-${String(412 + index).padStart(5, '0')}`,
      ...(index % 2 && { material: 'Quartz', color: 'Bianco Sparkle', sink: 'No Sink', cutouts: [] }),
      length: 1200 + 100 * (index % 19),
      url: `${url}/quote/${id}`,
      pdfUrl: `${url}/api/quotes/${id}/pdf`,
      payUrl: `${url}/payment?quote=${id}`,
      plan: null,
    });
  });

export const quotesMailSamples: SamplesOf<'quotes'> = [
  { name: 'three tops', data: basket('Eleanor Marsh', differentQuotes(3)) },
  {
    name: 'two whose prices end on different days',
    data: basket(
      null,
      differentQuotes(2).map((quote, index) => ({
        ...quote,
        validUntil: new Date(`2026-12-2${index + 2}T00:00:00Z`),
      })),
    ),
  },
  { name: 'a full basket', data: basket(longName, differentQuotes(50)) },
];
