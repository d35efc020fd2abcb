import type { FastifyReply } from 'fastify';
import type { AdminItems, CatalogueKind } from '@app/contracts';
import { itemStatuses, itemKinds, type CatalogueEditor } from '../../catalogue';
import { readListQuery } from '../../platform/lists/read-list-query';
import { setTotalCount } from '../../platform/lists/set-total-count';

/** The page of a list that an address asks for, as a plain array with the count beside it (D33). */
export async function sendList<Kind extends CatalogueKind>(
  catalogue: CatalogueEditor,
  kind: Kind,
  query: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
): Promise<AdminItems[Kind][]> {
  const sorts = Object.keys(itemKinds[kind].sorts);
  const { items, total } = await catalogue.list(
    kind,
    readListQuery(query, { statuses: itemStatuses, sorts }),
  );
  setTotalCount(reply, total);
  return items;
}
