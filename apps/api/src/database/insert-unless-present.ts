import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/**
 * Inserts a row unless there is one that it would repeat; of two who do so at once, one does.
 * @returns its id; null where there was one
 */
export async function insertUnlessPresent<Entity extends ObjectLiteral & { id: unknown }>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  row: QueryDeepPartialEntity<Entity>,
): Promise<Entity['id'] | null> {
  const insertion = manager.createQueryBuilder().insert().into(entity).values(row).orIgnore();
  const inserted = await insertion.returning('id').updateEntity(false).execute();
  return (inserted.raw as Entity[])[0]?.id ?? null;
}
