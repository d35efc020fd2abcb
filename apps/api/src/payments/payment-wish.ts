/** What somebody wants to pay a deposit on, and how they want it (D15). */
export interface PaymentWish {
  /** In the customer's order, each once; at least one. */
  quoteIds: string[];
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  needsDelivery: boolean;
  /** There with delivery, and only then. */
  deliveryAddress: string | null;
  description: string;
  /** The amounts that the customer was shown, in pounds; null where none were sent. */
  shownTotal: number | null;
  shownDeposit: number | null;
  /** The deposit that is to be paid; absent: whichever fits, or a new one. */
  depositId?: string;
  /** Nothing about the customer was said anew: what is known stays. */
  isRetry?: boolean;
  /** So that the same request sent again changes nothing (D18). */
  request?: { key: string; hash: string };
  /** Who asks, for the limit of use. */
  network: string;
}
