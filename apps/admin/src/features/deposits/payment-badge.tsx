import type { PaymentStatus } from '@app/contracts';
import { Badge, type BadgeTone } from '@app/ui';
import { statusWords } from './text';

const tones: Readonly<Record<PaymentStatus, BadgeTone>> = {
  paid: 'ok',
  pending: 'warn',
  failed: 'bad',
  review: 'bad',
};

const isKnown = (status: string): status is PaymentStatus => status in tones;

/** A deposit's state (specification §4): paid and pending have badges of their own, all else a bad one. */
export function PaymentBadge({ status }: { status: string }) {
  return (
    <Badge isSmall tone={isKnown(status) ? tones[status] : 'bad'}>
      {paymentWords(status)}
    </Badge>
  );
}

/** 'Paid'; a state that nobody has named is said as it came, with a capital. */
export const paymentWords = (status: string): string =>
  isKnown(status) ? statusWords[status] : status.charAt(0).toUpperCase() + status.slice(1);
