import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';

/**
 * All of a link's tokens work: a mail that is composed again, perhaps by two processes at once, has a new one.
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
