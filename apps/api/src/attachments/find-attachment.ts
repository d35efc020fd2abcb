import { quoteIdPattern, type Attachment } from '@app/contracts';
import type { Statement, StatementRunner } from '../database/statements';

const findAttachmentStatement: Statement = {
  name: 'find-attachment',
  text: 'SELECT id, name, type FROM attachment WHERE id = $1',
};

/** One attachment by its id; undefined where there is none. */
export async function findAttachment(
  runner: StatementRunner,
  id: string,
): Promise<Pick<Attachment, 'id' | 'name' | 'type'> | undefined> {
  if (!quoteIdPattern.test(id)) return undefined;
  const [found] = await runner.run<Pick<Attachment, 'id' | 'name' | 'type'>>(findAttachmentStatement, [id]);
  return found;
}
