import { aMessage, aWantedTop } from '../samples/a-message';
import { longMessage, longName } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

const answer = {
  answerBefore: new Date('2026-11-22T10:42:00Z'),
  adminUrl: 'https://shop.example.co.uk/admin/inquiries?open=contact-c8Kq2mB9T1aZ7kLp4RsW8Q',
};

export const staffContactMailSamples: SamplesOf<'staff-contact'> = [
  { name: 'a question', data: { ...aMessage(), ...answer } },
  {
    name: 'a top too long for the calculator',
    data: { ...aMessage({ configuration: aWantedTop() }), ...answer },
  },
  {
    name: 'the longest message, no number',
    data: {
      ...aMessage({ lastName: longName.slice(0, 80), phone: null, message: longMessage(4_000) }),
      ...answer,
    },
  },
];
