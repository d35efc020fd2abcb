import { aMessage, aWantedTop } from '../samples/a-message';
import { longMessage, longName } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

export const contactAcknowledgementMailSamples: SamplesOf<'contact-acknowledgement'> = [
  { name: 'a question', data: aMessage() },
  { name: 'a top too long for the calculator', data: aMessage({ configuration: aWantedTop() }) },
  {
    name: 'the longest message',
    data: aMessage({ firstName: longName.slice(0, 80), message: longMessage(4_000) }),
  },
];
