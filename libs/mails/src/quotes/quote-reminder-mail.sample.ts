import type { QuoteReminderMailData } from '../mail-data';
import { aMailQuote } from '../samples/a-mail-quote';
import type { SamplesOf } from '../samples/mail-sample';

const reminder = (daysLeft: number): QuoteReminderMailData => ({
  customerName: 'Eleanor Marsh',
  quote: aMailQuote(),
  daysLeft,
  unsubscribeUrl: 'https://shop.example.co.uk/api/reminders/9T1aZ7kLp4RsW8Qq3vX2mB/stop',
});

export const quoteReminderMailSamples: SamplesOf<'quote-reminder'> = [
  { name: 'a week before the end', data: reminder(7) },
  { name: 'on the day before the last', data: reminder(1) },
];
