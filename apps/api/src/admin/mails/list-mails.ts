import type { Statement, StatementRunner } from '../../database/statements';
import type { MailAttachmentNote, MailKind, MailState } from '../../mail';
import type { WantedList } from '../../platform/lists/read-list-query';
import { Filters, orderBy, type Page, readPage } from '../../platform/lists/read-page';
import { textPattern } from '../../platform/lists/search-patterns';

export const mailSorts = ['created'] as const;
export type MailSort = (typeof mailSorts)[number];

/** A mail as the log shows it. */
export interface MailLineRow {
  id: string;
  kind: MailKind;
  state: MailState;
  to_name: string | null;
  to_address: string | null;
  subject: string | null;
  quotes: { id: string; reference: string }[];
  tries: number;
  remark: string | null;
  created_at: Date;
  settled_at: Date | null;
  next_try_at: Date | null;
  is_erased: boolean;
}

export interface MailDetailRow extends MailLineRow {
  text: string | null;
  has_html: boolean;
  attachments: MailAttachmentNote[];
}

/** As the index has it, which the planner only uses for the same words. Each begins behind a space. */
const searchText = `lower(' ' || coalesce(to_name, '') || ' ' || coalesce(to_address, '') || ' ' || coalesce(subject, ''))`;

/** A mail about a deposit that names no quotes is about the deposit's. */
const quotes = `(
  SELECT coalesce(json_agg(json_build_object('id', quote.id, 'reference', quote.reference)
    ORDER BY array_position(about.quote_ids, quote.id)), '[]')
  FROM (SELECT CASE WHEN cardinality(mail.quote_ids) > 0 THEN mail.quote_ids ELSE ARRAY(
      SELECT quote_id FROM deposit_quote WHERE deposit_id = mail.deposit_id ORDER BY position) END AS quote_ids) AS about
  JOIN quote ON quote.id = ANY(about.quote_ids)) AS quotes`;

const columns = `mail.id, mail.kind, mail.state, mail.to_name, mail.to_address, mail.subject, ${quotes}, mail.tries,
  mail.remark, mail.created_at, mail.settled_at, mail.next_try_at, mail.details ? 'erased' AS is_erased`;

/** A reference as people write it down: with or without dashes, in whatever case. */
const readReference = (search: string): string | null => {
  const [, year, number] = /^vt[\s-]*(\d{2})[\s-]*(\d{5,})$/i.exec(search) ?? [];
  return year && number ? `VT-${year}-${number}` : null;
};

/** A page of the log. */
export async function listMails(
  statements: StatementRunner,
  kind: MailKind | null,
  { status, search, sort, ...wanted }: WantedList<MailState, MailSort>,
): Promise<Page<MailLineRow>> {
  const filters = new Filters()
    .where(status, (state) => `mail.state = ${state}`)
    .where(kind, (one) => `mail.kind = ${one}`);
  if (search) {
    const reference = readReference(search);
    const pattern = textPattern((reference ?? search).toLowerCase());
    // By signs alone nobody is found.
    if (pattern === null) return { rows: [], total: 0 };
    const found = [`${searchText} LIKE ${filters.place(pattern)}`];
    if (reference) {
      const quoteId = `SELECT ARRAY[id] FROM quote WHERE reference = ${filters.place(reference)}`;
      found.push(`mail.quote_ids @> (${quoteId})`);
    }
    filters.and(`(${found.join(' OR ')})`);
  }
  const order = orderBy(sort, { created: 'mail.created_at' }, 'mail.created_at DESC, mail.id DESC');
  return readPage<MailLineRow & Record<string, unknown>>(statements, wanted, {
    name: 'mails',
    filters,
    // What is searched decides which index serves best.
    isPlannedAnew: true,
    all: `SELECT FROM mail WHERE ${filters.condition}`,
    page: ({ limit, offset }) => `
      WITH page AS (
        SELECT id FROM mail WHERE ${filters.condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
      SELECT ${columns} FROM page JOIN mail USING (id) ORDER BY ${order}`,
  });
}

export const readMail: Statement = {
  name: 'read-mail-for-staff',
  text: `
    SELECT ${columns}, mail.text, mail.html IS NOT NULL AS has_html, mail.attachments FROM mail WHERE mail.id = $1`,
};
