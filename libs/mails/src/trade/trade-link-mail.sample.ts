import { longName } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

const url = 'https://shop.example.co.uk/trade/prices#9T1aZ7kLp4RsW8Qq3vX2mB9T1aZ7kLp4RsW8Qq3vX2m';

export const tradeLinkMailSamples: SamplesOf<'trade-link'> = [
  { name: 'a company', data: { company: 'Marsh Bathrooms Ltd', url } },
  { name: 'the longest name', data: { company: longName.slice(0, 120), url } },
];
