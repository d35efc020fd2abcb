import {
  type AuditVerb,
  type InquiryForm,
  type InquiryStatus,
  quoteIdPattern,
  type ReplyMethod,
} from '@app/contracts';
import type { EntityTarget } from 'typeorm';
import { insertUnlessPresent } from '../../database/insert-unless-present';
import type { StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { AppError } from '../../platform/errors/app-error';
import { addStaffTask, endStaffTask, reopenStaffTask } from '../../staff-tasks';
import { ContactInquiry, TradeInquiry } from '../inquiry.entities';
import { InquiryEvent, type InquiryEventKind } from './inquiry-event.entity';

export interface InquiryKey {
  form: InquiryForm;
  id: string;
}

interface NewInquiryEvent {
  at: Date;
  kind: InquiryEventKind;
  text: string;
  quoteId?: string;
  mailId?: string;
  method?: ReplyMethod;
  messageId?: string | null;
  actorId: number | null;
  idempotencyKey?: string | undefined;
}

/** @returns false if the same request added the event before */
export async function addInquiryEvent(
  tx: StatementRunner,
  { form, id }: InquiryKey,
  event: NewInquiryEvent,
): Promise<boolean> {
  const row = { ...event, [`${form}InquiryId`]: id };
  return (await insertUnlessPresent(tx.manager, InquiryEvent, row)) !== null;
}

const inquiryOf: Record<InquiryForm, EntityTarget<Pick<ContactInquiry, 'id' | 'status'>>> = {
  contact: ContactInquiry,
  trade: TradeInquiry,
};

/** Locks the inquiry until the transaction ends. */
export async function lockInquiry(tx: StatementRunner, { form, id }: InquiryKey): Promise<InquiryStatus> {
  const lock = { mode: 'for_no_key_update' } as const;
  const inquiry =
    quoteIdPattern.test(id) && (await tx.manager.findOne(inquiryOf[form], { where: { id }, lock }));
  if (!inquiry) throw new AppError('inquiry/not-found');
  return inquiry.status;
}

const isOpen = (status: InquiryStatus) => status === 'new' || status === 'in-progress';

/** Sets the status of a locked inquiry. Its staff task is open as long as the inquiry is open. */
export async function changeInquiryStatus(
  tx: StatementRunner,
  actor: Actor,
  inquiry: InquiryKey,
  { from, to, at }: { from: InquiryStatus; to: InquiryStatus; at: Date },
): Promise<void> {
  const { form, id } = inquiry;
  await tx.manager.update(inquiryOf[form], id, { status: to });
  await addInquiryEvent(tx, inquiry, { at, kind: 'status', text: to, actorId: actor.userId });
  const kind = `answer-${form}` as const;
  if (isOpen(from) && !isOpen(to)) await endStaffTask(tx, kind, { key: id, at, doneBy: actor.userId });
  if (!isOpen(from) && isOpen(to)) {
    const wasReopened = await reopenStaffTask(tx, kind, { key: id, at });
    if (!wasReopened) await addStaffTask(tx, kind, { key: id, at, [`${form}InquiryId`]: id });
  }
  await auditInquiry(tx, actor, inquiry, {
    verb: 'set-status',
    before: { status: from },
    after: { status: to },
    at,
  });
}

/** Texts of customers and staff must not be in the audit log. */
export const auditInquiry = (
  tx: StatementRunner,
  actor: Actor,
  { form, id }: InquiryKey,
  entry: { verb: AuditVerb<'contact-inquiry' | 'trade-inquiry'>; before?: object; after?: object; at: Date },
): Promise<void> => addAuditEntry(tx, actor, { ...entry, subject: { kind: `${form}-inquiry`, id } });
