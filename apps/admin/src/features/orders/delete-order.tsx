import { paths, type AdminQuote } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiText } from '../../lib/api/api-text';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog';
import { contactOf } from './quote-words';
import { text } from './text';
import { useRestoreOrder } from './use-restore-order';

interface DeleteOrderProps {
  quote: AdminQuote;
  onClose: () => void;
}

/** Asks before a quote is deleted, by its name; the toast can take it back (D22). */
export function DeleteOrder({ quote, onClose }: DeleteOrderProps) {
  const restore = useRestoreOrder();
  const deletion = useAdminMutation({
    changes: ['orders', 'money', 'tasks'],
    run: () => apiMutation<unknown>('DELETE', paths.adminQuote(quote.id)),
    failure: { unlessSaid: apiText.deleteFailed },
    onDone: () => {
      showToast({
        title: text.isDeleted(quote.reference),
        action: { label: text.undo, onChoose: () => restore.mutate(quote) },
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.deleteTitle(quote.reference)}
      description={text.deleteDetail(contactOf(quote)[0] ?? null)}
      confirm={text.delete}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    />
  );
}
