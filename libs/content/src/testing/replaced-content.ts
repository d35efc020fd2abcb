import type { Company } from '@app/contracts';
import { toCompanyFacts } from '../company-facts';
import type { CompanyFacts } from '../company-facts.types';
import type { SiteContent } from '../site-content.types';

/** Another company: its pages and mails may have none of our sample data. */
export const replacedCompany: Company = {
  tradingName: 'Slate & Sons',
  since: 1987,
  legalName: 'Slate & Sons Limited',
  registeredIn: 'Scotland',
  companyNumber: '99999999',
  registeredOffice: '9 Harbour Row, Truro TR1 9ZZ',
  vatNumber: 'GB 999 9999 99',
  phone: '01632 960 001',
  email: 'shop@slate.example',
  tradePhone: '01632 960 002',
  tradeEmail: 'builders@slate.example',
  street: '9 Harbour Row',
  town: 'Truro',
  postcode: 'TR1 9ZZ',
  directionsUrl: 'https://map.slate.example',
  hours: Array.from({ length: 7 }, () => ({ from: '07:15', to: '19:45' })),
  closedDays: ['2026-12-24'],
  socialLinks: [{ name: 'Mastodon', url: 'https://social.slate.example' }],
  bannerText: 'Summer sale: window sills at cost',
  bannerLastDay: '2099-08-31',
  deliveryFee: '42.00',
  deliveryArea: 'in Cornwall',
  weeksToHandOver: 6,
  kitchenPartnerName: 'Granary Kitchens',
  kitchenPartnerUrl: 'https://granary.example',
  creditName: 'Made by Tin Mine Web',
  creditUrl: 'https://tinmine.example',
  bankName: 'Slate & Sons Limited',
  bankSortCode: '99-99-99',
  bankNumber: '99999999',
  reviewName: 'Stone Reviews',
  reviewUrl: 'https://reviews.slate.example',
  senderEmail: '',
  teamEmail: 'team@slate.example',
};

export const replacedContent: CompanyFacts & SiteContent = {
  ...toCompanyFacts(replacedCompany),
  showroomSketch: null,
  testimonials: [{ text: 'Fits like a lid.', name: 'Morwenna T.', order: 'Delabole slate, 800 × 300 mm' }],
  team: [{ name: 'Jago Slate', role: 'Master mason' }],
  statistics: [{ figure: '4', meaning: 'generations at the bench' }],
  milestones: [{ year: 1987, title: 'The first quarry cart', text: 'Two horses and a ledger.' }],
};
