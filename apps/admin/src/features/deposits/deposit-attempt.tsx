import type { PaymentAttemptDetail } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Badge, type BadgeTone, copyWithToast, wholeReferences } from '@app/ui';
import { ExternalLink } from 'lucide-react';
import { Notice } from '../../lib/controls';
import { shortTime } from '../../lib/status/short-time';
import { ReviewDecisions } from './decisions';
import { attemptLabels, text } from './text';

const tones: Readonly<Partial<Record<string, BadgeTone>>> = {
  creating: 'neutral',
  open: 'warn',
  paid: 'ok',
  expired: 'neutral',
  closed: 'neutral',
  returned: 'neutral',
};

export function DepositAttempt({ attempt }: { attempt: PaymentAttemptDetail }) {
  const { state, settledAt, createdAt, amount, chargedAmount, transactionCode } = attempt;
  const isPaid = state === 'paid';
  const isDifferentAmount = chargedAmount !== null && chargedAmount !== amount;
  return (
    <div className="num grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 border-t border-line px-3.5 py-2.75 first:border-0">
      <Badge tone={tones[state] ?? 'bad'}>{attemptLabels[state] ?? state}</Badge>
      <span className="text-caption text-ink-3">{shortTime(settledAt ?? createdAt)}</span>
      <span translate="no" className={isPaid ? 'font-strong' : undefined}>
        {formatPounds(amount)}
      </span>
      {isDifferentAmount && (
        <p className="col-span-full text-caption text-ink-2">{text.charged(formatPounds(chargedAmount))}</p>
      )}
      {transactionCode && <ProviderId id={transactionCode} label={text.transaction} />}
      {attempt.paymentUrl && (
        <a
          href={attempt.paymentUrl}
          target="_blank"
          rel="noreferrer"
          className="col-span-full inline-flex min-h-8 items-center gap-1.5 justify-self-start text-small text-chalk hover:underline"
        >
          <ExternalLink className="size-4" strokeWidth={1.75} />
          {text.openPage}
        </a>
      )}
      {attempt.decisions.length > 0 && (
        <div className="col-span-full mt-1">
          <Notice tone="warn" title={attempt.reviewReason ?? attemptLabels.review}>
            <div className="mt-2">
              <ReviewDecisions
                review={{
                  attemptId: attempt.id,
                  reasonText: attempt.reviewReason ?? text.unknownCharge,
                  askedAmount: amount,
                  chargedAmount,
                  decisions: attempt.decisions,
                }}
              />
            </div>
          </Notice>
        </div>
      )}
    </div>
  );
}

function ProviderId({ id, label }: { id: string; label: string }) {
  return (
    <div className="col-span-full flex justify-between gap-2.5 [font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace] text-micro text-ink-2">
      <button
        type="button"
        aria-label={text.copy(id)}
        onClick={() => void copyWithToast(id)}
        className="min-h-6 text-left break-all hover:text-chalk hover:underline max-wide:min-h-8"
      >
        {wholeReferences(id)}
      </button>
      <span className="flex-none text-ink-3">{label}</span>
    </div>
  );
}
