import type { PaymentStatus } from '@app/contracts';
import { Badge, type BadgeTone } from '@app/ui';
import { capitalised } from '../../lib/format-text';

/**
 * Labels are quoted from specification §4; `review` is its 'anything else' (D17). The API calls a refunded deposit
 * `paid`.
 */
const badges: Readonly<Record<PaymentStatus | 'refunded', { label: string; tone: BadgeTone }>> = {
  paid: { label: 'Paid', tone: 'ok' },
  pending: { label: 'Pending', tone: 'warn' },
  failed: { label: 'Failed', tone: 'bad' },
  review: { label: 'Review', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

/** An unknown status is red and shown as received, capitalised. */
export const paymentBadgeOf = (status: string): { label: string; tone: BadgeTone } =>
  Object.hasOwn(badges, status)
    ? badges[status as keyof typeof badges]
    : { label: capitalised(status), tone: 'bad' };

/** Paid and pending have their own tones, all others are red (specification §4). */
export function PaymentBadge({ status }: { status: string }) {
  const { label, tone } = paymentBadgeOf(status);
  return <Badge tone={tone}>{label}</Badge>;
}

export const paymentLabel = (status: string): string => paymentBadgeOf(status).label;
