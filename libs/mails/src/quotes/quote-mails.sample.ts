import type {
  MailQuote,
  QuoteReminderMailData,
  QuoteRevisedMailData,
  QuotesMailData,
} from './quote-mail-data';
import { aMailQuote } from '../samples/a-mail-quote';
import { longMessage, longName } from '../samples/long-words';
import { depositOf, sumPence, toPence, toPounds } from '@app/pricing';
import type { SamplesByKind } from '../samples/mail-sample';

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

/** Different quotes, each with its own address. */
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

const reminder = (daysLeft: number): QuoteReminderMailData => ({
  customerName: 'Eleanor Marsh',
  quote: aMailQuote(),
  daysLeft,
  unsubscribeUrl: 'https://shop.example.co.uk/api/reminders/9T1aZ7kLp4RsW8Qq3vX2mB/stop',
});

const quote = aMailQuote();

const revised = aMailQuote({
  reference: 'VT-26-00431',
  length: 1194,
  plan: {
    cid: 'plan',
    width: 1072,
    height: 450,
    alt: 'Plan, 1194 by 350 millimetres, oval sink, one tap hole',
  },
});
const data: QuoteRevisedMailData = {
  customerName: 'Eleanor Marsh',
  quote: revised,
  previous: { reference: 'VT-26-00412', length: 1200, width: 350, total: aMailQuote().total },
  depositCredited: '47.70',
  deliveryAmount: '0.00',
  keptIfRefused: '0.00',
};

export const quoteSamples = {
  quote: [
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
  ],
  quotes: [
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
  ],
  'quote-reminder': [
    { name: 'a week before the end', data: reminder(7) },
    { name: 'on the day before the last', data: reminder(1) },
  ],
  'quote-follow-up': [
    {
      name: 'with a link, ready to be paid',
      data: {
        quote,
        subject: `Your marble top – ${quote.reference}`,
        text: `Dear Eleanor Marsh

You asked us on Saturday whether the tap hole can sit 30 mm further left. It can, and it costs nothing: we drill it where you want it.

When you are ready, the deposit is paid here:
${quote.payUrl}

Kind regards
Jo, in the showroom`,
      },
    },
    {
      name: 'as long as it can be, the price ended',
      data: {
        quote: aMailQuote({ payUrl: null, blocker: 'expired', plan: null }),
        subject:
          'Your quote has ended, and we are glad to look at it again with you, whenever that suits you, this week or next',
        text: longMessage(4_000),
      },
    },
  ],
  'quote-revised': [
    { name: 'cheaper, with a deposit', data },
    {
      name: 'to be delivered',
      data: { ...data, depositCredited: '51.20', deliveryAmount: '35.00' },
    },
    {
      name: 'dearer, without a deposit or a name',
      data: {
        customerName: null,
        quote: aMailQuote({ reference: 'VT-26-00431', length: 1250, plan: null }),
        previous: data.previous,
        depositCredited: '0.00',
        deliveryAmount: '0.00',
        keptIfRefused: '0.00',
      },
    },
  ],
} satisfies Partial<SamplesByKind>;
