import type { CatalogueKind, CatalogueWarning } from '@app/contracts';

/**
 * Where a warning is mended, inside the admin: the row's panel, a material's colours, or the whole list. The tabs
 * are named like the kinds.
 */
export function fixAddress({ code, kind, id }: CatalogueWarning): string {
  if (code === 'material-without-active-color' && id !== null) return `/colors?materialId=${id}`;
  return id === null ? `/${kind}` : `/${kind}?item=${id}`;
}

export const belongsToList = (warning: CatalogueWarning, list: CatalogueKind): boolean =>
  warning.kind === list || (warning.code === 'material-without-active-color' && list === 'colors');
