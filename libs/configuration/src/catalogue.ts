import type { Cutout, Material, SinkType, Thickness } from '@app/contracts';

/** The four public lists a top is configured from, active parts only. */
export interface Catalogue {
  materials: readonly Material[];
  thicknesses: readonly Thickness[];
  sinkTypes: readonly SinkType[];
  cutouts: readonly Cutout[];
}

/** A list as a query library returns it. */
export interface ListQuery<Row> {
  data?: Row[];
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export type CatalogueState =
  | { kind: 'loading' }
  | { kind: 'failed'; list: string; error: Error; retry: () => void }
  | { kind: 'ready'; catalogue: Catalogue };

interface ListQueries {
  materials: ListQuery<Material>;
  thicknesses: ListQuery<Thickness>;
  sinkTypes: ListQuery<SinkType>;
  cutouts: ListQuery<Cutout>;
}

/** The four lists as one: ready when all are, failed when one has. */
export function catalogueState(queries: ListQueries): CatalogueState {
  const { materials, thicknesses, sinkTypes, cutouts } = queries;
  if (materials.data && thicknesses.data && sinkTypes.data && cutouts.data) {
    return {
      kind: 'ready',
      catalogue: {
        materials: materials.data,
        thicknesses: thicknesses.data,
        sinkTypes: sinkTypes.data,
        cutouts: cutouts.data,
      },
    };
  }
  const failed = Object.entries(queries).find(([, { isError, isFetching }]) => isError && !isFetching) as
    | [keyof ListQueries, ListQuery<unknown>]
    | undefined;
  if (!failed?.[1].error) return { kind: 'loading' };
  return {
    kind: 'failed',
    list: failed[0] === 'sinkTypes' ? 'sink types' : failed[0],
    error: failed[1].error,
    retry: () => {
      for (const list of Object.values(queries) as ListQuery<unknown>[])
        if (list.isError) void list.refetch();
    },
  };
}
