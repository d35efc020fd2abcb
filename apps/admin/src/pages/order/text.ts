import type { QuoteChannel } from '@app/contracts';

export const text = {
  title: 'Order',
  back: 'All orders',
  loading: 'Loading the order',
  gone: 'This order could not be found',
  goneDetail: 'The link may not be whole, or nobody has paid its deposit yet.',
  toList: 'All orders',

  jobSheet: 'Job sheet',
  jobSheets: 'Job sheets',
  customersPage: 'Customer’s page',
  menu: (reference: string) => `Actions for ${reference}`,
  addTops: 'Add tops…',
  changeDelivery: 'Change delivery…',
  writeMail: 'Write a mail…',
  cancelOrder: 'Cancel order…',
  jobPage: 'Page of the job',

  ordered: (at: string, how: string, takenBy: string | null) =>
    `Ordered ${at}, ${how}${takenBy ? `, taken by ${takenBy}` : ''}`,
  channels: {
    web: 'on the web',
    phone: 'by phone',
    showroom: 'in the showroom',
    email: 'by e-mail',
  } satisfies Record<QuoteChannel, string>,
  noName: 'No contact details',

  next: 'Next',
  enterSizes: 'Enter sizes…',
  bookVisit: 'Book a visit…',
  recordTransfer: 'Record the transfer…',
  recordPayment: 'Record payment…',
  askForBalance: 'Ask for balance…',
  giveBack: 'Give back…',
  startProduction: 'Start production',
  moveTo: (stage: string) => `Move to ${stage}`,
  moveAllTo: (stage: string) => `Move all to ${stage}`,
  bookDelivery: 'Book the delivery…',
  bookCollection: 'Book the collection…',
  letPick: 'Let the customer pick',
  isDelivered: 'It is delivered',
  isCollected: 'It is collected',
  inMoney: 'Decide in Money',

  tops: 'Tops',
  fromQuote: 'from quote',
  wasPrice: (price: string) => `was ${price}`,
  ended: {
    cancelled: { badge: 'Cancelled', sentence: '' },
    declined: { badge: 'Declined', sentence: 'It was declined, and is not made.' },
    refunded: { badge: 'Given back', sentence: 'All that was paid has gone back, and it is not made.' },
  },
  cancelledBy: (at: string, by: string | null) => `Cancelled ${at}${by ? ` by ${by}` : ''}.`,
  reason: (reason: string) => `‘${reason}’`,
  refunded: (amount: string) => `${amount} of the deposit was given back.`,
  nothingBack: 'Nothing was given back.',
  loadingTop: 'Loading the top',
  sizes: 'Sizes to cut…',
  photos: (count: number) => (count > 0 ? `Photos (${count})` : 'Photos'),
  cancelTop: 'Cancel…',
  quotePdf: 'PDF',

  money: 'Money',
  cardPayments: 'Card payments',

  delivery: 'Delivery',
  collection: 'Collection',
  collected: 'Collected from Reading',
  noAddress: 'The address is still to be agreed.',
  noDay: 'No day yet',

  customer: 'Customer',
  edit: 'Edit',
  labels: { name: 'Name', phone: 'Phone', email: 'Email', ordered: 'Ordered', record: 'Known as' },

  todo: 'To do',
  timeline: 'Timeline',
  last: (at: string) => `last: ${at}`,
  showAll: (count: number) => `Show all ${count}`,
} as const;

export const photosText = {
  title: 'Photos of the finished top',
  none: 'None yet. Its customer sees them on the page of the order.',
  add: 'Add a photo',
  added: 'Photo added',
  addFailed: 'The photo could not be added',
  remove: (name: string) => `Remove ${name}`,
  removed: 'Photo removed',
  removeFailed: 'The photo could not be removed',
};
