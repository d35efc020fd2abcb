import { type Plan, weightOf } from '@app/drawing';
import { formatDay, formatSize, quantityPrefix, type Size } from '@app/pricing';
import type { AgreedSizes, DrawingAgreed, JobSheet } from './job-sheet';

const london = { timeZone: 'Europe/London' } as const;
const time = new Intl.DateTimeFormat('en-GB', {
  ...london,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('en-GB', { ...london, day: 'numeric', month: 'long' });

const places: Record<AgreedSizes['how'], string> = {
  phone: 'Confirmed by phone',
  showroom: 'Confirmed in the showroom',
  'on-site': 'Confirmed on site',
};

export const jobText = {
  fileTitle: (reference: string) => `Job sheet ${reference}`,
  sheetsTitle: (count: number) => (count === 1 ? 'Job sheet' : `Job sheets, ${count}`),
  subject: (quantity: number, color: string, size: Size) =>
    `${quantityPrefix(quantity)}Vanity top ${formatSize(size)}, ${color}`,
  printed: (at: Date, ordered: JobSheet['ordered']) =>
    [
      ordered ? `Job sheet of ${ordered.order}` : 'Job sheet',
      ...(ordered && ordered.place.of > 1 ? [`top ${ordered.place.number} of ${ordered.place.of}`] : []),
      `printed ${formatDay(at)}`,
      time.format(at),
    ].join(', '),
  tops: (quantity: number) => (quantity === 1 ? '1 top' : `${quantity} tops`),
  sink: 'Sink',
  noSink: 'No sink',
  toBeAgreed: 'Position to be agreed',
  stone: (material: string) => `Stone: ${material}`,
  thickness: 'Thickness',
  finish: 'Finish',
  cutSize: 'Cut size',
  quotedSize: 'Quoted size',
  notConfirmed: 'NOT CONFIRMED, do not cut',
  replaced: (by: string) => `REPLACED BY ${by}, do not cut`,
  replacedWhy: (by: string) =>
    `The customer has agreed to other sizes. Throw this sheet away and print that of ${by}.`,
  drawing: (description: string) => `Measured drawing. ${description}`,
  caption: 'All sizes in millimetres, finished, face up. Thick line: polished edge with 2 mm arris.',
  unplacedCaption:
    'All sizes in millimetres, finished, face up. What the list has no centre for: ask where it goes.',
  quotedCaption: 'Drawn at the quoted size in millimetres; sizes and positions are not agreed.',
  weightOf: (plan: Plan, { thicknessMm, quantity }: Pick<JobSheet, 'thicknessMm' | 'quantity'>) =>
    thicknessMm === null ? null : `about ${weightOf(plan, thicknessMm)} kg${quantity > 1 ? ' each' : ''}`,
  cutList: 'Cut list',
  beforeCutting: 'Before anything is cut',
  beforeCuttingText:
    'Somebody agrees the sizes and the places of sink and taps with the customer and records them in Orders & Deposits. Then this sheet is printed again, with the cut list.',
  confirmed: (how: AgreedSizes['how']) => places[how],
  quotedAs: (size: Size) => `Quoted as ${formatSize(size)}.`,
  recorded: ({ by, at, how }: AgreedSizes) => {
    const who = by && `${how === 'on-site' ? 'Measured by' : 'Agreed with'} ${by}`;
    return [who, day.format(at), time.format(at)].filter(Boolean).join(', ');
  },
  signature: 'Signature',
  notSigned: 'NOT SIGNED, do not cut',
  notSignedWhy: 'The customer has not agreed to this drawing yet.',
  unsigned: ({ reason, by, at }: NonNullable<AgreedSizes['unsignedCut']>) =>
    `Cut without a signature${reason ? `: ${reason}` : ''} (${[by, day.format(at), time.format(at)].filter(Boolean).join(', ')})`,
  customerNote: (note: string) => `Customer’s note: ${note}`,
  access: (access: string) => `Floor and access: ${access}`,
  customer: 'Customer',
  noCustomer: 'No name or number is known.',
  handOver: 'Hand-over',
  deliveredByUs: 'Delivery by us',
  collected: 'Collected from the showroom',
  collects: 'Collects from the showroom',
  delivered: (address: string) => `Delivery to ${address}`,
  signatures: ['Slab and batch', 'Cut by, date', 'Polished by, date', 'Checked by, measured length × width'],
  foot: ({ url }: Pick<JobSheet, 'url'>) =>
    `No prices on this sheet.${url ? ' Changed after printing? The code opens the current version.' : ''}`,
  page: (version: number | null) =>
    `${version === null ? 'Not confirmed' : `Version ${version}`}, page 1 of 1`,
  code: 'Opens this top',
  codeAltText: (url: string) => `QR code that opens this top: ${url}`,
} as const;

/** 'Drawing agreed by Ada Lovelace, signed on site, 25 November, 09:20'. Without a name, by the customer. */
export const agreedText = ({ by, how, at }: DrawingAgreed): string =>
  [
    `Drawing agreed by ${by ?? 'the customer'}`,
    how === 'on-site' ? 'signed on site' : 'on the page of the order',
    day.format(at),
    time.format(at),
  ].join(', ');
