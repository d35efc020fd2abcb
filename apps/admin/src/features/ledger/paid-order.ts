import type { AdminOrderDetail, AdminQuoteDetail, OrderMoney } from '@app/contracts';

/** An order that is paid, by the quote that the API knows it by; or a quote that its first payment makes one of. */
export interface PaidOrder {
  quoteId: string;
  /** Of the order; of the quote where there is none yet. */
  reference: string;
  isOrder: boolean;
  /** Tops that go on. */
  tops: number;
  email: string | null;
  isCustomerFromLink: boolean;
  money: Pick<
    OrderMoney,
    | 'price'
    | 'received'
    | 'balance'
    | 'credit'
    | 'loweredBy'
    | 'missingDeposit'
    | 'isDepositPaid'
    | 'balanceRequest'
  >;
}

export function paidOrderOf({ reference, tops, customer, money }: AdminOrderDetail): PaidOrder {
  const goingOn = tops.filter(({ stage }) => stage);
  return {
    quoteId: (goingOn[0] ?? tops[0])?.id ?? '',
    reference,
    isOrder: true,
    tops: goingOn.length,
    email: customer.email,
    isCustomerFromLink: customer.isFromLink,
    money,
  };
}

type UnorderedQuote = Pick<
  AdminQuoteDetail,
  'id' | 'reference' | 'customerEmail' | 'isCustomerFromLink' | 'totalPrice' | 'expectedDeposit'
>;

/** Nothing has come in on it. */
export const paidQuoteOf = (quote: UnorderedQuote): PaidOrder => ({
  quoteId: quote.id,
  reference: quote.reference,
  isOrder: false,
  tops: 1,
  email: quote.customerEmail,
  isCustomerFromLink: quote.isCustomerFromLink,
  money: {
    price: quote.totalPrice,
    received: '0.00',
    balance: quote.totalPrice,
    credit: '0.00',
    loweredBy: '0.00',
    missingDeposit: quote.expectedDeposit,
    isDepositPaid: false,
    balanceRequest: null,
  },
});
