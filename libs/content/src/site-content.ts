import type { SiteContent } from './site-content.types';

/**
 * The one file that the shop's owner edits; README.md beside src says how. As delivered, phone numbers are reserved for
 * fiction and addresses are examples (D40).
 */
export const siteContent: SiteContent = {
  company: {
    name: 'Readstone',
    since: 2005,
    town: 'Reading',
    phone: { display: '0118 496 0123', href: 'tel:+441184960123' },
    email: 'info@example.co.uk',
  },
  tradeDesk: {
    phone: { display: '0118 496 0155', href: 'tel:+441184960155' },
    email: 'trade@example.co.uk',
  },
  showroom: {
    street: 'Unit 4, Kiln Yard',
    town: 'Reading',
    postcode: 'RG1 0AA',
    directionsUrl: 'https://www.openstreetmap.org/search?query=Reading',
    sketch: {
      route: 'From the station down Foundry Street, across Mill Lane, then left into the yard.',
      isSample: true,
    },
    hours: [
      {
        label: 'Monday to Friday',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        time: { opens: '08:00', closes: '17:00' },
      },
      { label: 'Saturday', days: ['Saturday'], time: { opens: '10:00', closes: '14:00' } },
      { label: 'Sunday', days: ['Sunday'] },
    ],
  },
  socialLinks: [
    { name: 'Instagram', url: 'https://www.example.com/instagram' },
    { name: 'Facebook', url: 'https://www.example.com/facebook' },
    { name: 'Pinterest', url: 'https://www.example.com/pinterest' },
  ],
  kitchenPartner: { name: 'our partner fabricator', url: 'https://kitchens.example.com' },
  weeksToHandOver: 4,
  reviewPage: { name: 'Google', url: 'https://www.example.com/reviews', isSample: true },
  banner: {
    text: 'Limited-Time Offer: VAT Paid by Us – Prices Already Reflect This Deal',
  },
  testimonials: [
    {
      text: 'The alcove is out of square by nine millimetres. The top isn’t. It went in without touching the walls.',
      name: 'Sarah M.',
      order: 'Carrara White, 1180 × 345 mm',
      isSample: true,
    },
    {
      text: 'I had three prices saved in the basket by the time the kettle boiled, and the one I paid matched to the penny.',
      name: 'Tom and Priya',
      order: 'Bianco Sparkle, 900 × 350 mm',
      isSample: true,
    },
    {
      text: 'Fourteen bathrooms, fourteen sizes, one fabricator. They rang about every sink before cutting.',
      name: 'David K., contractor',
      order: 'Absolute Black, trade order',
      isSample: true,
    },
  ],
  team: [
    { name: 'Alison Ward', role: 'Founder, answers the phone', answersPhone: true, isSample: true },
    { name: 'Joe Bright', role: 'Bridge saw and edges', isSample: true },
    { name: 'Nadia Said', role: 'Templating and fitting', isSample: true },
    { name: 'Tom Okafor', role: 'Polish and final check', isSample: true },
  ],
  statistics: [
    { figure: '21', meaning: 'years of cutting stone in Reading', isSample: true },
    { figure: '27', meaning: 'colours in five materials', isSample: true },
    { figure: '24 h', meaning: 'to our call after your deposit', isSample: true },
    { figure: '1 mm', meaning: 'the step in which you order', isSample: true },
  ],
  milestones: [
    {
      year: 2005,
      title: 'Two saws in Reading',
      text: 'A rented unit, local builders, kitchen offcuts turned into window sills.',
    },
    {
      year: 2009,
      title: 'First showroom',
      text: 'Full slabs on the wall, so people could choose a vein and not a sample.',
    },
    {
      year: 2014,
      title: 'A bridge saw',
      text: 'Straight cuts in any size, and the end of standard sizes.',
    },
    { year: 2019, title: 'Porcelain', text: '3mm slabs, new blades and a new way of lifting.' },
    {
      year: 2026,
      title: 'Prices online',
      text: 'The price list we use ourselves, open to everybody.',
    },
  ],
  credit: { name: 'Site credit', url: 'https://www.example.com/credit' },
  legal: {
    companyName: 'Readstone Example Ltd',
    registeredIn: 'England and Wales',
    companyNumber: '00000000',
    registeredOffice: 'Unit 4, Kiln Yard, Reading RG1 0AA',
    vatNumber: 'GB 000 0000 00',
  },
  bank: { name: 'Readstone Example Ltd', sortCode: '00-00-00', number: '00000000' },
};
