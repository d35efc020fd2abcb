import type { AdminOrderDetail, AdminQuoteDetail, OrderMoney } from '@app/contracts';

/** An order, or a quote whose first payment will make it one. The API identifies it by its quote. */
export interface PaidOrder {
  quoteId: string;
  /** The order's; without an order, the quote's. */
  reference: string;
  isOrder: boolean;
  /** Number of tops not cancelled. */
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
  const activeTops = tops.filter(({ stage }) => stage);
  return {
    quoteId: (activeTops[0] ?? tops[0])?.id ?? '',
    reference,
    isOrder: true,
    tops: activeTops.length,
    email: customer.email,
    isCustomerFromLink: customer.isFromLink,
    money,
  };
}

type UnorderedQuote = Pick<
  AdminQuoteDetail,
  'id' | 'reference' | 'customerEmail' | 'isCustomerFromLink' | 'totalPrice' | 'expectedDeposit'
>;

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
