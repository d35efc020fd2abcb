import { company, delivery } from '@app/content';
import { quoteLimits } from '@app/contracts';
import { depositPercent, formatGbp, topsPerDelivery } from '@app/pricing';
import { numberInWords } from '@app/ui';
import { galleryText } from '../../features/gallery/lazy-gallery';

const { lengthMm, widthMm } = quoteLimits;
const { phone } = company;

export const text = {
  title: `Materials: quartz, granite, marble, solid surface, porcelain | ${company.name}`,
  description:
    'Five materials for a made-to-measure vanity top side by side: how each looks and wears, how to care for it, what its warranty covers, and what it costs from.',
  heading: (count: number) =>
    count > 1 ? `${numberInWords(count)} materials, side by side` : 'Materials for your vanity top',
  intro:
    'Each is cut, edged and polished in the same workshop. The difference is how it looks, how it wears and what it asks of you.',

  loading: 'Loading materials',
  failed: (message: string) => `Error loading materials: ${message}`,
  failedDrawing: '? mm',
  failedText: 'The list did not arrive. Your basket and saved quotes are untouched.',
  retry: 'Try again',
  none: 'No materials found',
  noneDrawing: '0 materials',
  noneText: phone.display
    ? 'We are changing the catalogue. Ring us and we will price your top by phone.'
    : 'We are changing the catalogue. Please look in again soon.',

  sample: (color: string) => `${color} sample`,
  colors: (count: number) => (count === 1 ? '1 colour' : `${count} colours`),
  viewImages: (name: string) => `View images of ${name}`,
  images: (count: number) => `Images: ${count}`,
  priceByPhone: phone.display ? `Ring ${phone.display} for today’s price` : 'Prices are on the quote',
  getQuoteFor: (material: string) => `Get Quote for ${material}`,

  detailsHeading: 'The details, stone by stone',
  detailsLabel: 'Materials',
  features: 'Features',
  applications: 'Applications',
  maintenance: 'Maintenance',
  warranty: 'Warranty',
  price: 'Price',
  priceNote: 'inc. VAT. Your own size is priced in the calculator.',
  top: (color: string) => `${color} as a vanity top`,
  illustration: galleryText.illustration,

  questionsHeading: 'Asked before every order',
  questions: [
    {
      question: 'Which material needs the least care?',
      answer:
        'Quartz, solid surface and porcelain are never sealed and wipe clean. Granite likes a new coat of sealer about once a year, marble every six months.',
    },
    {
      question: 'Can I put hot styling tools on the top?',
      answer:
        'On granite and porcelain, yes; granite is heat resistant up to 250°C. On quartz and solid surface use a mat, because heat can mark the resin in them, and on marble a mat protects the polish.',
    },
    {
      question: 'Which sizes can you cut?',
      answer: `Any whole millimetre from ${lengthMm.min} to ${lengthMm.max} mm in length and from ${widthMm.min} to ${widthMm.max} mm in width. Enter a wider or longer one in the calculator: from there you can send us the question.`,
    },
    {
      question: 'Why does a price per square foot say ‘from’?',
      answer:
        'It is the least that a square foot of that material costs. Your own top is priced by its colour and its exact size, with sink and cut-outs as separate lines, and VAT is included.',
    },
    {
      question: 'Will my top look like the picture?',
      answer:
        'The pictures are illustrations. Natural stone varies from slab to slab, so please see a sample in the showroom before you decide.',
    },
    {
      question: 'What happens after I have chosen?',
      answer: `You save the quote and pay a deposit of ${depositPercent}%. We ring within 24 hours to confirm every measurement before we cut. Delivery is ${formatGbp(delivery.fee)} for up to ${numberInWords(topsPerDelivery).toLowerCase()} tops; collection from the showroom is free.`,
    },
  ],
  phone,
} as const;
