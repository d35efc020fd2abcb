import type { PaymentStatus } from '@app/contracts';
import { Badge, type BadgeTone } from '@app/ui';
import { capitalised } from '../../lib/format-text';

/**
 * Labels are quoted from specification §4; `review` is its 'anything else' (D17). The API calls a refunded deposit
 * `paid`.
 */
const known: Readonly<Record<PaymentStatus | 'refunded', { words: string; tone: BadgeTone }>> = {
  paid: { words: 'Paid', tone: 'ok' },
  pending: { words: 'Pending', tone: 'warn' },
  failed: { words: 'Failed', tone: 'bad' },
  review: { words: 'Review', tone: 'bad' },
  refunded: { words: 'Refunded', tone: 'neutral' },
};

/** An unknown status is red and shown as received, capitalised. */
export const paymentBadgeOf = (status: string): { words: string; tone: BadgeTone } =>
  Object.hasOwn(known, status)
    ? known[status as keyof typeof known]
    : { words: capitalised(status), tone: 'bad' };

/** Paid and pending have their own tones, all others are red (specification §4). */
export function PaymentBadge({ status }: { status: string }) {
  const { words, tone } = paymentBadgeOf(status);
  return <Badge tone={tone}>{words}</Badge>;
}

export const paymentLabel = (status: string): string => paymentBadgeOf(status).words;
