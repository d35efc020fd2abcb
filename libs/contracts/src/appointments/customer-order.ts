import type { CustomerBalance } from '../payments/balance';
import type { Measurements } from '../admin/measurements';
import type { OrderStage } from '../quotes/order-stage';
import type { InvoiceSummary } from '../payments/invoice';
import type { AwaitedDeposit } from '../quotes/order';
import type { QuoteResponse } from '../quotes/quote-response';
import type { Appointment, AppointmentTime } from './appointment';

/** 256 random bits in the link of a customer's mails. */
export const orderTokenPattern = /^[\w-]{43}$/;

/** `GET /api/orders/{token}`: an order as its customer sees it. It names nobody. */
export interface CustomerOrder {
  /** 'OR-26-00031'; null: staff have approved the quote, and no order was placed. */
  reference: string | null;
  /** What is to be made: the latest price that was agreed to. */
  quote: QuoteResponse;
  /** Null: it does not go on. */
  stage: OrderStage | null;
  /** Of what was paid until it was cancelled so much is given back; null: it was not cancelled. */
  cancellation: { received: string; givenBack: string } | null;
  /** It is brought to the customer. */
  isDelivery: boolean;
  /** The latest; null: none was offered yet. */
  appointment: CustomerAppointment | null;
  /** The customer's own name for it; null: it has none. */
  jobName: string | null;
  /** All tops that were ordered together, or are of one job. Appointment and balance are for all of them. */
  tops: OrderedTop[];
  balance: CustomerBalance;
  /** The deposit of an order that staff took, while it is to be paid. */
  awaitedDeposit: CustomerDeposit | null;
  /** Newest first. */
  invoices: InvoiceSummary[];
  making: OrderMaking;
}

export interface CustomerDeposit extends Pick<AwaitedDeposit, 'amount' | 'dueOn' | 'isLate'> {
  /** Where a bank transfer goes to; null: it is paid in another way. */
  bank: BankAccount | null;
  /** Its page can be opened: a card page needs the customer's name, e-mail address and number. */
  canPayByCard: boolean;
}

export interface BankAccount {
  name: string;
  /** '00-00-00' */
  sortCode: string;
  number: string;
}

/** One of the tops of an order. */
export interface OrderedTop {
  quoteId: string;
  reference: string;
  /** 'Calacatta Gold'. */
  color: string;
  /** Millimetres. */
  length: number;
  width: number;
  /** So many equal tops. */
  quantity: number;
  /** Null: it was cancelled, or is not ordered. */
  stage: OrderStage | null;
}

/** What is cut, and what it waits for. */
export interface OrderMaking {
  /** The sizes to cut, once they are agreed. */
  agreed: Pick<Measurements, 'lengthMm' | 'widthMm' | 'sink' | 'taps'> | null;
  /** The quote with another price that measuring made of it, and that its customer has still to answer. */
  proposalId: string | null;
  /** Ids of the photos that staff took of the finished top, oldest first. */
  photoIds: string[];
}

export interface CustomerAppointment extends Appointment {
  /** Until when a time that was picked can be moved or cancelled here. */
  changeableUntil: string | null;
  /** What can be picked now, the present time left out; empty where nothing can be changed any more. */
  times: AppointmentTime[];
}

/** `PUT /api/orders/{token}/appointment`: picks a time, or another one. */
export interface PickTimeRequest {
  appointmentId: string;
  startsAt: string;
}

/** `POST /api/orders/{token}/appointment/cancel`. */
export interface CancelAppointmentRequest {
  appointmentId: string;
}
