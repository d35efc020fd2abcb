import { orderPath, orderTokenPattern } from '@app/contracts';
import { StoredEntry } from '@app/ui';

/**
 * Remembers the order that led to the card page: its link is secret, so neither the card provider nor the result page
 * can name it. It is known in this tab only; elsewhere the customer uses the mail.
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
