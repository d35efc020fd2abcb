import type { StaffDepositMailData } from '../mail-data';
import { differentQuotes } from '../quotes/quotes-mail.sample';
import { aDeposit } from '../samples/a-deposit';
import { aMailQuote } from '../samples/a-mail-quote';
import type { SamplesOf } from '../samples/mail-sample';

const notice: Omit<StaffDepositMailData, keyof ReturnType<typeof aDeposit>> = {
  email: 'eleanor.marsh@example.com',
  phone: '07700 900142',
  callBefore: new Date('2026-11-22T10:42:00Z'),
  isPaidByAnother: false,
  adminUrl: 'https://shop.example.co.uk/admin?item=q3vX2mB9T1aZ7kLp4RsW8Q',
};

export const staffDepositPaidMailSamples: SamplesOf<'staff-deposit-paid'> = [
  {
    name: 'one top, collected, with a note',
    data: {
      ...aDeposit({
        quotes: [aMailQuote({ notes: 'Left wall is out of square, about 5 mm over the depth.' })],
      }),
      ...notice,
    },
  },
  {
    name: 'three tops, delivered, paid by somebody else',
    data: {
      ...aDeposit({ quotes: differentQuotes(3), deliveryAddress: '12 Brunswick Hill\nReading\nRG1 7YT' }),
      ...notice,
      isPaidByAnother: true,
    },
  },
];
