import { orderPath, orderTokenPattern } from '@app/contracts';

const keyOf = (paymentId: string) => `order-of:${paymentId}`;

/**
 * The order from which somebody went to the card page: its link is secret, so neither the card provider nor the page that
 * says what became of the payment can name it. This tab alone knows it.
 */
export const orderLink = {
  keep(paymentId: string, token: string): void {
    try {
      sessionStorage.setItem(keyOf(paymentId), token);
    } catch {
      // The way back is a courtesy: a mail has the link.
    }
  },
  read(paymentId: string): string | null {
    try {
      const token = sessionStorage.getItem(keyOf(paymentId));
      return token && orderTokenPattern.test(token) ? orderPath(token) : null;
    } catch {
      return null;
    }
  },
};
