import type { RefundDetail } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Badge, type BadgeTone } from '@app/ui';
import { shortTime } from '../../lib/status/short-time';
import { RefundDecisions } from './decisions';
import { refundStateLabels, text } from './text';

const tones: Readonly<Record<RefundDetail['state'], BadgeTone>> = {
  pending: 'warn',
  confirmed: 'ok',
  failed: 'bad',
  'settled-outside': 'neutral',
};

const statusText = {
  pending: text.pendingBy,
  confirmed: text.confirmedBy,
  failed: text.failedBy,
  'settled-outside': text.outsideBy,
} as const;

/** A refund counts only once the provider's records show it. */
export const DepositRefund = ({ refund }: { refund: RefundDetail }) => (
  <div className="num grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 border-t border-line px-3.5 py-2.75">
    <Badge tone={tones[refund.state]}>{refundStateLabels[refund.state]}</Badge>
    <span className="text-caption text-ink-3">{shortTime(refund.settledAt ?? refund.requestedAt)}</span>
    <span translate="no">{formatPounds(`-${refund.amount}`)}</span>
    <p className="col-span-full text-caption [overflow-wrap:anywhere] text-ink-2">
      {refund.reason}
      <span className="block text-ink-3">{statusText[refund.state](refund.by)}</span>
    </p>
    {refund.remark && (
      <p className="col-span-full text-caption [overflow-wrap:anywhere] text-ink-2">{refund.remark}</p>
    )}
    <div className="col-span-full mt-1 empty:hidden">
      <RefundDecisions refund={refund} />
    </div>
  </div>
);
