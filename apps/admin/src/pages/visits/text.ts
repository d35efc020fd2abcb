import { keptPriceToleranceMm } from '@app/contracts';
import { formatCount } from '@app/ui';

const entriesOf = (count: number) => (count === 1 ? '1 entry' : `${formatCount(count)} entries`);

export const text = {
  title: 'My visits',
  loading: 'Loading the visits',
  none: 'No visits',
  noneDetail: 'Visits appear here once the office books them for you.',
  today: 'Today',
  unassigned: 'Nobody is named yet',
  directions: 'Directions',
  call: (number: string) => `Call ${number}`,
  noAddress: 'No address',
  access: 'Floor and access',
  note: 'Customer’s note',
  record: 'Record sizes',
  recordAgain: 'Record again',
  signed: 'Sizes recorded',
  handOver: { delivered: 'Mark as delivered', collected: 'Mark as collected' },
  notReady: 'Not ready yet',
  handedOver: 'Handed over',

  offline: 'No connection',
  asOf: (time: string) => `These are the visits as of ${time}. You can still record entries.`,
  waiting: (count: number) => `${entriesOf(count)} ${count === 1 ? 'is' : 'are'} waiting for a connection`,
  waitingDetail: 'They are kept on this phone and sent by themselves. You can close this page.',
  sending: (count: number) => `Sending ${entriesOf(count)}…`,
  sendNow: 'Send now',
  problems: (count: number) => `${entriesOf(count)} could not be accepted`,
  tryAgain: 'Send again',
  discard: 'Discard',
  discardTitle: 'Discard this entry?',
  discardDetail: 'Sizes, photos and signature of this entry are deleted from this phone.',
  sent: 'Sent to the office',
  revised: 'The new size changes the price: the customer is asked to agree to it by email.',
  notSaved: 'The entry could not be kept on this phone. Please do not close this page.',
  topWaits: 'Waiting to be sent',

  sizesTitle: (reference: string) => `Sizes of ${reference}`,
  sizesDetail: 'Measure, take photos, and let the customer sign.',
  handOverTitle: { delivered: 'Mark as delivered', collected: 'Mark as collected' },
  handOverDetail: (count: number) =>
    count === 1 ? 'One top is handed over.' : `${formatCount(count)} tops are handed over.`,
  labels: {
    lengthMm: 'Length',
    widthMm: 'Width',
    note: 'Note for the workshop',
    access: 'Floor and access',
    signer: 'Name of the person who signs',
    receiver: 'Name of the person who receives it',
  },
  accessHint: 'Such as: second floor, no lift, parking behind the house',
  priceAsQuoted: 'The price stays as quoted.',
  priceKept: (quoted: string) =>
    `The price stays as quoted for ${quoted}: these sizes are within ${keptPriceToleranceMm} mm of it.`,
  priceAsked: (quoted: string) =>
    `These sizes are more than ${keptPriceToleranceMm} mm from the quoted ${quoted}, which can change the price. The customer then gets an email to agree to it before the stone is cut.`,
  agreed: 'I agree to these sizes.',
  signature: 'Signature',
  clear: 'Clear',
  signatureMissing: 'Please let the customer sign',
  nameMissing: 'Please enter a name',
  photoMissing: 'Please take a photo',
  save: 'Save',
  saved: 'Saved on this phone',
  failed: 'The entry could not be saved.',
} as const;
