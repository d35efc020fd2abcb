import { paths, type RestoreState } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { Notice } from '../../lib/controls/notice';
import { ConfirmedButton } from '../../lib/dialog/confirm-dialog';
import { text } from './text';

/** What waits since a restore, and the button that lets it go on. */
export function HeldBackNotice({ since, openCheckouts }: { since: string; openCheckouts: number }) {
  const release = useAdminMutation({
    changes: 'everything',
    run: () => apiMutation<RestoreState>('POST', paths.releaseRestore),
    failure: { unlessSaid: text.releaseFailed },
    onDone: () => showToast({ title: text.released, description: text.releasedDetail, tone: 'ok' }),
  });
  return (
    <Notice tone="warn" title={text.held(since)}>
      <p className="max-w-[75ch]">{text.heldDetail(openCheckouts)}</p>
      <ConfirmedButton
        className="mt-2.5"
        label={text.release}
        title={text.releaseTitle}
        description={text.releaseDetail}
        mutation={release}
      />
    </Notice>
  );
}
