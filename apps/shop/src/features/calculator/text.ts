import { type Measurement, type PartName } from '@app/configuration';
import { company, delivery } from '@app/content';
import { quoteLimits, type QuoteResponse } from '@app/contracts';
import { basinText, formatGbp, formatSize, quantityPrefix, type MissingInput } from '@app/pricing';
import type { StepName } from './configuration/fields';

const { lengthMm, widthMm, quantity } = quoteLimits;

/** Headings, prompts and toasts are the specification's, word for word. */
export const text = {
  title: 'Instant quote',
  close: 'Close',
  reset: 'Reset',
  wasReset: 'Calculator reset',
  undo: 'Undo',
  loading: 'Loading materials…',
  catalogueFailed: (list: string, message: string) => `Error loading ${list}: ${message}`,
  catalogueFailedAdvice: 'Check your connection and try again, or ring us for a quote:',
  retry: 'Try again',

  steps: 'Steps',
  stepNames: { material: 'Material', size: 'Size', color: 'Colour', sink: 'Sink' } satisfies Record<
    StepName,
    string
  >,
  stepTitles: {
    material: 'Select Material',
    size: 'Enter Dimensions',
    color: 'Choose Colour',
    sink: 'Sink Configuration',
  } satisfies Record<StepName, string>,
  stepDone: 'done',
  next: (step: StepName) => `Next: ${text.stepNames[step].toLowerCase()}`,

  length: 'Length',
  lengthHint: `${lengthMm.min} to ${lengthMm.max} mm, along the wall`,
  width: 'Width',
  widthHint: `${widthMm.min} to ${widthMm.max} mm, wall to front`,
  howToMeasure: 'How to measure',
  mm: 'mm',
  suggestedMm: (mm: number) => `Did you mean ${mm} mm?`,
  overWidth: `Over ${widthMm.max}mm? Call`,
  thickness: 'Thickness',
  noColors: 'No colors available for selected material.',
  noMaterials: 'No materials found',
  chooseMaterialFirst: 'Colours appear once a material is chosen.',
  atYourSize: (price: string) => `${price} at your size`,
  perUnit: (price: string) => `${price} per 100 × 100 mm`,
  viewImages: (color: string) => `View images of ${color}`,
  exampleRoom: 'An example of a room. Your own sink is on the plan.',
  noCharge: 'No charge',
  sinkPrice: (price: string, hasBasin: boolean) => `${price}, ${basinText(hasBasin)}`,
  cutouts: 'Cut-outs',
  quantity: 'How many of these?',
  quantityRange: `Enter a whole number from ${quantity.min} to ${quantity.max}.`,
  oneLess: 'One top less',
  oneMore: 'One more top',
  notes: 'Notes',
  notesHint: 'Anything we should know: out-of-square walls, pipe positions, a sink you already own.',

  cannotBeMade: 'Cannot be made as chosen: see the notes beside your choices.',
  cannotBeOrdered: 'A quote can be saved with this. To order, change it, or ring us: we find a way.',
  plan: 'Plan, to scale',
  sinkPosition: 'Sink position is agreed when we call',
  places: {
    enter: 'Place them yourself',
    change: 'Change positions',
    entered: 'Sink and cut-outs are where you placed them.',
    blocked: 'Sink and cut-outs cannot be made where you placed them.',
    notEntered:
      'Do you know where sink (or two, on a long top) and cut-outs go? Else we agree it when we call.',
  },
  room: {
    enter: 'Enter the room',
    change: 'Change the room',
    entered: 'We have your walls and cabinet.',
    blocked: 'We have your walls and cabinet.',
    notEntered: 'Do you know your walls and cabinet? Then we check the top against them.',
  },
  quote: 'Your Quote',
  prompts: {
    material: 'Select a material to see pricing',
    size: 'Enter dimensions to calculate price',
    thickness: 'Select thickness to see pricing',
    color: 'Select color to see pricing',
  } satisfies Record<MissingInput, string>,
  afterReset: 'Configure your vanity top above to see pricing',
  total: 'Total',
  vat: 'inc. VAT',
  deposit: '10% deposit to start',
  depositShort: (amount: string) => `Deposit ${amount}`,
  showLines: 'see lines',
  hideLines: 'hide lines',
  announcedPrice: (total: string, deposit: string) => `Total ${total} including VAT, deposit ${deposit}`,
  save: 'Save Quote',
  finePrint: `No account needed. Collection is free; delivery is ${formatGbp(delivery.fee)}.`,

  incomplete: {
    title: 'Incomplete Configuration',
    description: 'Please complete all required fields before saving.',
  },
  zeroPrice: {
    title: 'Price Calculation Error',
    description: 'Please check your configuration - the calculated price is £0.',
  },
  saveFailed: { title: 'Error', description: 'Failed to save quote. Please try again.' },
  priceChanged: (now: string) =>
    `Our prices changed while you were configuring. This top now costs ${now}; nothing has been saved yet.`,
  quotePriceDiffers: (reference: string, then: string, now: string) =>
    `Quote ${reference} was ${then}. At today’s prices this top costs ${now}.`,
  replacesInBasket: (reference: string) =>
    `You are changing ${reference}: once saved, it takes the old one’s place in your basket.`,
  partsNotSold: (parts: readonly PartName[]) =>
    `No longer sold: ${parts.map((part) => partText[part]).join(', ')}. Please choose again.`,

  draft: 'You have an unfinished configuration.',
  resumeDraft: 'Resume your last configuration',
  dismissDraft: 'Dismiss',

  saved: 'Your quote is saved',
  savedReference: 'Reference',
  savedTop: ({ quantity, color, thickness, length, width }: QuoteResponse) =>
    `${quantityPrefix(quantity)}${color.name}, ${thickness.displayName}, ${formatSize({ lengthMm: length, widthMm: width })}`,
  savedValidUntil: (day: string) =>
    `The price holds to the end of ${day}. Nothing is cut until we have rung you to read the measurements back.`,
  addAndOpen: 'Add to basket and open basket',
  addAndKeepShopping: 'Add to basket and keep shopping',
  payDeposit: 'Pay Deposit',
  savedLink: 'Link to your quote',
  savedLinkHint: 'Anyone with this link can read the quote. It shows no name and no contact details.',
  openQuote: 'Open your quote',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'Press Ctrl+C to copy the link',
  configureAnother: 'Configure another',

  imageCounter: (at: number, of: number) => `Image ${at} of ${of}`,
  images: (count: number) => `Images: ${count}`,
  phone: company.phone,
} as const;

const partText: Record<PartName, string> = {
  material: 'the material',
  color: 'the colour',
  thickness: 'the thickness',
  sink: 'the sink',
  cutout: 'a cut-out',
};

export function measurementError(
  name: 'length' | 'width',
  measurement: Measurement,
  { isFinal }: { isFinal: boolean },
): string | null {
  const { min, max } = name === 'length' ? lengthMm : widthMm;
  const range = `${text[name]} must be ${min} to ${max} mm.`;
  switch (measurement.kind) {
    case 'within':
      return null;
    case 'empty':
      return isFinal ? `Enter a ${name} from ${min} to ${max} mm.` : null;
    case 'unreadable':
      return 'Whole millimetres, please: digits only.';
    case 'above':
      return range;
    case 'below':
      return isFinal ? range : null;
  }
}
