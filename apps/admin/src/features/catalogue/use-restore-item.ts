import { paths, type AdminItem, type CatalogueKind } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';
import { text } from './text';

/** Brings a deleted row back; what stands in the way is said in the server's words. */
export const useRestoreItem = ({ kind, id, name }: { kind: CatalogueKind; id: number; name: string }) =>
  useAdminMutation({
    changes: ['catalogue'],
    run: () => apiMutation<AdminItem>('POST', paths.restoreItem(kind, id)),
    failure: { unlessSaid: text.restoreFailed },
    onDone: () => showToast({ title: text.restored(name), tone: 'ok' }),
  });
