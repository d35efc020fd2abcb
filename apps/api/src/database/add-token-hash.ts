import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';

/**
 * Adds a token to those of a link, which all work: each time a mail is composed, perhaps by two processes at once, it gets
 * a new one.
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
