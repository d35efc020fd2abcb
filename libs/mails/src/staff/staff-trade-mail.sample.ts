import { everythingAtLength, onlyTheNecessary } from '../inquiries/trade-acknowledgement-mail.sample';
import { aTradeInquiry } from '../samples/a-message';
import type { SamplesOf } from '../samples/mail-sample';

const answer = {
  answerBefore: new Date('2026-11-22T10:42:00Z'),
  adminUrl: 'https://shop.example.co.uk/admin/inquiries?open=trade-t8Kq2mB9T1aZ7kLp4RsW8Q',
};

export const staffTradeMailSamples: SamplesOf<'staff-trade'> = [
  { name: 'a hotel', data: { ...aTradeInquiry(), ...answer } },
  { name: 'only what the form insists on', data: { ...aTradeInquiry(onlyTheNecessary), ...answer } },
  { name: 'everything at length', data: { ...aTradeInquiry(everythingAtLength), ...answer } },
];
