import type { Transaction } from '../../database/statements';
import { isFree } from '../../platform/background/lease';
import { AppError } from '../../platform/errors/app-error';
import type { MailKind } from '../mail-kind';
import { mailDue } from '../mail-statements';
import type { MailState } from '../mail.entity';

const lockMail = 'SELECT kind, state FROM mail WHERE id = $1 FOR NO KEY UPDATE';

/** What somebody has in hand is left to them: it is being sent already. */
const makeDue = `
  UPDATE mail SET next_try_at = $2
  WHERE id = $1 AND next_try_at > $2 AND ${isFree('$2')}
  RETURNING pg_notify('${mailDue}', '')`;

/**
 * Brings the next try of a mail forward to this moment. Those before it count as they did.
 *
 * @returns its kind; null where it was due already, or is being sent
 * @throws AppError `mail/not-found`, `mail/not-waiting`
 */
export async function tryMailNow(tx: Transaction, id: string, at: Date): Promise<MailKind | null> {
  const [mail] = await tx.run<{ kind: MailKind; state: MailState }>(lockMail, [id]);
  if (!mail) throw new AppError('mail/not-found');
  if (mail.state !== 'waiting') throw new AppError('mail/not-waiting');
  return (await tx.run(makeDue, [id, at])).length > 0 ? mail.kind : null;
}
