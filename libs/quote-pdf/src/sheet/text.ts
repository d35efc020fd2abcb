import type { CompanyFacts } from '@app/content';
import {
  depositPercent,
  formatGbp,
  quantityPrefix,
  topsPerDelivery,
  vatIn,
  vatPercent,
  type Pence,
} from '@app/pricing';

/** The owner's content used on a quote. */
export type QuoteContent = Pick<CompanyFacts, 'company' | 'showroom' | 'legal' | 'banner' | 'delivery'>;

/** A quote's page number within its file. */
export interface PageNumber {
  page: number;
  of: number;
}

/** Natural stone, whose veins vary. */
const naturalStone = /granite|marble|quartzite|slate|limestone|travertine|onyx|natural/i;

/** An offer in the banner, which the VAT statement repeats while it is valid (D41). */
const vatOffer = /\bVAT paid by us\b/i;

export const text = {
  title: 'Quote',
  fileTitle: (reference: string) => `Quote ${reference}`,
  subject: (quantity: number, color: string, size: string) =>
    `${quantityPrefix(quantity)}Vanity top ${size}, ${color}`,
  reference: 'Reference',
  date: 'Date',
  validUntil: 'Valid until',
  wasValidUntil: 'Was valid until',
  customer: 'For',
  expired: (day: string) => `The price held to ${day}. Prices may have changed since.`,
  stone: (material: string, thickness: string) => `${material}, ${thickness}`,

  drawing: (description: string) => `Measured drawing. ${description}`,
  caption: 'Plan, millimetres, drawn to scale.',
  roomPage: 'The room is on the next page.',
  sinkPosition: 'Sink position is agreed when we call; here it is in the middle.',

  lines: 'What you pay for',
  calculation: 'How it is reckoned',
  price: 'Price',
  top: 'Top',
  ofTops: (count: number) => (count === 1 ? 'One top' : `${count} tops, a page for each quote follows`),
  total: (quantity: number) => `${quantity > 1 ? `${quantity} tops` : 'Total'} inc. VAT`,
  deposit: `${depositPercent}% deposit to start`,
  delivery: `Delivery, up to ${topsPerDelivery} worktops`,
  vat: 'VAT',
  vatStatement: (total: Pence, { banner }: QuoteContent, savedAt: Date) =>
    `The total includes VAT at ${vatPercent}%, ${formatGbp(vatIn(total))}.` +
    (vatOffer.test(banner.text) && wasOffered(banner.lastDay, savedAt)
      ? ' VAT Paid by Us: the price already reflects this deal.'
      : ''),
  notes: 'Your notes',

  terms: 'Terms in short',
  holds: (day: string, isExpired: boolean) =>
    isExpired
      ? `The price held for these measurements to the end of ${day}. Open the quote to have it priced again and see which line changed.`
      : `The price holds for these measurements to the end of ${day}. After that we price it again and show which line changed.`,
  ordered: 'Ordered',
  isOrdered: 'This top is ordered at this price.',
  depositTerms: `A ${depositPercent}% deposit starts the order. Within 24 hours we ring to confirm the measurements; nothing is cut before that.`,
  contradictory: (sentences: readonly string[]) =>
    `This top cannot be made as it was chosen. ${sentences.join(' ')} Ring us, or change it before you order.`,
  stoneTerms: (material: string) =>
    naturalStone.test(material)
      ? 'Natural stone varies in vein and tone. See your slab in the showroom.'
      : 'Slabs vary a little in tone. See a sample in the showroom.',
  deliveryTerms: ({ delivery }: QuoteContent) =>
    `Collection from the showroom is free. Delivery is ${formatGbp(delivery.fee)} for up to ${topsPerDelivery} worktops; for more, our team arranges another delivery.`,
  code: 'Opens this quote',
  codeAltText: (url: string) => `QR code that opens the quote: ${url}`,

  jobHolds:
    'Each price holds as its own page says. The deposit on all of them is paid together; within 24 hours we ring to confirm the measurements, and nothing is cut before that.',
  overview: 'All tops',
  jobCode: 'Opens this job',
  jobCodeAltText: (url: string) => `QR code that opens the job: ${url}`,

  address: ({ showroom }: QuoteContent) =>
    [showroom.street, [showroom.town, showroom.postcode].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  reach: ({ company }: QuoteContent) => [company.phone.display, company.email].filter(Boolean).join(', '),
  /** The statement that UK law requires on letters. */
  registered: ({ company, legal }: QuoteContent) =>
    [
      legal.companyName || company.name,
      legal.registeredIn && `registered in ${legal.registeredIn} ${legal.companyNumber}`.trim(),
      legal.vatNumber && `VAT ${legal.vatNumber}`,
    ]
      .filter(Boolean)
      .join(', '),
  registeredOffice: ({ legal }: QuoteContent) =>
    legal.registeredOffice && `Registered office: ${legal.registeredOffice}`,
  page: (reference: string, { page, of }: PageNumber) => `${reference}, page ${page} of ${of}`,
} as const;

/** Whether the offer was valid on the day of saving. ISO days can be compared as text. */
function wasOffered(lastDay: string | undefined, savedAt: Date): boolean {
  return lastDay === undefined || isoDay.format(savedAt) <= lastDay;
}
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
