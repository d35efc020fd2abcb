import { createHash } from 'node:crypto';
import { nationalDigits } from '../../platform/lists/national-digits';
import type { LiveAttempt } from '../attempts/attempt-statements';
import type { PaymentInput } from './read-payment-input';

type Details = Pick<PaymentInput, 'customerName' | 'customerEmail' | 'customerPhone'>;

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Who somebody is by their name, address and number, however these are written; salted, so that nothing else tells it. */
export function personOf(quoteId: string, { customerName, customerEmail, customerPhone }: Details): string {
  const phone = nationalDigits(customerPhone.trim()) ?? plain(customerPhone);
  const person = JSON.stringify([quoteId, plain(customerName), plain(customerEmail), phone]);
  return createHash('sha256').update(person).digest('base64url');
}

/**
 * Whether a card page is of whoever asks: begun from the same basket, or with the same details. A quote's link is passed
 * on, but tells neither.
 */
export const isSamePerson = (attempt: LiveAttempt, input: Details & Pick<PaymentInput, 'begunIn'>): boolean =>
  (input.begunIn !== null && attempt.begun_in === input.begunIn) ||
  attempt.person === personOf(attempt.quote_ids[0] ?? '', input);
