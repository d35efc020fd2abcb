import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';

/**
 * Adds a token to those of a link. A mail composed again, perhaps by two processes at once, has another token; all of
 * them work.
 * @returns false if there is no such row
 */
export async function addTokenHash<Link extends { tokenHashes: string[] }>(
  manager: EntityManager,
  entity: EntityTarget<Link>,
  which: FindOptionsWhere<Link>,
  hash: string,
): Promise<boolean> {
  const added = { tokenHashes: () => 'array_append(token_hashes, :hash)' } as QueryDeepPartialEntity<Link>;
  const update = manager.createQueryBuilder().update(entity).set(added).where(which);
  return Boolean((await update.setParameter('hash', hash).execute()).affected);
}
