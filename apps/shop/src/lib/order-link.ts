import { orderPath, orderTokenPattern } from '@app/contracts';
import { StoredEntry } from '@app/ui';

/**
 * The order from which somebody went to the card page: its link is secret, so neither the card provider nor the page that
 * says what became of the payment can name it. This tab alone knows it; where it does not, a mail has the link.
 */
const tokenFor = (paymentId: string) =>
  new StoredEntry('sessionStorage', `order-of:${paymentId}`, (token) =>
    orderTokenPattern.test(token) ? token : null,
  );

export const orderLink = {
  keep: (paymentId: string, token: string) => void tokenFor(paymentId).write(token),
  read(paymentId: string): string | null {
    const token = tokenFor(paymentId).read();
    return token && orderPath(token);
  },
};
