import type { QuoteChannel } from '@app/contracts';

export const text = {
  title: 'Order',
  back: 'All orders',
  loading: 'Loading the order',
  gone: 'Order not found',
  goneDetail: 'The link may be incomplete, or the deposit has not been paid yet.',
  toList: 'All orders',

  jobSheet: 'Job sheet',
  jobSheets: 'Job sheets',
  customersPage: 'Customer’s page',
  menu: (reference: string) => `Actions for ${reference}`,
  addTops: 'Add tops…',
  changeDelivery: 'Change delivery…',
  writeMail: 'Write an email…',
  cancelOrder: 'Cancel order…',
  jobPage: 'Job page',

  ordered: (at: string, how: string, takenBy: string | null) =>
    `Ordered ${at}, ${how}${takenBy ? `, created by ${takenBy}` : ''}`,
  channels: {
    web: 'online',
    phone: 'by phone',
    showroom: 'in the showroom',
    email: 'by email',
  } satisfies Record<QuoteChannel, string>,
  noName: 'No contact details',

  next: 'Next',
  enterSizes: 'Enter sizes…',
  bookVisit: 'Book a visit…',
  recordTransfer: 'Record the transfer…',
  recordPayment: 'Record payment…',
  askForBalance: 'Request balance…',
  giveBack: 'Record refund…',
  startProduction: 'Start production',
  moveTo: (stage: string) => `Move to ${stage}`,
  moveAllTo: (stage: string) => `Move all to ${stage}`,
  bookDelivery: 'Book the delivery…',
  bookCollection: 'Book the collection…',
  letPick: 'Let the customer choose',
  isDelivered: 'Mark as delivered',
  isCollected: 'Mark as collected',
  inMoney: 'Open Money',

  tops: 'Tops',
  fromQuote: 'from quote',
  wasPrice: (price: string) => `was ${price}`,
  ended: {
    cancelled: { badge: 'Cancelled', sentence: '' },
    declined: { badge: 'Declined', sentence: 'This top was declined and will not be made.' },
    refunded: {
      badge: 'Refunded',
      sentence: 'All payments have been refunded and this top will not be made.',
    },
  },
  cancelledBy: (at: string, by: string | null) => `Cancelled ${at}${by ? ` by ${by}` : ''}.`,
  reason: (reason: string) => `‘${reason}’`,
  refunded: (amount: string) => `${amount} of the deposit was refunded.`,
  nothingBack: 'Nothing was refunded.',
  loadingTop: 'Loading the top',
  sizes: 'Sizes to cut…',
  photos: (count: number) => (count > 0 ? `Photos (${count})` : 'Photos'),
  cancelTop: 'Cancel…',
  workshopCard: 'Workshop card',
  quotePdf: 'PDF',

  money: 'Money',
  cardPayments: 'Card payments',

  delivery: 'Delivery',
  collection: 'Collection',
  collected: 'Collected from Reading',
  noAddress: 'No delivery address yet.',
  noDay: 'No date yet',

  customer: 'Customer',
  edit: 'Edit',
  labels: { name: 'Name', phone: 'Phone', email: 'Email', ordered: 'Ordered', record: 'Customer record' },

  todo: 'To do',
  timeline: 'Timeline',
  last: (at: string) => `latest: ${at}`,
  showAll: (count: number) => `Show all ${count}`,
} as const;

export const photosText = {
  title: 'Photos of the finished top',
  none: 'None yet. The customer sees them on their order page.',
  add: 'Add a photo',
  added: 'Photo added',
  addFailed: 'The photo could not be added',
  remove: (name: string) => `Remove ${name}`,
  removed: 'Photo removed',
  removeFailed: 'The photo could not be removed',
};
