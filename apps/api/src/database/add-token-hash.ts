import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';

/**
 * Adds a token to a link's tokens. A mail that is composed again, perhaps by two processes at once, has a new token; all
 * of a link's tokens work.
 * @returns false if there is no such link
 */
export async function addTokenHash<Link extends { tokenHashes: string[] }>(
  manager: EntityManager,
  entity: EntityTarget<Link>,
  where: FindOptionsWhere<Link>,
  hash: string,
): Promise<boolean> {
  const appended = { tokenHashes: () => 'array_append(token_hashes, :hash)' } as QueryDeepPartialEntity<Link>;
  const update = manager.createQueryBuilder().update(entity).set(appended).where(where);
  return Boolean((await update.setParameter('hash', hash).execute()).affected);
}
