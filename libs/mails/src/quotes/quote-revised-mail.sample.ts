import type { QuoteRevisedMailData } from '../mail-data';
import { aMailQuote } from '../samples/a-mail-quote';
import type { SamplesOf } from '../samples/mail-sample';

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

export const quoteRevisedMailSamples: SamplesOf<'quote-revised'> = [
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
];
