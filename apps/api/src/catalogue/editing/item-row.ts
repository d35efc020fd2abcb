import type { AdminItems, CatalogueKind } from '@app/contracts';
import type { QueryResultRow } from 'pg';

/** A row of the catalogue as the database hands it over to staff. */
export type ItemRow<Kind extends CatalogueKind = CatalogueKind> = Omit<
  AdminItems[Kind],
  'updatedAt' | 'deletedAt'
> & {
  updatedAt: Date | null;
  deletedAt: Date | null;
} & QueryResultRow;

/** The row as it leaves the API. */
export const toItem = <Kind extends CatalogueKind>({
  updatedAt,
  deletedAt,
  ...row
}: ItemRow<Kind>): AdminItems[Kind] =>
  ({
    ...row,
    updatedAt: updatedAt?.toISOString() ?? null,
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  }) as unknown as AdminItems[Kind];
