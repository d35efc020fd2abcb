import { paths, type Cutout, type Material, type SinkType, type Thickness } from '@app/contracts';
import { useQuery } from '@tanstack/react-query';
import { thicknessRetry } from '../../../lib/query-client';
import type { Catalogue } from '../configuration/catalogue';

export type CatalogueState =
  | { kind: 'loading' }
  | { kind: 'failed'; list: string; message: string; retry: () => void }
  | { kind: 'ready'; catalogue: Catalogue; refresh: () => Promise<Catalogue> };

/** Observers hear of new data one task later; whoever awaits a refresh expects to see it on the page. */
const shown = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The four lists that a top is configured from, as one. */
export function useCatalogue(): CatalogueState {
  const materials = useQuery<Material[]>({ queryKey: [paths.materials] });
  const thicknesses = useQuery<Thickness[]>({ queryKey: [paths.thicknesses], ...thicknessRetry });
  const sinkTypes = useQuery<SinkType[]>({ queryKey: [paths.sinkTypes] });
  const cutouts = useQuery<Cutout[]>({ queryKey: [paths.cutouts] });

  if (materials.data && thicknesses.data && sinkTypes.data && cutouts.data) {
    return {
      kind: 'ready',
      catalogue: {
        materials: materials.data,
        thicknesses: thicknesses.data,
        sinkTypes: sinkTypes.data,
        cutouts: cutouts.data,
      },
      refresh: async () => {
        const options = { throwOnError: true };
        const [newMaterials, newThicknesses, newSinkTypes, newCutouts] = await Promise.all([
          materials.refetch(options),
          thicknesses.refetch(options),
          sinkTypes.refetch(options),
          cutouts.refetch(options),
        ]);
        await shown();
        return {
          materials: newMaterials.data ?? [],
          thicknesses: newThicknesses.data ?? [],
          sinkTypes: newSinkTypes.data ?? [],
          cutouts: newCutouts.data ?? [],
        };
      },
    };
  }
  const lists = { materials, thicknesses, 'sink types': sinkTypes, cutouts };
  const failed = Object.entries(lists).find(([, { isError, isFetching }]) => isError && !isFetching);
  if (!failed?.[1].error) return { kind: 'loading' };
  return {
    kind: 'failed',
    list: failed[0],
    message: failed[1].error.message,
    retry: () => {
      for (const list of Object.values(lists)) if (list.isError) void list.refetch();
    },
  };
}
