import { company, delivery, materialTexts } from '@app/content';
import { quoteLimits } from '@app/contracts';
import { edgeMm, type EdgeShape } from '@app/drawing';
import { formatGbp, topsPerDelivery } from '@app/pricing';
import { numberInWords } from '@app/ui';

const { lengthMm, widthMm } = quoteLimits;

export const text = {
  title: 'Trade Services',
  intro:
    'For contractors, developers and designers. Fourteen bathrooms or one difficult one: send the schedule, get one price and one contact.',
  toForm: 'Trade Inquiry Form',
  alt: 'Fourteen tops stacked on battens',
  benefits: 'Trade benefits',
  tradePricing: {
    name: 'Trade Pricing',
    description: 'Net prices by volume, agreed once, valid for the whole job.',
  },
  fastTurnaround: {
    name: 'Fast Turnaround',
    description: 'A fixed slot on the saw for every batch you book.',
  },
  expertFabrication: {
    name: 'Expert Fabrication',
    description: '20+ years of experience with walls that are not straight.',
  },
  projectSupport: {
    name: 'Project Support',
    description: 'One named contact, from template to the last snag.',
  },
  edges: {
    title: 'Edge profiles',
    description: `Drawn to scale, in ${edgeMm.thickness} mm stone. Name one in your inquiry, or send your own.`,
    names: { square: 'Square', bullnose: 'Bullnose', ogee: 'Ogee', beveled: 'Beveled' } satisfies Record<
      EdgeShape,
      string
    >,
    notes: {
      square: `Arris of ${edgeMm.arris} mm, our standard`,
      bullnose: 'A full half round',
      ogee: 'Cove over round, one pass each',
      beveled: `45 degrees, here ${edgeMm.bevel} mm`,
    } satisfies Record<EdgeShape, string>,
  },
  bespoke: {
    title: 'Bespoke services',
    description: 'What our calculator cannot price.',
    templating: {
      name: 'Custom measurements and templating',
      description: 'On site with a laser, or from your drawings. Out-of-square walls are scribed.',
    },
    edging: {
      name: 'Specialist edging: bullnose, ogee, beveled',
      description: 'Any profile above, on any of the four sides, and drip grooves below.',
    },
    finishes: {
      name: 'Colour matching and finishes',
      description:
        'Slabs picked as a batch, so the fourteenth top matches the first. Polished, honed or leathered.',
    },
    contactTitle: 'Trade desk',
  },
  next: {
    title: 'What happens next',
    steps: [
      'Our trade team will contact you within 24 hours',
      'We agree the schedule, edges and sinks with you',
      'One price for the job, itemised by top',
      'Templates or drawings signed off, then we cut',
    ],
  },
  goodToKnow: {
    title: 'Good to know',
    facts: [
      {
        name: 'Sizes',
        description: `${lengthMm.min} to ${lengthMm.max} mm long, ${widthMm.min} to ${widthMm.max} mm deep, in whole millimetres. Deeper on request.`,
      },
      { name: 'Stone', description: materialTexts.map(({ name }) => name).join(', ') },
      {
        name: 'Delivery',
        description: `${formatGbp(delivery.fee)} for up to ${numberInWords(topsPerDelivery).toLowerCase()} tops; for more we arrange it with you. Collection is free.`,
      },
      { name: 'Drawings', description: 'Send a plan, photo or schedule with the form.' },
    ],
  },
  meta: {
    title: `Trade Services: vanity tops for contractors and designers - ${company.name}`,
    description:
      'Net prices by volume, templating, bullnose, ogee and beveled edges, colour matching. Send the schedule and our trade team will contact you within 24 hours.',
  },
} as const;
