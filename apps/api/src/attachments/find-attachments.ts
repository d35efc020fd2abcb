import { type Attachment as AttachmentResponse, paths } from '@app/contracts';
import { type FindOptionsWhere, Raw } from 'typeorm';
import type { StatementRunner } from '../database/statements';
import { Attachment } from './attachment.entity';

/** `quoteId` is null for an attachment of an inquiry. */
export type FoundAttachment = AttachmentResponse & { quoteId: string | null };

/** Attachments of a quote and of the quotes that it replaces. */
export const whereOfQuoteOrReplaced = (quoteId: string): FindOptionsWhere<Attachment> => ({
  quoteId: Raw(
    (column) => `${column} = ANY(ARRAY(
    WITH RECURSIVE replaced AS (
      SELECT :quoteId::text AS id
      UNION
      SELECT previous.replaces_quote_id
      FROM replaced CROSS JOIN LATERAL (
        SELECT replaces_quote_id FROM quote WHERE id = replaced.id AND replaces_quote_id IS NOT NULL LIMIT 1) AS previous
    )
    SELECT replaced.id FROM replaced))`,
    { quoteId },
  ),
});

/** Oldest first. */
export async function findAttachments(
  { manager }: StatementRunner,
  where: FindOptionsWhere<Attachment>,
): Promise<FoundAttachment[]> {
  const found = await manager.find(Attachment, { where, order: { createdAt: 'ASC', id: 'ASC' } });
  return found.map(({ contactInquiryId: _contact, tradeInquiryId: _trade, ...attachment }) => ({
    ...attachment,
    url: paths.adminAttachment(attachment.id),
    createdAt: attachment.createdAt.toISOString(),
  }));
}

export const toAttachment = ({ quoteId: _known, ...attachment }: FoundAttachment): AttachmentResponse =>
  attachment;
