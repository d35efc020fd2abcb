import { type InquiryForm, type InquiryStatus, quoteIdPattern } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { AppError } from '../../platform/errors/app-error';
import { addStaffTask, endStaffTask, reopenStaffTask } from '../../staff-tasks';
import { type InquiryName, addInquiryEvent } from './add-inquiry-event';

const lock = (form: InquiryForm) => `SELECT status FROM ${form}_inquiry WHERE id = $1 FOR NO KEY UPDATE`;

/**
 * Where an inquiry stands, and nobody else moves it before this transaction ends.
 * @throws AppError `inquiry/not-found`; an id that nobody was ever given is not even looked for
 */
export async function lockInquiry(tx: StatementRunner, { form, id }: InquiryName): Promise<InquiryStatus> {
  const [inquiry] = quoteIdPattern.test(id) ? await tx.run<{ status: InquiryStatus }>(lock(form), [id]) : [];
  if (!inquiry) throw new AppError('inquiry/not-found');
  return inquiry.status;
}

/** Somebody still has to answer these. */
const isOpen = (status: InquiryStatus) => status === 'new' || status === 'in-progress';

interface Move {
  from: InquiryStatus;
  to: InquiryStatus;
  at: Date;
}

/**
 * Gives an inquiry, which must be locked, another status, and does what follows: its task is open exactly as long as
 * somebody still has to answer. Taken up again, it is due when it was, or within a day where that time has passed; what
 * only looked like spam gets its task now.
 */
export async function moveInquiry(
  tx: StatementRunner,
  actor: Actor,
  inquiry: InquiryName,
  { from, to, at }: Move,
): Promise<void> {
  const { form, id } = inquiry;
  await tx.run(`UPDATE ${form}_inquiry SET status = $2 WHERE id = $1`, [id, to]);
  await addInquiryEvent(tx, inquiry, { at, kind: 'status', text: to, actorId: actor.userId });
  const kind = `answer-${form}` as const;
  if (isOpen(from) && !isOpen(to)) await endStaffTask(tx, kind, { key: id, at, doneBy: actor.userId });
  if (!isOpen(from) && isOpen(to)) {
    const isKnown = await reopenStaffTask(tx, kind, { key: id, at });
    if (!isKnown) await addStaffTask(tx, kind, { key: id, at, [`${form}InquiryId`]: id });
  }
  await addAuditEntry(tx, actor, {
    at,
    verb: 'set-status',
    subject: { kind: `${form}-inquiry`, id },
    before: { status: from },
    after: { status: to },
  });
}
