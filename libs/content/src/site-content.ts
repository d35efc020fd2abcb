import type { SiteContent } from './site-content.types';

/** Edited by hand, see README.md. */
export const siteContent: SiteContent = {
  showroomSketch: {
    route: 'From the station down Foundry Street, across Mill Lane, then left into the yard.',
    isSample: true,
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
};
