import { paths, type CatalogueKind, type DeleteItemResponse } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiText } from '../../lib/api/api-text';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { text } from './text';
import { useRestoreItem } from './use-restore-item';

interface DeleteItem {
  kind: CatalogueKind;
  id: number;
  name: string;
  onDeleted: () => void;
}

/** Deletes a row, and offers it back; what failed is said in the server's words (specification §8). */
export function useDeleteItem({ kind, id, name, onDeleted }: DeleteItem) {
  const restore = useRestoreItem({ kind, id, name });
  return useAdminMutation({
    changes: ['catalogue'],
    run: () => apiMutation<DeleteItemResponse>('DELETE', paths.adminItem(kind, id)),
    failure: { unlessSaid: apiText.deleteFailed },
    onDone: () => {
      // What was typed into its form is gone with it.
      leaveGuard.discard();
      showToast({
        title: text.deleted(name),
        tone: 'ok',
        action: { label: text.restore, onChoose: () => restore.mutate() },
      });
      onDeleted();
    },
  });
}
