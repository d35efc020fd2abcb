import { paths, type ShopHold } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation } from '../../lib/api';
import { ButtonWithConfirmation, Notice } from '../../lib/controls';
import { counted } from '../../lib/format-text';
import { useRole } from '../../lib/session/session';
import { timeInSentence } from '../../lib/status/short-time';

/** After a restore, which only the owner may release; or before the company's facts are complete. */
export function HoldNotice({ hold }: { hold: ShopHold }) {
  const isOwner = useRole() === 'owner';
  const isNew = hold.reason === 'company-incomplete';
  const release = useAdminMutation({
    invalidates: 'all',
    mutationFn: () => apiMutation<undefined>('POST', paths.releaseHold),
    failure: { fallback: text.failed },
    onSuccess: () => showToast({ title: text.released, description: text.releasedDetail, tone: 'ok' }),
  });
  return (
    <Notice tone="warn" title={isNew ? text.incomplete : text.since(hold.since)}>
      <p className="max-w-[75ch]">{isNew ? text.incompleteDetail : text.detail(hold)}</p>
      {!isNew && isOwner && (
        <ButtonWithConfirmation
          className="mt-2.5"
          label={text.release}
          title={text.question}
          description={text.questionDetail}
          mutation={release}
        />
      )}
      {!isNew && !isOwner && <p className="mt-1">{text.askOwner}</p>}
    </Notice>
  );
}

const text = {
  incomplete: 'The shop is not open yet',
  incompleteDetail:
    'It still has examples instead of your company. Fill in Settings, Company: the shop then opens by itself.',
  since: (iso: string) => `On hold since the restore ${timeInSentence(iso)}`,
  detail: ({ mails, refunds, payments }: ShopHold) =>
    `${counted(mails, 'email')}, ${counted(refunds, 'refund')} and ${counted(payments, 'card payment')} are waiting, and customers cannot pay by card. Please check the orders first. If the old shop is still running somewhere, stop it before you release this one. Otherwise both would charge the same payments.`,
  release: 'Release',
  question: 'Release the shop?',
  questionDetail:
    'Waiting emails and refunds are sent, and card payments start again. This cannot be undone.',
  released: 'Released',
  releasedDetail: 'Emails, refunds and card payments work again.',
  failed: 'Failed to release.',
  askOwner: 'The owner can release it.',
} as const;
