import type { BasketResponse } from '@app/contracts';

/**
 * Props of the basket's checkout form. The basket renders the heading 'Secure Your Order' with the back and close
 * buttons; the form renders the rest, in the same two columns.
 */
export interface CheckoutProps {
  basket: BasketResponse;
  sessionId: string;
  onBack: () => void;
  onPaid: () => void;
}
