import type { Cutout, Material, SinkType, Thickness } from '@app/contracts';

/** The four public lists a top is configured from, active parts only. */
export interface Catalogue {
  materials: readonly Material[];
  thicknesses: readonly Thickness[];
  sinkTypes: readonly SinkType[];
  cutouts: readonly Cutout[];
}

/** The result of one list query, as TanStack Query returns it. */
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

/** Ready when all four lists are loaded; failed when one of them failed to load. */
export function toCatalogueState(queries: ListQueries): CatalogueState {
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
  if (!failed) return { kind: 'loading' };
  const [name, { error }] = failed;
  if (!error) return { kind: 'loading' };
  return {
    kind: 'failed',
    list: name === 'sinkTypes' ? 'sink types' : name,
    error,
    retry: () => {
      for (const list of Object.values(queries) as ListQuery<unknown>[])
        if (list.isError) void list.refetch();
    },
  };
}
