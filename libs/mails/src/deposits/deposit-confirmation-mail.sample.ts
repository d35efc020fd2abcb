import { aDeposit } from '../samples/a-deposit';
import { aMailQuote } from '../samples/a-mail-quote';
import { longMessage, longName } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';
import { differentQuotes } from '../quotes/quotes-mail.sample';

export const depositConfirmationMailSamples: SamplesOf<'deposit-confirmation'> = [
  { name: 'one top, collected', data: aDeposit() },
  {
    name: 'three tops, delivered',
    data: aDeposit({
      quotes: differentQuotes(3).map((quote) => ({ ...quote, payUrl: null, blocker: 'paid' as const })),
      deliveryAddress: '12 Brunswick Hill\nReading\nRG1 7YT',
    }),
  },
  {
    name: 'with long words',
    data: aDeposit({
      customerName: longName,
      quotes: [aMailQuote({ notes: longMessage(2_000) })],
      deliveryAddress: `${longName}, ${longName}, RG1 7YT`,
      transactionCode: null,
    }),
  },
];
