import type { AdminQuoteDetail, RevisionState } from '@app/contracts';
import { formatPounds, formatSize } from '@app/pricing';
import { formatCount } from '@app/ui';
import { moment } from '../../lib/status/short-time';
import { agreementText } from '../quotes/agreement-text';

type Agreed = Pick<NonNullable<AdminQuoteDetail['revision']>, 'recorded' | 'answeredAt'>;

export const text = {
  title: 'Measurements',
  confirmed: 'Confirmed',
  notConfirmed: 'NOT CONFIRMED',
  awaitsConsent: 'Waits for consent',
  noneYet: 'Nobody has confirmed yet what is to be cut.',
  size: 'Cut size',
  quantity: 'How many',
  asQuoted: 'as quoted',
  quotedAs: (length: number, width: number) => `quoted ${formatSize({ lengthMm: length, widthMm: width })}`,
  sink: 'Sink centre',
  tap: (number: number, of: number) => (of === 1 ? 'Tap' : `Tap ${number}`),
  place: (fromLeft: number, fromBack: number) => `${fromLeft} from the left, ${fromBack} from the back`,
  recorded: 'Recorded',
  by: (moment: string, name: string | null) => (name ? `${moment} by ${name}` : moment),

  record: 'Record sizes',
  change: 'Change the sizes',
  jobSheet: 'Job sheet (PDF)',
  jobSheetWarns: 'Until the sizes are confirmed it prints NOT CONFIRMED, do not cut.',
  replaced: 'This quote has been replaced: sizes are recorded on the newer one.',
  deleted: 'This quote has been deleted: restore it to record sizes.',

  revising: 'Until the customer agrees, sizes are recorded on the quote that this one revises.',
  declined: 'This quote has been declined.',
  refunded: 'The deposit has been given back: nothing is to be cut.',

  form: 'Sizes to cut',
  labels: {
    lengthMm: 'Cut length',
    widthMm: 'Cut width',
    'sink.left': 'Sink centre from the left',
    'sink.back': 'Sink centre from the back',
    how: 'How',
    note: 'Note',
  },
  tapLeft: (number: number, of: number) => `${text.tap(number, of)} from the left`,
  tapBack: (number: number, of: number) => `${text.tap(number, of)} from the back`,
  noteHint: 'For the workshop: it is printed on the job sheet',
  wholeMm: 'Whole millimetres, such as 1194',
  missing: 'Please enter a size',
  outOfRange: (min: number, max: number) => `We can cut ${min} to ${formatCount(max)} mm`,
  beside: (most: number) => `On the top: 1 to ${most - 1} mm`,
  save: 'Confirm sizes',
  saveOver: 'Confirm mine instead',
  saved: 'Sizes confirmed',
  savedDetail: 'The job sheet can be printed.',
  proposed: 'Sizes recorded',
  proposedDetail: 'They are confirmed once the customer agrees to the price.',
  failed: 'The sizes could not be saved.',

  price: 'These sizes change the price',
  keep: (total: string) => `Keep ${total}`,
  keepDetail: 'The customer pays what was quoted.',
  revise: (total: string) => `Revise to ${total}: the customer is asked to agree`,
  reviseDetail: (difference: string) => `${difference}. The sizes are confirmed once the customer agrees.`,
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  credited: (amount: string) => `The deposit of ${amount} is credited.`,
  choosePrice: 'Please choose what becomes of the price',
  pricing: 'Asking what these sizes cost...',
  samePrice: 'The price stays as it is.',
  noPrice: 'The price of these sizes could not be asked.',

  meanwhile: 'Somebody else has recorded sizes in the meantime',
  meanwhileDetail: 'Nothing has been overwritten. Theirs:',

  revised: (reference: string, total: string) => `Revised quote ${reference} over ${total}`,
  revisionOf: (total: string) => `This revises a price of ${total}`,
  states: {
    proposed: 'The customer has been asked and has not answered yet.',
    agreed: 'The customer has agreed.',
    declined: 'The customer has not agreed, or asked to be called. The quote before it stands as it was.',
    withdrawn: 'Withdrawn: other sizes were recorded since.',
  } satisfies Record<RevisionState, string>,
  agreed: ({ recorded, answeredAt }: Agreed) =>
    recorded && answeredAt && `Agreed ${agreementText(recorded)}, ${moment(answeredAt)}.`,
  notAsked:
    'Nobody has been asked, as there is no e-mail address: copy the link and read it to them, or send it.',
  agree: 'Customer agreed',
  agreement: 'Record agreement',
  agreementLede: (previous: string, total: string) =>
    `${formatPounds(total)} instead of ${formatPounds(previous)}. It counts as if the customer had agreed on their page.`,
  agreementLabels: { agreedBy: 'Who agreed', how: 'How' },
  whoMissing: 'Please say who agreed',
  agreementRecorded: 'Agreement recorded',
  agreementFailed: 'The agreement could not be recorded.',
  decline: 'Customer said no',
  declineTitle: 'The customer does not want the revised price?',
  declineDetail:
    'The revised quote is declined and its page takes no answer any more. The quote before it stands as it was, with what was paid. Record other sizes to make a new offer, or record it if the customer agrees after all.',
  declineConfirm: 'Note the no',
  declineNoted: 'The revised price is declined',
  copyLink: 'Copy link for the customer',
  openOrder: (reference: string) => `Open ${reference}`,
} as const;
