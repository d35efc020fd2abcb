import type { CatalogueKind } from '@app/contracts';

/** Same as the tabs (D28). */
export const kindTitles: Readonly<Record<CatalogueKind, string>> = {
  materials: 'Materials',
  colors: 'Colors',
  'sink-types': 'Sink Types',
  thicknesses: 'Thicknesses',
  cutouts: 'Cutouts',
  basins: 'Basins',
};
