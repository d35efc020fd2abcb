import { aMailQuote } from '../samples/a-mail-quote';
import { longMessage, longName } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

export const quoteMailSamples: SamplesOf<'quote'> = [
  { name: 'with plan, sink and tap hole', data: { customerName: 'Eleanor Marsh', quote: aMailQuote() } },
  {
    name: 'a flat’s twenty-four tops',
    data: { customerName: 'Eleanor Marsh', quote: aMailQuote({ quantity: 24 }) },
  },
  {
    name: 'a plain top, nobody named, the price ended',
    data: {
      customerName: null,
      quote: aMailQuote({
        material: 'Quartz',
        color: 'Bianco Sparkle',
        length: 600,
        width: 300,
        sink: 'No Sink',
        cutouts: [],
        plan: null,
        payUrl: null,
        blocker: 'expired',
      }),
    },
  },
  {
    name: 'with as much as a quote can carry',
    data: {
      customerName: longName,
      quote: aMailQuote({
        material: 'Solid Surface',
        color: 'Arctic Terrazzo with Mother-of-Pearl and Recycled Glass',
        length: 3000,
        cutouts: Array.from({ length: 20 }, (_, index) => `Soap dispenser hole no. ${index + 1}, 35 mm`),
        notes: longMessage(2_000),
      }),
    },
  },
];
