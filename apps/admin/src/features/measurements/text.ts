import type { AdminQuoteDetail, RevisionState } from '@app/contracts';
import { formatPounds, formatSize } from '@app/pricing';
import { formatCount } from '@app/ui';
import { timeInSentence } from '../../lib/status/short-time';
import { agreementText } from '../quotes/agreement-text';

type Agreed = Pick<NonNullable<AdminQuoteDetail['revision']>, 'recorded' | 'answeredAt'>;

export const text = {
  title: 'Measurements',
  confirmed: 'Confirmed',
  notConfirmed: 'NOT CONFIRMED',
  awaitsConsent: 'Waiting for the customer',
  noneYet: 'The sizes to cut have not been confirmed yet.',
  size: 'Cut size',
  keptPrice: 'Price',
  /** Null: not because of the owner's number. */
  keptPriceDetail: (sizeToleranceMm: number | null) =>
    sizeToleranceMm !== null
      ? `Stays as quoted, because the sizes taken on site are within ${sizeToleranceMm} mm. To charge for these sizes, edit them and choose the new price.`
      : 'Stays as quoted. To charge for these sizes, edit them and choose the new price.',
  quantity: 'Quantity',
  asQuoted: 'as quoted',
  quotedAs: (length: number, width: number) => `quoted ${formatSize({ lengthMm: length, widthMm: width })}`,
  recorded: 'Recorded',
  by: (moment: string, name: string | null) => (name ? `${moment} by ${name}` : moment),

  record: 'Record sizes',
  change: 'Edit sizes',
  jobSheet: 'Job sheet (PDF)',
  trueSize: 'True size (PDF)',
  dxf: 'DXF file',
  jobSheetWarns:
    'Until the sizes are confirmed, job sheet and true size say NOT CONFIRMED, do not cut, and there is no DXF.',
  replaced: 'This quote has been replaced. Please record the sizes on the newer quote.',
  deleted: 'This quote has been deleted. Restore it to record sizes.',

  revising: 'Until the customer agrees to this price, please record sizes on the original quote.',
  declined: 'This quote has been declined.',
  refunded: 'The deposit has been refunded, so nothing will be cut.',

  form: 'Sizes to cut',
  labels: {
    lengthMm: 'Cut length',
    widthMm: 'Cut width',
    how: 'Measured',
    note: 'Note',
  },
  layoutAgreed: 'Positions agreed',
  offTop: 'Each centre must be on the top',
  layoutHint: 'Of basins and cut-outs. Until then the job sheet says ‘position to be agreed’.',
  noteHint: 'Printed on the job sheet for the workshop',
  wholeMm: 'Please enter whole millimetres, such as 1194',
  missing: 'Please enter a size',
  outOfRange: (min: number, max: number) => `We can cut ${min} to ${formatCount(max)} mm`,
  save: 'Confirm sizes',
  saveOver: 'Use my sizes instead',
  saved: 'Sizes confirmed',
  savedDetail: 'You can now print the job sheet.',
  proposed: 'Sizes recorded',
  proposedDetail: 'They are confirmed once the customer agrees to the price.',
  failed: 'The sizes could not be saved.',

  price: 'These sizes change the price',
  keep: (total: string) => `Keep ${total}`,
  keepDetail: 'The customer pays what was quoted.',
  revise: (total: string) => `Change to ${total} and ask the customer to agree`,
  reviseDetail: (difference: string) => `${difference}. The sizes are confirmed once the customer agrees.`,
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  credited: (amount: string) => `The deposit of ${amount} is credited.`,
  choosePrice: 'Please choose which price to use',
  pricing: 'Calculating the price...',
  samePrice: 'The price stays as it is.',
  noPrice: 'The price for these sizes could not be calculated.',

  meanwhile: 'Someone else has recorded sizes in the meantime',
  meanwhileDetail: 'Their sizes have not been overwritten:',

  revised: (reference: string, total: string) => `Revised quote ${reference} for ${total}`,
  revisionOf: (total: string) => `Revised price, previously ${total}`,
  states: {
    proposed: 'The customer has been asked to agree and has not replied yet.',
    agreed: 'The customer has agreed.',
    declined: 'The customer has not agreed, or has asked for a call. The previous quote is unchanged.',
    withdrawn: 'Withdrawn, because new sizes were recorded.',
  } satisfies Record<RevisionState, string>,
  agreed: ({ recorded, answeredAt }: Agreed) =>
    recorded && answeredAt && `Agreed ${agreementText(recorded)}, ${timeInSentence(answeredAt)}.`,
  notAsked:
    'There is no email address, so the customer has not been asked. Copy the link and send it, or ask them by phone.',
  agree: 'Customer agreed',
  agreement: 'Record agreement',
  agreementIntro: (previous: string, total: string) =>
    `${formatPounds(total)} instead of ${formatPounds(previous)}. This counts as if the customer had agreed online.`,
  agreementLabels: { agreedBy: 'Agreed by', how: 'How' },
  whoMissing: 'Please enter who agreed',
  agreementRecorded: 'Agreement recorded',
  agreementFailed: 'The agreement could not be recorded.',
  decline: 'Customer declined',
  declineTitle: 'Has the customer declined the revised price?',
  declineDetail:
    'The customer can no longer agree to it online. The previous quote and its payments do not change. To make a new offer, record new sizes. If the customer agrees after all, you can still record that.',
  declineConfirm: 'Mark as declined',
  declineNoted: 'Revised price declined',
  copyLink: 'Copy link for the customer',
  openOrder: (reference: string) => `Open ${reference}`,
} as const;
