import type { BasketResponse } from '@app/contracts';

/**
 * What the basket hands to the form that takes a deposit on it. The basket draws the heading 'Secure Your Order'
 * with the way back and the close button; the form draws the rest, in the same two columns.
 */
export interface CheckoutProps {
  basket: BasketResponse;
  sessionId: string;
  onBack: () => void;
  /** The card page was opened: the basket closes. */
  onPaid: () => void;
}
