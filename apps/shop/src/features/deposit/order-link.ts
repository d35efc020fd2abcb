import { orderPath, orderTokenPattern } from '@app/contracts';
import { StoredEntry } from '@app/ui';

/**
 * Remembers in this tab which order led to the card page. The order's link is secret, so it is not in the address of the
 * card page or of the result page. In other tabs the customer uses the link in the mail.
 */
const tokenFor = (paymentId: string) =>
  new StoredEntry('sessionStorage', `order-of:${paymentId}`, (token) =>
    orderTokenPattern.test(token) ? token : null,
  );

export const orderLink = {
  store: (paymentId: string, token: string) => void tokenFor(paymentId).write(token),
  read(paymentId: string): string | null {
    const token = tokenFor(paymentId).read();
    return token && orderPath(token);
  },
};
