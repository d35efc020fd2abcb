import type { AdminBalanceRequest } from '../../payments/balance';
import type { QuoteInvoices } from '../../payments/invoice';
import type { AwaitedDeposit, OrderLabel } from '../../quotes/order';
import type { OrderStage, OrderState } from '../../quotes/order-stage';
import type { QuoteChannel } from '../../quotes/quote-channel';
import type { AgreedSize, JobLabel } from '../../quotes/quote-response';
import type { QuoteStatus } from '../../quotes/quote-status';
import type { RecordedAgreement } from '../quotes/agreement';
import type { QuoteAppointments } from './appointments';
import type { QuoteLedger } from '../money/ledger';
import type { AdminQuoteDeposit, TimelineEvent } from '../quotes/quote-detail';
import type { AdminTask } from './tasks';
import type { TopHold } from './top-card';

/** `GET /api/admin/orders/{orderId}`: one order, also a cancelled one. The parts of a top are in its quote. */
export interface AdminOrderDetail extends OrderLabel {
  placedAt: string;
  channel: QuoteChannel;
  /** First name of the colleague who took the order; null: ordered online. */
  takenBy: string | null;
  /** Null: the payment that made the order was reversed, so its quotes are free again. */
  state: OrderState | null;
  customer: OrderCustomer;
  needsDelivery: boolean;
  deliveryAddress: string | null;
  /** Floor and access. */
  accessNote: string | null;
  /** Null: paid, or no deposit is required. */
  awaitedDeposit: AwaitedDeposit | null;
  money: OrderMoney;
  invoicing: QuoteInvoices;
  /** In the order in which they were ordered, including cancelled ones. */
  tops: AdminOrderTop[];
  appointments: QuoteAppointments;
  /** Open tasks, most urgent first. */
  tasks: AdminTask[];
  /** Events of all its quotes, newest first, without duplicates. */
  timeline: TimelineEvent[];
  job: JobLabel | null;
}

export interface OrderCustomer {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** Entered by somebody with the quote's link, and not confirmed by staff (D56). */
  isFromLink: boolean;
}

export interface OrderMoney extends QuoteLedger {
  /** Pounds: tops that are not cancelled. */
  topsAmount: string;
  /** Pounds; '0.00': collected. */
  deliveryAmount: string;
  /** Pounds kept for cancelled tops; part of the price. */
  keptAmount: string;
  /** The deposit is paid in full. */
  isDepositPaid: boolean;
  /** A payment is under review, so the amounts may change. */
  isInReview: boolean;
  /** Null: the balance was not requested. */
  balanceRequest: AdminBalanceRequest | null;
  /** Card payments with their attempts, newest first. */
  deposits: AdminQuoteDeposit[];
}

/** One top of an order, or several equal ones. */
export interface AdminOrderTop {
  /** Id of the quote that is made. */
  id: string;
  reference: string;
  quantity: number;
  material: { name: string };
  color: { name: string; hexCode: string; imageUrl: string | null };
  thickness: { displayName: string };
  /** Millimetres. */
  length: number;
  width: number;
  /** Agreed sizes to cut, where they differ from the quoted ones. */
  agreedSize: AgreedSize | null;
  totalPrice: string;
  status: QuoteStatus;
  /** Null: cancelled or declined. */
  stage: OrderStage | null;
  isMeasured: boolean;
  /** Why work on it has to wait; empty: it need not wait. */
  holds: TopHold[];
  /** Null: there is none, somebody has agreed to it, or staff said why it is cut anyway. */
  unsignedDrawing: UnsignedDrawing | null;
  /** Quote that was ordered; differs from this one if a new price was agreed. */
  ordered: QuotedTop;
  /** Consent to a new price; null: the price is the ordered one. */
  agreed: {
    at: string;
    /** Null: the customer agreed online. */
    recorded: RecordedAgreement | null;
  } | null;
  /** New price that the customer has not answered yet; null: none. */
  proposal: (QuotedTop & { proposedAt: string }) | null;
  /** Null: not cancelled, or declined without a cancellation. */
  cancellation: {
    cancelledAt: string;
    /** First name; null: the customer, or the account was erased. */
    by: string | null;
    reason: string | null;
    refunded: string;
  } | null;
}

/** The drawing of the latest sizes, to which the customer has not agreed yet. */
export interface UnsignedDrawing {
  /** Each basin and cut-out has a position. */
  isComplete: boolean;
  /** When it was last mailed to the customer; null: not yet. */
  mailedAt: string | null;
}

/** Size and price of a top in one quote. */
export interface QuotedTop {
  id: string;
  reference: string;
  length: number;
  width: number;
  totalPrice: string;
}
