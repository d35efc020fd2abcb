import { counted } from '../../../lib/format-text';

export const text = {
  delivery: {
    title: (reference: string) => `Delivery of ${reference}`,
    lede: 'How all tops of the order reach the customer.',
    labels: { needsDelivery: 'Delivery or collection', deliveryAddress: 'Address and postcode' },
    deliver: (fee: string) => `Deliver for ${fee}`,
    collect: 'Collect from Reading',
    follows: (amount: string, rises: boolean, isDepositAwaited: boolean) =>
      `The price ${rises ? 'rises' : 'falls'} by ${amount}, and the ${isDepositAwaited ? 'deposit and ' : ''}balance with it.`,
    addressMissing: 'Please enter the address with its postcode',
    submit: 'Save',
    sending: 'Saving...',
    done: {
      yes: (reference: string) => `${reference} is to be delivered`,
      no: (reference: string) => `${reference} is to be collected`,
    },
    failed: 'The delivery could not be changed.',
  },
  addTops: {
    title: (reference: string) => `Add tops to ${reference}`,
    lede: 'They are paid and made with the order: its price, balance and invoices follow.',
    quote: 'Reference of a quote',
    find: 'Find',
    isIn: 'It is in this order already.',
    isOnList: 'It is on the list already.',
    missing: 'Please find a quote first',
    list: 'Tops to add',
    sum: (now: string, then: string | null) =>
      then ? `All tops then come to ${then}, now to ${now}.` : `The tops come to ${now} now.`,
    submit: (count: number) => (count === 0 ? 'Add tops' : `Add ${counted(count, 'top')}`),
    sending: 'Adding...',
    done: (count: number, reference: string) => `${counted(count, 'top')} added to ${reference}`,
    failed: 'The tops could not be added.',
  },
} as const;
