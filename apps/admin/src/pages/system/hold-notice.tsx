import { paths, type ShopHold } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { ConfirmedButton } from '../../lib/controls/confirm-dialog';
import { Notice } from '../../lib/controls/notice';
import { useRole } from '../../lib/session/session';
import { holdText as text } from './hold-text';

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
