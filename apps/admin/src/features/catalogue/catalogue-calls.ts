import {
  type AdminItem,
  type AdminMaterial,
  type CatalogueKind,
  type DeleteItemResponse,
  type Material,
  pageSizes,
  paths,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiText, useAdminMutation, useAdminQuery } from '../../lib/api';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { itemName } from './item-form';
import { text } from './text';

export const useMaterialsQuery = () =>
  useAdminQuery<AdminMaterial[]>(`${paths.adminItems('materials')}?pageSize=${pageSizes.max}&sort=name`);

/** In the shop's format, for previews. With inactive items, as staff edit those too. */
export const useShopMaterialsQuery = () =>
  useAdminQuery<Material[]>(`${paths.materials}?includeInactive=true`);

/** Deletes with an undo; a failure is shown in the server's words (specification §8). */
export function useDeleteItem(kind: CatalogueKind, item: AdminItem, onDeleted: () => void) {
  const restore = useRestoreItem(kind, item);
  return useAdminMutation({
    invalidates: ['catalogue'],
    mutationFn: () => apiMutation<DeleteItemResponse>('DELETE', paths.adminItem(kind, item.id)),
    failure: { fallback: apiText.deleteFailed },
    onSuccess: () => {
      // The row is gone, so unsaved changes no longer matter.
      leaveGuard.discard();
      showToast({
        title: text.deleted(itemName(item)),
        tone: 'ok',
        action: { label: text.restore, onChoose: () => restore.mutate() },
      });
      onDeleted();
    },
  });
}

export const useRestoreItem = (kind: CatalogueKind, item: AdminItem) =>
  useAdminMutation({
    invalidates: ['catalogue'],
    mutationFn: () => apiMutation<AdminItem>('POST', paths.restoreItem(kind, item.id)),
    failure: { fallback: apiText.restoreFailed },
    onSuccess: () => showToast({ title: text.restored(itemName(item)), tone: 'ok' }),
  });
