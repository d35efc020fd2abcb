import { paths, type RestoreState } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';
import { Notice } from '../../lib/controls/notice';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog';
import { text } from './text';

interface HeldBackNoticeProps {
  since: string;
  openCheckouts: number;
}

/** What waits since a restore, and the button that lets it go on. */
export function HeldBackNotice({ since, openCheckouts }: HeldBackNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const release = useAdminMutation({
    changes: 'everything',
    run: () => apiMutation<RestoreState>('POST', paths.releaseRestore),
    failure: { unlessSaid: text.releaseFailed },
    onDone: () => showToast({ title: text.released, description: text.releasedDetail, tone: 'ok' }),
  });
  return (
    <Notice tone="warn" title={text.held(since)}>
      <p className="max-w-[75ch]">{text.heldDetail(openCheckouts)}</p>
      <Button className="mt-2.5" onClick={() => setAsking(true)}>
        {text.release}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.releaseTitle}
        description={text.releaseDetail}
        confirm={text.release}
        isPending={release.isPending}
        onConfirm={() => release.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </Notice>
  );
}
