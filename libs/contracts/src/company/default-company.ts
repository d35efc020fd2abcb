import type { Company } from './company';

const weekday = { from: '08:00', to: '17:00' };

/**
 * Used until the owner saves their own. Phone numbers are reserved for fiction and addresses are examples (D40): in
 * production the shop stays closed with them. Closed on the bank holidays of England and Wales.
 */
export const defaultCompany: Company = {
  tradingName: 'Readstone',
  since: 2005,
  legalName: 'Readstone Example Ltd',
  registeredIn: 'England and Wales',
  companyNumber: '00000000',
  registeredOffice: 'Unit 4, Kiln Yard, Reading RG1 0AA',
  vatNumber: 'GB 000 0000 00',
  phone: '0118 496 0123',
  email: 'info@example.co.uk',
  tradePhone: '0118 496 0155',
  tradeEmail: 'trade@example.co.uk',
  street: 'Unit 4, Kiln Yard',
  town: 'Reading',
  postcode: 'RG1 0AA',
  directionsUrl: 'https://www.openstreetmap.org/search?query=Reading',
  hours: [weekday, weekday, weekday, weekday, weekday, { from: '10:00', to: '14:00' }, null],
  closedDays: [
    '2026-12-25',
    '2026-12-28',
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-03',
    '2027-05-31',
    '2027-08-30',
    '2027-12-27',
    '2027-12-28',
  ],
  socialLinks: [
    { name: 'Instagram', url: 'https://www.example.com/instagram' },
    { name: 'Facebook', url: 'https://www.example.com/facebook' },
    { name: 'Pinterest', url: 'https://www.example.com/pinterest' },
  ],
  bannerText: 'Limited-Time Offer: VAT Paid by Us – Prices Already Reflect This Deal',
  bannerLastDay: '',
  deliveryFee: '35.00',
  deliveryArea: '',
  weeksToHandOver: 4,
  kitchenPartnerName: 'our partner fabricator',
  kitchenPartnerUrl: 'https://kitchens.example.com',
  creditName: 'Website by Example Studio',
  creditUrl: 'https://www.example.com/credit',
  bankName: 'Readstone Example Ltd',
  bankSortCode: '00-00-00',
  bankNumber: '00000000',
  reviewName: 'Google',
  reviewUrl: 'https://www.example.com/reviews',
  senderEmail: '',
  teamEmail: '',
};
