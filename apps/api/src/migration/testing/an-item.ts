import type { LiveItem, PreviewItem } from '../catalogue-item';

export const aPreviewMaterial = (name: string, fields: PreviewItem['fields'] = {}): PreviewItem => ({
  kind: 'materials',
  name,
  material: null,
  fields: { name, ...fields },
});

export const aPreviewColor = (
  material: string,
  name: string,
  fields: PreviewItem['fields'] = {},
): PreviewItem => ({ kind: 'colors', name, material, fields: { name, ...fields } });

/** A live row made by the product. */
export const aLiveItem = (item: PreviewItem, details: Partial<LiveItem> = {}): LiveItem => ({
  ...item,
  id: 1,
  version: 1,
  materialId: item.kind === 'colors' ? 1 : null,
  deletedAt: null,
  isByStaff: false,
  ...details,
});
