import type { AdminItems, CatalogueKind } from '@app/contracts';
import type { EntityManager } from 'typeorm';
import type { Page } from '../../platform/lists/read-page';
import type { ListQuery } from '../../platform/lists/read-list-query';
import { matchesPatternArraySql, wordPatterns } from '../../platform/lists/search-patterns';
import { itemKinds } from './item-kinds';
import { toItem } from './item-row';

export const itemStatuses = ['active', 'inactive', 'deleted'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** Active and inactive rows of a kind (D33); deleted ones only on request. */
export async function listItems<Kind extends CatalogueKind>(
  manager: EntityManager,
  kind: Kind,
  { search, status, sort, limit, offset }: ListQuery<ItemStatus, string>,
): Promise<Page<AdminItems[Kind]>> {
  const { entity, searchedColumns: searched, sorts } = itemKinds[kind];
  const matching = manager.createQueryBuilder(entity, 'part');
  if (status === 'deleted') matching.withDeleted().andWhere('part.deletedAt IS NOT NULL');
  else if (status) matching.andWhere('part.isActive = :isActive', { isActive: status === 'active' });
  if (search !== null) {
    const text = `concat_ws(' ', ${searched.join(', ')})`;
    matching.andWhere(matchesPatternArraySql(text, ':patterns'), { patterns: wordPatterns(search) });
  }
  const page = matching.clone().addSelect('count(*) OVER ()::integer', 'total');
  const sortExpression = sort && sorts[sort.by];
  if (sortExpression) page.addOrderBy(sortExpression, sort.isDescending ? 'DESC' : 'ASC');
  else if (status === 'deleted') page.addOrderBy('part.deletedAt', 'DESC');
  const { entities, raw } = await page
    .addOrderBy('part.id', 'DESC')
    .limit(limit)
    .offset(offset)
    .getRawAndEntities<{ total: number }>();
  // Beyond the last page, no row has the total.
  const total = raw[0]?.total ?? (offset > 0 ? await matching.getCount() : 0);
  return { rows: entities.map((row) => toItem<Kind>(row)), total };
}
