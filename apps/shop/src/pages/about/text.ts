import { company } from '@app/content';
import { numberInWords } from '@app/ui';

const inTown = company.town && ` in ${company.town}`;

export const text = {
  title: 'We cut stone, then we pick up the phone',
  intro: `A workshop of a few people${inTown}. The person who rings you about a measurement is standing next to your slab.`,
  alt: 'Long Statuario Venato vanity top with two oval basins on a fluted oak cabinet',
  story: {
    title: 'Our story',
    paragraphs: [
      `We started in ${company.since} with builders who needed a sill by Friday. Most of what we know about bathrooms we learned from walls that were not straight.`,
      'A vanity top is a small piece of stone with a lot of decisions in it: where the vein falls, how the tap sits, whether the splash can run off the front. A yard that lives off kitchens would rather sell a standard size. So we kept the saw free for the odd ones, and odd sizes turned out to be all sizes.',
      'Today the price list is open, every top is drawn to scale before you pay, and nothing is cut until one of us has rung you to read the numbers back.',
    ],
  },
  values: {
    title: 'What we hold to',
    list: [
      {
        name: 'Say the number',
        description:
          'Prices line by line, before you give us a name. If one changes, you see which line and why.',
      },
      {
        name: 'Measure twice, out loud',
        description:
          'We call within 24 hours of your deposit to confirm measurements. The saw waits for that call.',
      },
      {
        name: 'One pair of hands',
        description: 'The slab you choose is measured, cut, edged and polished by the same few people.',
      },
    ],
  },
  timeline: {
    title: (years: number) => `${numberInWords(years)} years, to scale`,
    withoutScale: 'Milestones',
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  },
  team: {
    title: 'The people',
    alt: 'Fourteen Calacatta Gold tops stacked on battens',
  },
  statistics: 'In figures',
  meta: {
    title: `About ${company.name}: stone vanity tops since ${company.since}`,
    description: `A workshop of a few people${inTown}, cutting stone since ${company.since}. How we work, what we hold to, and who rings you about a measurement.`,
  },
} as const;
