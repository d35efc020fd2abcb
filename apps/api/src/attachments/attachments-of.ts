import { type Attachment, paths } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../database/statements';

type AttachmentsOf =
  | { quoteIds: readonly string[] }
  | { topOfQuoteId: string }
  | { contactId: string }
  | { tradeId: string };

/** null: it came with an inquiry. */
export type FoundAttachment = Attachment & { quoteId: string | null };

const allWhere = (condition: string) => `
    SELECT id, quote_id AS "quoteId", name, type, size, of_finished_top AS "ofFinishedTop", created_at AS "createdAt"
    FROM attachment
    WHERE ${condition} ORDER BY created_at, id`;

const statements = {
  quoteIds: allWhere('quote_id = ANY ($1)'),
  topOfQuoteId: allWhere(
    `quote_id = ANY(ARRAY(
    WITH RECURSIVE older AS (
      SELECT $1::text AS id
      UNION
      SELECT previous.replaces_quote_id
      FROM older CROSS JOIN LATERAL (
        SELECT replaces_quote_id FROM quote WHERE id = older.id AND replaces_quote_id IS NOT NULL LIMIT 1) AS previous
    )
    SELECT older.id FROM older))`,
  ),
  contactId: allWhere('contact_inquiry_id = $1'),
  tradeId: allWhere('trade_inquiry_id = $1'),
};

export async function attachmentsOf(runner: StatementRunner, of: AttachmentsOf): Promise<FoundAttachment[]> {
  type Row = InDatabase<Omit<FoundAttachment, 'url'>, 'createdAt'>;
  const [[whose, id]] = Object.entries(of) as [[keyof typeof statements, unknown]];
  const rows = await runner.run<Row>(statements[whose], [id]);
  return rows.map((row) => ({
    ...row,
    url: paths.adminAttachment(row.id),
    createdAt: row.createdAt.toISOString(),
  }));
}

export const toAttachment = ({ quoteId: _known, ...attachment }: FoundAttachment): Attachment => attachment;
