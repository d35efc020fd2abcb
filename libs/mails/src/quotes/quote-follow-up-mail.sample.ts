import { aMailQuote } from '../samples/a-mail-quote';
import { longMessage } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

const quote = aMailQuote();

export const quoteFollowUpMailSamples: SamplesOf<'quote-follow-up'> = [
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
];
