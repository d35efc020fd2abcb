import { paths, type ShopHold } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { ConfirmedButton } from '../../lib/controls/confirm-dialog';
import { Notice } from '../../lib/controls/notice';
import { counted } from '../../lib/format-text';
import { useRole } from '../../lib/session/session';
import { moment } from '../../lib/status/short-time';

/** After a restore; only the owner may release it. */
export function HoldNotice({ hold }: { hold: ShopHold }) {
  const isOwner = useRole() === 'owner';
  const release = useAdminMutation({
    changes: 'everything',
    run: () => apiMutation<undefined>('POST', paths.releaseHold),
    failure: { fallback: text.failed },
    onDone: () => showToast({ title: text.released, description: text.releasedDetail, tone: 'ok' }),
  });
  return (
    <Notice tone="warn" title={text.since(hold.since)}>
      <p className="max-w-[75ch]">{text.detail(hold)}</p>
      {isOwner ? (
        <ConfirmedButton
          className="mt-2.5"
          label={text.release}
          title={text.question}
          description={text.questionDetail}
          mutation={release}
        />
      ) : (
        <p className="mt-1">{text.askOwner}</p>
      )}
    </Notice>
  );
}

const text = {
  since: (iso: string) => `On hold since the restore ${moment(iso)}`,
  detail: ({ mails, refunds, payments }: ShopHold) =>
    `${counted(mails, 'mail')}, ${counted(refunds, 'refund')} and ${counted(payments, 'card payment')} wait, and no card page is opened. Look at the orders first. If the old shop still runs somewhere, stop it before you release this one: both would ask for the same money.`,
  release: 'Release',
  question: 'Release the shop?',
  questionDetail:
    'Mails that waited go out, refunds are paid, and card payments go on. This cannot be taken back.',
  released: 'Released',
  releasedDetail: 'Mails, refunds and card payments go on.',
  failed: 'Failed to release.',
  askOwner: 'The owner can release it.',
} as const;
