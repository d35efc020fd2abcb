import {
  countTops,
  deliveryFor,
  depositOf,
  needsAnotherDelivery,
  pence,
  sumPence,
  toPence,
  toPounds,
} from '@app/pricing';
import type { DepositMailData } from '../deposits/deposit-mail-data';
import { aMailQuote } from './a-mail-quote';

/** A paid deposit, calculated from its quotes and delivery. */
export function aDeposit(changes: Partial<DepositMailData> = {}): DepositMailData {
  const { quotes = [aMailQuote({ payUrl: null, blocker: 'paid' })], deliveryAddress = null } = changes;
  const tops = sumPence(quotes.map(({ total }) => toPence(total)));
  const delivery = deliveryFor({ needsDelivery: deliveryAddress !== null, deliveryFee: pence(3_500) });
  const total = sumPence([tops, delivery]);
  const deposit = depositOf(total);
  return {
    customerName: 'Eleanor Marsh',
    reference: 'OR-26-00031',
    quotes,
    deliveryAmount: toPounds(delivery),
    totalAmount: toPounds(total),
    depositAmount: toPounds(deposit),
    remainingAmount: toPounds(pence(total - deposit)),
    deliveryAddress,
    needsAnotherDelivery: deliveryAddress !== null && needsAnotherDelivery(countTops(quotes)),
    paidAt: new Date('2026-11-21T10:42:00Z'),
    transactionCode: 'TDN5QXDHY3',
    kept: { toMeasure: '0.00', measured: '50.00', cut: null },
    orderUrl: `https://shop.example.co.uk/order/${'9T1aZ7kLp4RsW8Qq3vX2m'.repeat(2)}B`,
    resultUrl: 'https://shop.example.co.uk/payment-result/d8Kq2mB9T1aZ7kLp4RsW8Q',
    ...changes,
  };
}
