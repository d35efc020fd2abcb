import type { PaymentStatus } from '@app/contracts';
import { Badge, type BadgeTone } from '@app/ui';
import { capitalised } from '../words';

/**
 * Words of a deposit's states to the letter of the specification §4; `review` is its 'anything else' (D17). One that was
 * given back stays `paid` on the wire.
 */
const known: Readonly<Record<PaymentStatus | 'refunded', { words: string; tone: BadgeTone }>> = {
  paid: { words: 'Paid', tone: 'ok' },
  pending: { words: 'Pending', tone: 'warn' },
  failed: { words: 'Failed', tone: 'bad' },
  review: { words: 'Review', tone: 'bad' },
  refunded: { words: 'Refunded', tone: 'neutral' },
};

/** How a state looks; what nobody has named is bad, and said as it came, with a capital. */
export const paymentLook = (status: string): { words: string; tone: BadgeTone } =>
  Object.hasOwn(known, status)
    ? known[status as keyof typeof known]
    : { words: capitalised(status), tone: 'bad' };

/** A deposit's state: paid and pending have badges of their own, all else a bad one (specification §4). */
export function PaymentBadge({ status }: { status: string }) {
  const { words, tone } = paymentLook(status);
  return <Badge tone={tone}>{words}</Badge>;
}

/** 'Paid' */
export const paymentWords = (status: string): string => paymentLook(status).words;
