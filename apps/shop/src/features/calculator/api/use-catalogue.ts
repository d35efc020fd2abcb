import { toCatalogueState, type Catalogue, type CatalogueState } from '@app/configuration';
import { paths, type Cutout, type Material, type SinkType, type Thickness } from '@app/contracts';
import { useQuery } from '@tanstack/react-query';

/** Unlike other requests, thicknesses are retried 3 times, 1 s apart (specification §7). */
export const thicknessRetry = { retry: 3, retryDelay: 1_000 } as const;

/** React Query updates the page one task after a refetch; callers expect the new data on the page. */
const observersUpdated = () => new Promise((resolve) => setTimeout(resolve, 0));

export function useCatalogue(): CatalogueState & { refresh: () => Promise<Catalogue> } {
  const materials = useQuery<Material[]>({ queryKey: [paths.materials] });
  const thicknesses = useQuery<Thickness[]>({ queryKey: [paths.thicknesses], ...thicknessRetry });
  const sinkTypes = useQuery<SinkType[]>({ queryKey: [paths.sinkTypes] });
  const cutouts = useQuery<Cutout[]>({ queryKey: [paths.cutouts] });
  const refresh = async (): Promise<Catalogue> => {
    const options = { throwOnError: true };
    const [newMaterials, newThicknesses, newSinkTypes, newCutouts] = await Promise.all([
      materials.refetch(options),
      thicknesses.refetch(options),
      sinkTypes.refetch(options),
      cutouts.refetch(options),
    ]);
    await observersUpdated();
    return {
      materials: newMaterials.data ?? [],
      thicknesses: newThicknesses.data ?? [],
      sinkTypes: newSinkTypes.data ?? [],
      cutouts: newCutouts.data ?? [],
    };
  };
  return { ...toCatalogueState({ materials, thicknesses, sinkTypes, cutouts }), refresh };
}
