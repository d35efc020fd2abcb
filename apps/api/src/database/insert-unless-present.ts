import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** @returns the id; null if such a row existed */
export async function insertUnlessPresent<Entity extends ObjectLiteral & { id: unknown }>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  row: Partial<Entity>,
): Promise<Entity['id'] | null> {
  const insertion = manager.createQueryBuilder().insert().into(entity).values(row).orIgnore();
  const inserted = await insertion.returning('id').updateEntity(false).execute();
  return (inserted.raw as Entity[])[0]?.id ?? null;
}
