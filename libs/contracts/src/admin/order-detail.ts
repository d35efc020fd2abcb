import type { AdminBalanceRequest } from '../payments/balance';
import type { QuoteInvoices } from '../payments/invoice';
import type { AwaitedDeposit, OrderLabel } from '../quotes/order';
import type { OrderStage, OrderState } from '../quotes/order-stage';
import type { QuoteChannel } from '../quotes/quote-channel';
import type { JobLabel } from '../quotes/quote-response';
import type { QuoteStatus } from '../quotes/quote-status';
import type { RecordedAgreement } from './agreement';
import type { QuoteAppointments } from './appointments';
import type { QuoteLedger } from './ledger';
import type { AdminQuoteDeposit, TimelineEvent } from './quote-detail';
import type { AdminTask } from './tasks';

/** `GET /api/admin/orders/{orderId}`: everything about one order, cancelled or not. What a top is made of is in its quote. */
export interface AdminOrderDetail extends OrderLabel {
  placedAt: string;
  channel: QuoteChannel;
  /** Who took it, by first name; null: its customer ordered online. */
  takenBy: string | null;
  /** Null: the payment by which it was made was taken back, and its quotes can be ordered otherwise. */
  state: OrderState | null;
  customer: OrderCustomer;
  needsDelivery: boolean;
  deliveryAddress: string | null;
  /** Null: it was paid, or none is asked for. */
  awaitedDeposit: AwaitedDeposit | null;
  money: OrderMoney;
  invoicing: QuoteInvoices;
  /** In the order in which they were ordered; what was cancelled stays in its place. */
  tops: AdminOrderTop[];
  appointments: QuoteAppointments;
  /** Open ones, the most urgent first. */
  tasks: AdminTask[];
  /** Of all its quotes, newest first; what is about several of them is said once. */
  timeline: TimelineEvent[];
  job: JobLabel | null;
}

export interface OrderCustomer {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The details came from somebody with a quote's link, and staff have not confirmed them (D56). */
  isFromLink: boolean;
}

export interface OrderMoney extends QuoteLedger {
  /** Pounds: of the tops that go on. */
  topsAmount: string;
  /** Pounds: '0.00' where it is collected. */
  deliveryAmount: string;
  /** Pounds: what is kept of what was cancelled, and is part of the price. */
  keptAmount: string;
  /** The deposit has come in. */
  isDepositPaid: boolean;
  /** People look at a payment for one of its tops: what it comes to is not known. */
  isInReview: boolean;
  /** Null: nobody has asked for its balance. */
  balanceRequest: AdminBalanceRequest | null;
  /** Card payments and the attempts at them, newest first. */
  deposits: AdminQuoteDeposit[];
}

/** A top of an order, or several equal ones, as a row. */
export interface AdminOrderTop {
  /** The quote that is made. */
  id: string;
  reference: string;
  quantity: number;
  material: { name: string };
  color: { name: string; hexCode: string; imageUrl: string | null };
  thickness: { displayName: string };
  /** Millimetres. */
  length: number;
  width: number;
  totalPrice: string;
  status: QuoteStatus;
  /** Null: it was cancelled or declined. */
  stage: OrderStage | null;
  isMeasured: boolean;
  /** The quote it was ordered by: another one where a new price was agreed since. */
  ordered: QuotedTop;
  /** The customer's agreement to a new price; null: the price is that of the order. */
  agreed: {
    at: string;
    /** Null: the customer agreed on the share page. */
    recorded: RecordedAgreement | null;
  } | null;
  /** A new price that its customer has not answered yet. */
  proposal: (QuotedTop & { proposedAt: string }) | null;
  /** Null: it goes on, or was declined without cancelling. */
  cancellation: {
    cancelledAt: string;
    /** First name; null: its customer, or somebody who was forgotten. */
    by: string | null;
    reason: string | null;
    givenBack: string;
  } | null;
}

/** A top as a quote has it. */
export interface QuotedTop {
  id: string;
  reference: string;
  length: number;
  width: number;
  totalPrice: string;
}
