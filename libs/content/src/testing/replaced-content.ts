import type { SiteContent } from '../site-content.types';

/** A different shop: none of our own content may remain on its pages. */
export const replacedContent: SiteContent = {
  company: {
    name: 'Slate & Sons',
    since: 1987,
    town: 'Truro',
    phone: { display: '01632 960 001', href: 'tel:+441632960001' },
    email: 'shop@slate.example',
  },
  tradeDesk: {
    phone: { display: '01632 960 002', href: 'tel:+441632960002' },
    email: 'builders@slate.example',
  },
  showroom: {
    street: '9 Harbour Row',
    town: 'Truro',
    postcode: 'TR1 9ZZ',
    directionsUrl: 'https://map.slate.example',
    hours: [{ label: 'Every day', days: ['Monday', 'Sunday'], time: { opens: '07:15', closes: '19:45' } }],
  },
  socialLinks: [{ name: 'Mastodon', url: 'https://social.slate.example' }],
  kitchenPartner: { name: 'Granary Kitchens', url: 'https://granary.example' },
  weeksToHandOver: 6,
  reviewPage: { name: 'Stone Reviews', url: 'https://reviews.slate.example' },
  banner: { text: 'Summer sale: window sills at cost', lastDay: '2099-08-31' },
  testimonials: [{ text: 'Fits like a lid.', name: 'Morwenna T.', order: 'Delabole slate, 800 × 300 mm' }],
  team: [{ name: 'Jago Slate', role: 'Master mason' }],
  statistics: [{ figure: '4', meaning: 'generations at the bench' }],
  milestones: [{ year: 1987, title: 'The first quarry cart', text: 'Two horses and a ledger.' }],
  credit: { name: 'Made by Tin Mine Web', url: 'https://tinmine.example' },
  legal: {
    companyName: 'Slate & Sons Limited',
    registeredIn: 'Scotland',
    companyNumber: '99999999',
    registeredOffice: '9 Harbour Row, Truro TR1 9ZZ',
    vatNumber: 'GB 999 9999 99',
  },
  bank: { name: 'Slate & Sons Limited', sortCode: '99-99-99', number: '99999999' },
};
