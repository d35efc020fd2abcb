import { allFieldsAtMaxLength, requiredFieldsOnly } from '../inquiries/inquiry-mails.sample';
import type {
  StaffAlertMailData,
  StaffDepositMailData,
  StaffReviewMailData,
  StaffRevisionAnsweredMailData,
} from './staff-mail-data';
import { differentQuotes } from '../quotes/quote-mails.sample';
import { aDeposit } from '../samples/a-deposit';
import { aMailQuote } from '../samples/a-mail-quote';
import { aMessage, aTradeInquiry, aWantedTop } from '../samples/a-message';
import { longMessage, longName } from '../samples/long-words';
import type { SamplesByKind } from '../samples/mail-sample';

const notice: Omit<StaffDepositMailData, keyof ReturnType<typeof aDeposit>> = {
  email: 'eleanor.marsh@example.com',
  phone: '07700 900142',
  callBefore: new Date('2026-11-22T10:42:00Z'),
  isPaidByAnother: false,
  adminUrl: 'https://shop.example.co.uk/admin?item=q3vX2mB9T1aZ7kLp4RsW8Q',
};

const review: StaffReviewMailData = {
  customerName: 'Eleanor Marsh',
  email: 'eleanor.marsh@example.com',
  phone: '07700 900142',
  references: ['VT-26-00412'],
  depositAmount: '47.70',
  reason: 'already-paid',
  lookBefore: new Date('2026-11-22T10:42:00Z'),
  adminUrl: 'https://shop.example.co.uk/admin/money',
};

const answer = (item: string) => ({
  answerBefore: new Date('2026-11-22T10:42:00Z'),
  adminUrl: `https://shop.example.co.uk/admin/inquiries?open=${item}8Kq2mB9T1aZ7kLp4RsW8Q`,
});

const answered: StaffRevisionAnsweredMailData = {
  isAgreed: true,
  reference: 'VT-26-00431',
  previousReference: 'VT-26-00412',
  customerName: 'Eleanor Marsh',
  phone: '07700 900142',
  length: 1194,
  width: 350,
  quantity: 1,
  previousTotal: '477.00',
  total: '475.22',
  depositCredited: '47.70',
  dueAt: new Date('2026-11-22T10:42:00Z'),
  adminUrl: 'https://shop.example.co.uk/admin?item=q3vX2mB9T1aZ7kLp4RsW8Q',
};

const alert: StaffAlertMailData = {
  reason: 'refunds-failing',
  detail: 'new row for relation "deposit" violates check constraint "ck_deposit_is_open"',
  since: new Date('2026-11-22T10:42:00Z'),
  adminUrl: 'https://shop.example.co.uk/admin/system',
};

const url = 'https://shop.example.co.uk/admin/invitation#Jq0Zt3kV8mWcY1sRb5uN7xHd2fLgPa9oEiTyKvQwXzA';
const endsAt = new Date('2026-11-24T10:42:00Z');

export const staffSamples = {
  'staff-deposit-paid': [
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
  ],
  'staff-payment-review': [
    { name: 'paid twice', data: review },
    {
      name: 'two things do not fit',
      data: {
        ...review,
        references: ['VT-26-00412', 'VT-26-00413'],
        reason: 'other-amount, charged-though-expired',
      },
    },
  ],
  'staff-contact': [
    { name: 'a question', data: { ...aMessage(), ...answer('contact-c') } },
    {
      name: 'a top too long for the calculator',
      data: { ...aMessage({ configuration: aWantedTop() }), ...answer('contact-c') },
    },
    {
      name: 'the longest message, no number',
      data: {
        ...aMessage({ lastName: longName.slice(0, 80), phone: null, message: longMessage(4_000) }),
        ...answer('contact-c'),
      },
    },
  ],
  'staff-trade': [
    { name: 'a hotel', data: { ...aTradeInquiry(), ...answer('trade-t') } },
    {
      name: 'only what the form insists on',
      data: { ...aTradeInquiry(requiredFieldsOnly), ...answer('trade-t') },
    },
    { name: 'everything at length', data: { ...aTradeInquiry(allFieldsAtMaxLength), ...answer('trade-t') } },
  ],
  'staff-revision-answered': [
    { name: 'agreed', data: answered },
    { name: 'to be called', data: { ...answered, isAgreed: false } },
    {
      name: 'agreed by somebody of whom we know nothing',
      data: { ...answered, customerName: null, phone: null, depositCredited: '0.00' },
    },
  ],
  'staff-alert': [
    { name: 'refunds fail', data: alert },
    { name: 'key refused', data: { ...alert, reason: 'card-provider-refuses', detail: null } },
  ],
  'staff-invitation': [
    { name: 'a colleague', data: { firstName: 'Priya', url, endsAt, isReset: false } },
    { name: 'a forgotten password', data: { firstName: 'Priya', url, endsAt, isReset: true } },
    { name: 'the longest name', data: { firstName: longName.slice(0, 80), url, endsAt, isReset: false } },
  ],
} satisfies Partial<SamplesByKind>;
