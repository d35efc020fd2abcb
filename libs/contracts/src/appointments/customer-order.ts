import type { BankAccount, CustomerBalance } from '../payments/balance';
import type { Measurements } from '../admin/quotes/measurements';
import type { OrderStage } from '../quotes/order-stage';
import type { InvoiceSummary } from '../payments/invoice';
import type { AwaitedDeposit } from '../quotes/order';
import type { OrderDrawing } from '../quotes/signed-drawing';
import type { AgreedSize, QuoteResponse } from '../quotes/quote-response';
import type { Appointment, AppointmentTime } from './appointment';

/** 256 random bits in the link in a customer's mails. */
export const orderTokenPattern = /^[\w-]{43}$/;

/** `GET /api/orders/{token}`: an order as its customer sees it, without personal details. */
export interface CustomerOrder {
  /** 'OR-26-00031'; null: an approved quote that is not ordered. */
  reference: string | null;
  /** The quote that is made, at the latest agreed price. */
  quote: QuoteResponse;
  /** Null: cancelled or declined. */
  stage: OrderStage | null;
  /** Pounds paid before it was cancelled, and how much of that is refunded. Null: not cancelled. */
  cancellation: { received: string; refunded: string } | null;
  /** Delivered; false: collected. */
  isDelivery: boolean;
  /** The open one, else the latest that is still needed; null: none. */
  appointment: CustomerAppointment | null;
  /** Other open ones of an order that is delivered in parts, soonest first. */
  furtherAppointments: CustomerAppointment[];
  /** Name of the customer's job; null: none. */
  jobName: string | null;
  /** All tops of the order, or of the job. Appointment and balance cover all of them. */
  tops: OrderedTop[];
  balance: CustomerBalance;
  /** Unpaid deposit of an order that staff took; null: none. */
  awaitedDeposit: CustomerDeposit | null;
  /** Newest first. */
  invoices: InvoiceSummary[];
  making: OrderMaking;
  /** Of its tops whose sizes are agreed. */
  drawings: OrderDrawing[];
}

export interface CustomerDeposit extends Pick<AwaitedDeposit, 'amount' | 'dueOn' | 'isLate'> {
  /** Account for a bank transfer; null: paid in another way. */
  bank: BankAccount | null;
  /** A card page can be opened; that needs the customer's name, email address and phone number. */
  canPayByCard: boolean;
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
  /** Agreed sizes to cut, where they differ from the quoted ones. */
  agreedSize: AgreedSize | null;
  /** Number of equal tops. */
  quantity: number;
  /** Null: cancelled, or not ordered. */
  stage: OrderStage | null;
}

/** Production of a top. */
export interface OrderMaking {
  /** Agreed sizes to cut; null: not agreed yet. */
  agreed: Pick<Measurements, 'lengthMm' | 'widthMm' | 'layout'> | null;
  /** Revised quote that the customer has not answered yet; null: none. */
  proposalId: string | null;
  /** Ids of the photos that staff took of the finished top, oldest first. */
  photoIds: string[];
}

export interface CustomerAppointment extends Appointment {
  /** Until when the customer may move or cancel it online; null: not bookable. */
  changeableUntil: string | null;
  /** Nobody knows yet where to measure. */
  needsAddress: boolean;
  /** '8 of 24 tops'; null: all of the order. */
  part: string | null;
  /** Bookable times other than the booked one; empty: it can no longer be changed. */
  times: AppointmentTime[];
}

/** `PUT /api/orders/{token}/appointment`: books or moves the appointment. */
export interface PickTimeRequest {
  appointmentId: string;
  startsAt: string;
  /** Where to measure, if {@link CustomerAppointment.needsAddress}. */
  address?: string | null;
}

/** `POST /api/orders/{token}/appointment/cancel`. */
export interface CancelAppointmentRequest {
  appointmentId: string;
}
