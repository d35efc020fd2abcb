import { company, delivery } from '@app/content';
import { quoteLimits } from '@app/contracts';
import { formatGbp, topsPerDelivery, toYourDoor } from '@app/pricing';
import { numberInWords } from '@app/ui';

const { lengthMm, widthMm } = quoteLimits;
const { town } = company;

export const text = {
  getQuote: 'Get Instant Free Quote',
  benefitsHeading: 'Why people order here',
  benefits: {
    size: {
      title: 'Cut to your numbers',
      description: `${lengthMm.min} to ${lengthMm.max} mm long, ${widthMm.min} to ${widthMm.max} mm deep. No standard sizes to work around.`,
    },
    price: {
      title: 'A price in a minute',
      description: 'Every line shown as you choose: stone, sink, cut-outs. VAT is included.',
    },
    check: {
      title: 'Checked before we cut',
      description: 'We call within 24 hours of your deposit to confirm every measurement.',
    },
    delivery: {
      title: 'Delivered or collected',
      description: `${formatGbp(delivery.fee)} ${toYourDoor} for up to ${numberInWords(topsPerDelivery).toLowerCase()} tops, or free from the showroom.`,
    },
  },

  materialsHeading: ['Five materials,', 'one made for your room'],
  materialsIntro:
    'Tell us how you use the bathroom and the right stone usually picks itself. Each one is cut and finished in the same workshop.',
  getQuoteFor: (material: string) => `Get Quote for ${material}`,
  sample: (stone: string) => `${stone} sample`,
  allMaterials: 'Compare the materials',

  story: {
    heading: 'A stone workshop that answers the phone',
    paragraphs: [
      `We have been cutting stone${town ? ` in ${town}` : ''} since ${company.since}: first for local builders, now for homes across the country.`,
      'The slab you choose is measured, cut, edged and polished by the same few people, and one of them will ring you before the saw starts.',
    ],
    alt: 'Nero Marquina vanity top in a bathroom',
    link: 'About the company',
  },

  testimonialsHeading: 'What customers say',

  closing: {
    heading: 'Measure once. We’ll do the rest.',
    description:
      'Two measurements, a stone and a sink. Save as many quotes as you like; each keeps its price for 30 days.',
  },
  phone: company.phone,
} as const;
