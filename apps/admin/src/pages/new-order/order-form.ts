import {
  type AdminQuoteDetail,
  type DepositWay,
  isEmail,
  isPhone,
  type TakeOrderRequest,
  toOneLine,
} from '@app/contracts';
import { delivery } from '@app/content';
import { basketTotal, type BasketTotal, toPence, toPounds } from '@app/pricing';
import { addDays, londonDay } from '@app/ui';
import type { StaffChannel } from '../../features/quotes/staff-channels';
import { text } from './text';

export interface OrderFields {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  channel: StaffChannel;
  needsDelivery: 'yes' | 'no';
  deliveryAddress: string;
  access: string;
  depositBy: DepositWay;
  dueOn: string;
}

/** Leaves time for a bank transfer, and for customers who read mails at the weekend. */
const daysForTransfer = 7;

export function initialFields(quotes: readonly AdminQuoteDetail[]): OrderFields {
  const quote = quotes.find(({ customerName, customerEmail }) => customerName ?? customerEmail) ?? quotes[0];
  const channel = quote?.channel ?? 'phone';
  return {
    customerName: quote?.customerName ?? '',
    customerEmail: quote?.customerEmail ?? '',
    customerPhone: quote?.customerPhone ?? '',
    channel: channel === 'web' ? 'phone' : channel,
    needsDelivery: quote?.deliveryAddress ? 'yes' : 'no',
    deliveryAddress: quote?.deliveryAddress ?? '',
    access: '',
    depositBy: 'bank-transfer',
    dueOn: addDays(londonDay(), daysForTransfer),
  };
}

export const orderTotal = (
  quotes: readonly Pick<AdminQuoteDetail, 'totalPrice'>[],
  needsDelivery: boolean,
): BasketTotal =>
  basketTotal(
    quotes.map(({ totalPrice }) => toPence(totalPrice)),
    { needsDelivery, deliveryFee: delivery.fee },
  );

export function orderProblems(values: OrderFields): Partial<Record<keyof OrderFields, string>> {
  const email = toOneLine(values.customerEmail).trim();
  const needsEmail = values.depositBy === 'card-link' || values.depositBy === 'card-phone';
  return {
    ...(!values.customerName.trim() && { customerName: text.nameMissing }),
    ...(!isPhone(toOneLine(values.customerPhone)) && { customerPhone: text.phoneMissing }),
    ...(email && !isEmail(email) && { customerEmail: text.emailWrong }),
    ...(!email && needsEmail && { customerEmail: text.emailMissing }),
    ...(values.needsDelivery === 'yes' &&
      !values.deliveryAddress.trim() && { deliveryAddress: text.addressMissing }),
    ...(values.depositBy === 'bank-transfer' && values.dueOn < londonDay() && { dueOn: text.dayMissing }),
  };
}

export function toTakeOrderRequest(
  values: OrderFields,
  quotes: readonly Pick<AdminQuoteDetail, 'id' | 'totalPrice'>[],
): TakeOrderRequest {
  const needsDelivery = values.needsDelivery === 'yes';
  const address = [values.deliveryAddress.trim(), values.access.trim()].filter(Boolean).join('\n');
  return {
    quoteIds: quotes.map(({ id }) => id),
    channel: values.channel,
    customerName: values.customerName.trim(),
    customerEmail: values.customerEmail.trim() || null,
    customerPhone: values.customerPhone.trim(),
    needsDelivery,
    deliveryAddress: needsDelivery ? address : null,
    totalAmount: toPounds(orderTotal(quotes, needsDelivery).total),
    depositBy: values.depositBy,
    dueOn: values.depositBy === 'bank-transfer' ? values.dueOn : null,
  };
}
