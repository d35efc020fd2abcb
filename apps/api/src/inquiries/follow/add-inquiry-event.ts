import type { InquiryForm, ReplyMeans } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import type { InquiryEventKind } from './inquiry-event.entity';

const addInquiryEventStatement = `
  INSERT INTO inquiry_event (
    contact_inquiry_id, trade_inquiry_id, at, kind, text, quote_id, mail_id, means, message_id, actor_id,
    idempotency_key)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`;

/** One of the two forms' inquiries. */
export interface InquiryName {
  form: InquiryForm;
  id: string;
}

interface NewInquiryEvent {
  at: Date;
  kind: InquiryEventKind;
  /** The status it got, the words themselves, or the reference of the quote that was made. */
  text: string;
  quoteId?: string;
  mailId?: string;
  means?: ReplyMeans;
  messageId?: string | null;
  actorId: number | null;
  idempotencyKey?: string | undefined;
}

/**
 * Keeps with an inquiry what was done about it, within whatever does it.
 * @returns false where the same request has done it before
 */
export async function addInquiryEvent(
  tx: StatementRunner,
  { form, id }: InquiryName,
  { at, kind, text, quoteId, mailId, means, messageId, actorId, idempotencyKey }: NewInquiryEvent,
): Promise<boolean> {
  const ids = form === 'contact' ? [id, null] : [null, id];
  const values = [...ids, at, kind, text, quoteId, mailId, means, messageId, actorId, idempotencyKey];
  return (await tx.run(addInquiryEventStatement, values)).length > 0;
}
