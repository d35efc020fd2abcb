import { aTradeInquiry } from '../samples/a-message';
import { longMessage, longName } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

/** Nothing but what the form insists on. */
export const onlyTheNecessary = {
  projectType: null,
  quantity: null,
  materials: null,
  specifications: null,
  timeline: null,
  edgingRequirements: null,
  additionalDetails: null,
};

/** Every field as long as it may be. */
export const everythingAtLength = {
  companyName: `${longName} Limited`,
  contactName: longName,
  materials: longMessage(500),
  specifications: longMessage(4_000),
  edgingRequirements: longMessage(500),
  additionalDetails: longMessage(4_000),
};

export const tradeAcknowledgementMailSamples: SamplesOf<'trade-acknowledgement'> = [
  { name: 'a hotel', data: aTradeInquiry() },
  { name: 'only what the form insists on', data: aTradeInquiry(onlyTheNecessary) },
  { name: 'everything at length', data: aTradeInquiry(everythingAtLength) },
];
