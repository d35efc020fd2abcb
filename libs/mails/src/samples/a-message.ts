import type { ContactMailData, MailConfiguration, TradeMailData } from '../inquiries/inquiry-mail-data';

export const aMessage = (changes: Partial<ContactMailData> = {}): ContactMailData => ({
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'eleanor.marsh@example.com',
  phone: '07700 900142',
  message:
    'Could you cut a window sill from the same slab as the top?\n\nThe sill is 900 × 180 mm, and I can wait until January.',
  configuration: null,
  receivedAt: new Date('2026-11-21T10:42:00Z'),
  ...changes,
});

/** A top longer than the calculator allows. */
export const aWantedTop = (changes: Partial<MailConfiguration> = {}): MailConfiguration => ({
  material: 'Quartz',
  color: 'Bianco Sparkle',
  thickness: '20mm',
  length: 3200,
  width: 420,
  quantity: 1,
  sink: 'Undermount Oval',
  cutouts: ['Tap hole, 35 mm', 'Waste slot'],
  notes: 'Left wall is out of square, about 5 mm over the depth.',
  ...changes,
});

export const aTradeInquiry = (changes: Partial<TradeMailData> = {}): TradeMailData => ({
  companyName: 'Kennet Build',
  contactName: 'Sam Lee',
  email: 'sam.lee@kennet.example',
  phone: '0118 496 0777',
  projectType: 'Hotel, 24 bathrooms',
  quantity: '24 tops in 3 sizes',
  materials: 'Quartz, white',
  specifications: 'Undermount oval throughout, tap hole at the right.\nUpstands 100 mm, loose.',
  timeline: 'First floor in March',
  edgingRequirements: 'Bullnose at the front',
  additionalDetails: null,
  receivedAt: new Date('2026-11-21T10:42:00Z'),
  ...changes,
});
