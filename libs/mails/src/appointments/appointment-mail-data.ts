/** The kinds of appointment. */
export type MailAppointmentKind = 'measuring-visit' | 'measuring-call' | 'delivery' | 'collection';

/** An appointment about an order. */
export interface AppointmentMailData {
  customerName: string | null;
  reference: string;
  kind: MailAppointmentKind;
  /** null: no time chosen yet. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** Until when the customer can change it; null: too late, or nothing to change. */
  changeableUntil: Date | null;
  /** The time before it was moved. */
  before: Date | null;
  /** null: by phone, or unknown. */
  place: string | null;
  /** '8 of 24 tops'; null: all of the order. */
  part: string | null;
  /** The order continues, so another appointment can be made. */
  orderContinues: boolean;
  /** /order/{token}, with the customer's secret token. */
  orderUrl: string;
}
