import type { Transaction } from '../../database/statements';
import { isFree } from '../../platform/background/lease';
import { AppError } from '../../platform/errors/app-error';
import type { MailKind } from '../mail-kind';
import { mailDue } from '../mail-statements';
import { Mail } from '../mail.entity';

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
  const mail = await tx.manager.findOne(Mail, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!mail) throw new AppError('mail/not-found');
  if (mail.state !== 'waiting') throw new AppError('mail/not-waiting');
  return (await tx.run(makeDue, [id, at])).length > 0 ? mail.kind : null;
}
