import { pageSizes, paths, type AdminColor } from '@app/contracts';
import { GalleryDialog, type Gallery } from '@app/ui';
import { toLoadState } from '@app/web-client';
import { useState } from 'react';
import { useMaterialsQuery } from '../../features/catalogue/catalogue-calls';
import { CataloguePage } from '../../features/catalogue/catalogue-page';
import { useAdminList } from '../../lib/api';
import { FailedState } from '../../lib/page';
import { useUrlState } from '../../lib/use-url-state';
import { ColorFields, colorForm } from './color-form';
import { ColorGroups } from './color-groups';
import { ColorPictures } from './color-pictures';
import { MaterialNav } from './material-nav';
import { toGallery } from './color-image-slots';

export function ColorsPage() {
  const list = useAdminList<AdminColor>(paths.adminItems('colors'), {
    pageSize: pageSizes.max,
  });
  const materialsState = toLoadState(useMaterialsQuery());
  const materials = materialsState.kind === 'ready' ? materialsState.data : [];
  const [gallery, setGallery] = useState<Gallery | null>(null);
  const materialId = useUrlState().get('materialId') ?? '';
  const form = colorForm((id) => materials.find((material) => String(material.id) === id)?.name ?? '');
  const view = (color: AdminColor, imageSlot: 1 | 2) => setGallery(toGallery(color, imageSlot));
  return (
    <>
      <CataloguePage
        form={form}
        list={list}
        isSortAlwaysShown
        priceChanges={{ materialId, materials }}
        notices={materialsState.kind === 'failed' && <FailedState {...materialsState} />}
        newItemDefaults={{ materialId }}
        beforeFields={(color) => <ColorPictures color={color} onView={view} />}
        fields={(edited, color) => <ColorFields form={edited} color={color} materials={materials} />}
      >
        <div className="wide:grid wide:grid-cols-[160px_minmax(0,1fr)] wide:items-start wide:gap-6">
          <MaterialNav materials={materials} />
          <ColorGroups list={list} materialId={materialId} onView={view} />
        </div>
      </CataloguePage>
      <GalleryDialog gallery={gallery} onClose={() => setGallery(null)} />
    </>
  );
}
