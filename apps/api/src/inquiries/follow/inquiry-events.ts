import {
  type AuditVerb,
  type InquiryForm,
  type InquiryStatus,
  quoteIdPattern,
  type ReplyMeans,
} from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { AppError } from '../../platform/errors/app-error';
import { addStaffTask, endStaffTask, reopenStaffTask } from '../../staff-tasks';
import type { InquiryEventKind } from './inquiry-event.entity';

const addInquiryEventStatement = `
  INSERT INTO inquiry_event (
    contact_inquiry_id, trade_inquiry_id, at, kind, text, quote_id, mail_id, means, message_id, actor_id,
    idempotency_key)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`;

export interface InquiryName {
  form: InquiryForm;
  id: string;
}

interface NewInquiryEvent {
  at: Date;
  kind: InquiryEventKind;
  text: string;
  quoteId?: string;
  mailId?: string;
  means?: ReplyMeans;
  messageId?: string | null;
  actorId: number | null;
  idempotencyKey?: string | undefined;
}

/** @returns false where the same request has done it before */
export async function addInquiryEvent(
  tx: StatementRunner,
  { form, id }: InquiryName,
  { at, kind, text, quoteId, mailId, means, messageId, actorId, idempotencyKey }: NewInquiryEvent,
): Promise<boolean> {
  const ids = form === 'contact' ? [id, null] : [null, id];
  const values = [...ids, at, kind, text, quoteId, mailId, means, messageId, actorId, idempotencyKey];
  return (await tx.run(addInquiryEventStatement, values)).length > 0;
}

const lock = (form: InquiryForm) => `SELECT status FROM ${form}_inquiry WHERE id = $1 FOR NO KEY UPDATE`;

/** Nobody else moves it before this transaction ends. @throws AppError `inquiry/not-found` */
export async function lockInquiry(tx: StatementRunner, { form, id }: InquiryName): Promise<InquiryStatus> {
  const [inquiry] = quoteIdPattern.test(id) ? await tx.run<{ status: InquiryStatus }>(lock(form), [id]) : [];
  if (!inquiry) throw new AppError('inquiry/not-found');
  return inquiry.status;
}

const isOpen = (status: InquiryStatus) => status === 'new' || status === 'in-progress';

/** Gives a locked inquiry another status; its task is open exactly as long as somebody still has to answer. */
export async function moveInquiry(
  tx: StatementRunner,
  actor: Actor,
  inquiry: InquiryName,
  { from, to, at }: { from: InquiryStatus; to: InquiryStatus; at: Date },
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
  const [before, after] = [{ status: from }, { status: to }];
  await logOn(tx, actor, inquiry, { verb: 'set-status', before, after, at });
}

/** In the audit log, which learns nobody's words. */
export const logOn = (
  tx: StatementRunner,
  actor: Actor,
  { form, id }: InquiryName,
  entry: { verb: AuditVerb<'contact-inquiry' | 'trade-inquiry'>; before?: object; after?: object; at: Date },
): Promise<void> => addAuditEntry(tx, actor, { ...entry, subject: { kind: `${form}-inquiry`, id } });
