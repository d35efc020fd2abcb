import { counted } from '../../../lib/format-text';

export const text = {
  delivery: {
    title: (reference: string) => `Delivery of ${reference}`,
    intro: 'Applies to all tops of the order.',
    labels: {
      needsDelivery: 'Delivery or collection',
      deliveryAddress: 'Address and postcode',
      accessNote: 'Floor and access',
    },
    deliver: (fee: string) => `Deliver for ${fee}`,
    collect: 'Collect from Reading',
    priceChange: (amount: string, rises: boolean, isDepositAwaited: boolean) =>
      `The price goes ${rises ? 'up' : 'down'} by ${amount}, and the ${isDepositAwaited ? 'deposit and balance change' : 'balance changes'} with it.`,
    addressMissing: 'Please enter the address with its postcode',
    submit: 'Save',
    sending: 'Saving...',
    done: {
      yes: (reference: string) => `${reference} will be delivered`,
      no: (reference: string) => `${reference} will be collected`,
    },
    failed: 'The delivery could not be changed.',
  },
  addTops: {
    title: (reference: string) => `Add tops to ${reference}`,
    intro: 'The price, balance and invoices of the order are updated.',
    quote: 'Reference of a quote',
    find: 'Find',
    alreadyInOrder: 'This quote is already in the order.',
    alreadyListed: 'This quote is already in the list.',
    missing: 'Please find a quote first',
    list: 'Tops to add',
    sum: (now: string, then: string | null) =>
      then
        ? `Total price of the tops: ${now} now, ${then} after adding.`
        : `Total price of the tops: ${now}.`,
    submit: (count: number) => (count === 0 ? 'Add tops' : `Add ${counted(count, 'top')}`),
    sending: 'Adding...',
    done: (count: number, reference: string) => `${counted(count, 'top')} added to ${reference}`,
    failed: 'The tops could not be added.',
  },
} as const;
