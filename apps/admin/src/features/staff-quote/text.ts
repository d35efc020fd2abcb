import { quoteLimits } from '@app/contracts';

const { lengthMm, widthMm } = quoteLimits;

export const text = {
  title: 'Make a quote',
  lede: 'The price is the catalogue’s. Whoever has the link sees the quote, and can pay a deposit on it.',
  customer: 'Customer',
  stone: 'Stone and size',
  cutouts: 'Cut-outs',
  notes: 'Notes',

  labels: {
    customerName: 'Name',
    customerEmail: 'Email',
    customerPhone: 'Phone',
    materialId: 'Material',
    colorId: 'Color',
    thicknessId: 'Thickness',
    length: 'Length',
    width: 'Width',
    sinkTypeId: 'Sink type',
    notes: 'Note on the quote',
  },
  choose: 'Choose',
  noSink: 'No sink',
  perUnit: (price: string) => `${price} for each 100 × 100 mm`,
  more: (price: string) => `+ ${price}`,
  range: { length: `${lengthMm.min} to ${lengthMm.max} mm`, width: `${widthMm.min} to ${widthMm.max} mm` },
  notesHint: 'The customer sees this',

  missing: {
    materialId: 'Please choose a material',
    colorId: 'Please choose a color',
    thicknessId: 'Please choose a thickness',
    length: 'Please enter the length',
    width: 'Please enter the width',
  },
  outOfRange: {
    length: `A quote can be made for ${lengthMm.min} to ${lengthMm.max} mm`,
    width: `A quote can be made for ${widthMm.min} to ${widthMm.max} mm`,
  },
  noWholeNumber: 'Whole millimetres, such as 1200',
  email: 'Please enter a valid email',
  tooLong: (most: number) => `Please keep to ${most.toLocaleString('en-GB')} characters`,
  zeroPrice: 'These parts come to £0 or less: a quote needs a price.',
  /** What was asked for and is not sold any more. */
  notSold: (names: string) => `Not sold any more, so left out: ${names}.`,

  price: 'Price',
  total: 'Total',
  vat: 'inc. VAT',
  deposit: '10% deposit',
  noPrice: 'Choose stone and size to see the price.',

  save: 'Save quote',
  saving: 'Saving...',
  cancel: 'Cancel',

  saved: 'Quote saved',
  savedAs: (reference: string, price: string) => `${reference} comes to ${price}.`,
  address: 'Link for the customer',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'The browser did not let us copy: please select the link.',
  open: 'Open the quote',
  done: 'Done',
  close: 'Close',
  loading: 'Loading the catalogue...',
} as const;
