import { longMessage } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

export const inquiryAnswerMailSamples: SamplesOf<'inquiry-answer'> = [
  {
    name: 'to a question',
    data: {
      reference: 'INQ-90B4B063',
      text: `Dear Eleanor

Yes, the sill comes from the same slab, and January is fine. With it your order comes to £612.40.

Shall we hold the slab for you?

Kind regards
Jo, in the showroom`,
      asked: 'Could you cut a window sill from the same slab as the top?',
    },
  },
  {
    name: 'as long as it can be',
    data: { reference: 'INQ-90B4B063', text: longMessage(4_000), asked: longMessage(4_000) },
  },
];
