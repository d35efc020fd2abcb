import type { SiteContent } from '../site-content.types';

const noPhone = { display: '', href: '' };

/** An owner who has filled in nothing yet: no page may break or show an empty link. */
export const emptyContent: SiteContent = {
  company: { name: '', since: 2005, town: '', phone: noPhone, email: '' },
  tradeDesk: { phone: noPhone, email: '' },
  showroom: { street: '', town: '', postcode: '', directionsUrl: '', hours: [] },
  socialLinks: [],
  kitchenPartner: { name: '', url: '' },
  weeksToHandOver: 4,
  reviewPage: { name: '', url: '' },
  banner: { text: '' },
  testimonials: [],
  team: [],
  statistics: [],
  milestones: [],
  credit: { name: '', url: '' },
  legal: { companyName: '', registeredIn: '', companyNumber: '', registeredOffice: '', vatNumber: '' },
  bank: { name: '', sortCode: '', number: '' },
};
