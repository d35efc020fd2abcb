import { aMessage, aTradeInquiry, aWantedTop } from '../samples/a-message';
import { longMessage, longName } from '../samples/long-words';
import type { SamplesByKind } from '../samples/mail-sample';

/** Only the required fields. */
export const requiredFieldsOnly = {
  projectType: null,
  quantity: null,
  materials: null,
  specifications: null,
  timeline: null,
  edgingRequirements: null,
  additionalDetails: null,
};

/** Every field at its maximum length. */
export const allFieldsAtMaxLength = {
  companyName: `${longName} Limited`,
  contactName: longName,
  materials: longMessage(500),
  specifications: longMessage(4_000),
  edgingRequirements: longMessage(500),
  additionalDetails: longMessage(4_000),
};

const url = 'https://shop.example.co.uk/trade/prices#9T1aZ7kLp4RsW8Qq3vX2mB9T1aZ7kLp4RsW8Qq3vX2m';

export const inquirySamples = {
  'contact-acknowledgement': [
    { name: 'a question', data: aMessage() },
    { name: 'a top too long for the calculator', data: aMessage({ configuration: aWantedTop() }) },
    {
      name: 'the longest message',
      data: aMessage({ firstName: longName.slice(0, 80), message: longMessage(4_000) }),
    },
  ],
  'trade-acknowledgement': [
    { name: 'a hotel', data: aTradeInquiry() },
    { name: 'only what the form insists on', data: aTradeInquiry(requiredFieldsOnly) },
    { name: 'everything at length', data: aTradeInquiry(allFieldsAtMaxLength) },
  ],
  'inquiry-answer': [
    {
      name: 'to a question',
      data: {
        reference: 'INQ-90B4B063',
        text: `Dear Eleanor

Yes, the sill comes from the same slab, and January is fine. With it your order comes to £612.40.

Shall we hold the slab for you?

Kind regards
Jo, in the showroom`,
        quotedText: 'Could you cut a window sill from the same slab as the top?',
      },
    },
    {
      name: 'as long as it can be',
      data: { reference: 'INQ-90B4B063', text: longMessage(4_000), quotedText: longMessage(4_000) },
    },
  ],
  'trade-link': [
    { name: 'a company', data: { company: 'Marsh Bathrooms Ltd', url } },
    { name: 'the longest name', data: { company: longName.slice(0, 120), url } },
  ],
} satisfies Partial<SamplesByKind>;
