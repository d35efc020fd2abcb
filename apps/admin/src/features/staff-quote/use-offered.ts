import {
  noCutoutsName,
  noSinkName,
  paths,
  type Cutout,
  type Material,
  type SinkType,
  type Thickness,
} from '@app/contracts';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import type { Offered } from './offered';

export type OfferedState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; offered: Offered };

/** The four lists that a top is put together from, as one. */
export function useOffered(): OfferedState {
  const materials = useAdminQuery<Material[]>(paths.materials);
  const thicknesses = useAdminQuery<Thickness[]>(paths.thicknesses);
  const sinkTypes = useAdminQuery<SinkType[]>(paths.sinkTypes);
  const cutouts = useAdminQuery<Cutout[]>(paths.cutouts);
  if (materials.data && thicknesses.data && sinkTypes.data && cutouts.data) {
    return {
      kind: 'ready',
      offered: {
        materials: materials.data,
        thicknesses: thicknesses.data,
        sinkTypes: sinkTypes.data.filter(({ name }) => name !== noSinkName),
        cutouts: cutouts.data.filter(({ name }) => name !== noCutoutsName),
      },
    };
  }
  const lists = [materials, thicknesses, sinkTypes, cutouts];
  const error = lists.find((list) => list.isError && !list.isFetching)?.error;
  if (!error) return { kind: 'loading' };
  return {
    kind: 'failed',
    error,
    retry: () => {
      for (const list of lists) if (list.isError) void list.refetch();
    },
  };
}
