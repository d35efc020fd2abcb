import { catalogueState, type CatalogueState } from '@app/configuration';
import { paths, type Cutout, type Material, type SinkType, type Thickness } from '@app/contracts';
import { useAdminQuery } from '../../lib/api/use-admin-query';

/** What can be sold at this moment, as visitors see it. */
export const useCatalogue = (): CatalogueState =>
  catalogueState({
    materials: useAdminQuery<Material[]>(paths.materials),
    thicknesses: useAdminQuery<Thickness[]>(paths.thicknesses),
    sinkTypes: useAdminQuery<SinkType[]>(paths.sinkTypes),
    cutouts: useAdminQuery<Cutout[]>(paths.cutouts),
  });
